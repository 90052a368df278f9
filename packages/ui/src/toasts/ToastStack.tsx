import { useIsomorphicEffect } from '@mantine/hooks';
import { Notifications, useNotifications } from '@mantine/notifications';
import { type FocusEvent, useRef, useState } from 'react';
import { followObstacles } from './stack-offset';
import { ToastCard } from './ToastCard';
import { exitMs, toastStacks, type ToastStackName, type ToastStore } from './toast-store';
import classes from './Toasts.module.css';

const labels = { attention: 'Notifications', confirmation: 'Confirmations' } as const satisfies Record<
  ToastStackName,
  string
>;

/** The content of the page: otherwise the next Tab would start at the top of the window. */
const focusContent = () => document.querySelector('main')?.focus({ preventScroll: true });

/**
 * One corner's notifications. The library shows them, and holds them while the pointer is on one; while the focus is, they
 * stay too. Their live region is there before the first one.
 */
export function ToastStack({ name, store }: { name: ToastStackName; store: ToastStore }) {
  const { position, limit, showMs } = toastStacks[name];
  const { notifications } = useNotifications(store.stores[name]);
  const section = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const isEmpty = notifications.length === 0;
  // What leaves with the focus says nothing of losing it.
  if (isEmpty && hasFocus) setHasFocus(false);
  // Each new one looks at what is in use when it appears.
  const newestId = notifications.at(-1)?.id;
  useIsomorphicEffect(() => {
    const stack = section.current;
    if (!stack || isEmpty) return undefined;
    return followObstacles(stack, name === 'attention' ? 'bottom' : 'top', (pixels) =>
      stack.style.setProperty('--stack-offset', `${pixels}px`),
    );
  }, [isEmpty, name, newestId]);

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    cameFrom.current = relatedTarget;
    setHasFocus(true);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
  };
  /** A button that is removed with its toast would lose the focus. */
  const giveFocusBack = () => {
    // Not by `focused`: a press gives the focus and takes it in the same moment, before a render knows of it.
    if (!section.current?.contains(document.activeElement)) return;
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    else focusContent();
    // Undo may remove what has it now.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusContent();
    });
  };
  return (
    <section
      ref={section}
      className={classes['stack']}
      data-stack={name}
      aria-label={`${labels[name]} (F8)`}
      aria-live="polite"
    >
      <Notifications
        store={store.stores[name]}
        position={position}
        limit={limit}
        autoClose={hasFocus ? false : showMs}
        transitionDuration={exitMs}
        notificationMaxHeight="60dvh"
        withinPortal={false}
        // A drag selects text, and an Undo must not be lost by it.
        allowDragDismiss={false}
        allowScrollDismiss={false}
        classNames={{ notification: classes['notification'] ?? '' }}
        onFocus={onFocus}
        onBlur={onBlur}
        renderNotification={({ id, autoClose }) => {
          const toast = store.toast(id!);
          return toast ? (
            <ToastCard toast={toast} store={store} isTimed={autoClose !== false} onDealtWith={giveFocusBack} />
          ) : null;
        }}
      />
    </section>
  );
}
