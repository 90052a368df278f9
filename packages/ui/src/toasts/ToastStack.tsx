import { useRef } from 'react';
import { useFocusWithin, useHover, useIsomorphicEffect, useMergedRef } from '@mantine/hooks';
import { followObstacles } from './stack-offset';
import { ToastCard } from './ToastCard';
import type { Toast, ToastStackName, ToastStore } from './toast-store';
import classes from './Toasts.module.css';

const labels = { attention: 'Notifications', confirmation: 'Confirmations' } as const satisfies Record<
  ToastStackName,
  string
>;

type ShownToasts = { toasts: readonly Toast[]; store: ToastStore };

/** The content of the page: otherwise the next Tab would start at the top of the window. */
const focusContent = () => document.querySelector('main')?.focus({ preventScroll: true });

/** The cards stay while the pointer or the focus is on them. */
function Cards({ toasts, store }: ShownToasts) {
  const cards = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const { ref: hoverRef, hovered } = useHover<HTMLDivElement>();
  const { ref: focusRef, focused } = useFocusWithin<HTMLDivElement>({
    onFocus: ({ relatedTarget }) => {
      cameFrom.current = relatedTarget;
    },
  });
  const ref = useMergedRef(cards, hoverRef, focusRef);
  /** A button that is removed with its toast would lose the focus. */
  const giveFocusBack = () => {
    // Not by `focused`: a press gives the focus and takes it in the same moment, before a render knows of it.
    if (!cards.current?.contains(document.activeElement)) return;
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    else focusContent();
    // Undo may remove what has it now.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusContent();
    });
  };
  return (
    <div ref={ref} className={classes['cards']}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} store={store} paused={hovered || focused} onDealtWith={giveFocusBack} />
      ))}
    </div>
  );
}

/** One corner's notifications. Their live region is there before the first one. */
export function ToastStack({ name, toasts, store }: ShownToasts & { name: ToastStackName }) {
  const section = useRef<HTMLElement>(null);
  const isEmpty = toasts.length === 0;
  // Each new one looks at what is in use when it appears.
  const newestId = toasts.at(-1)?.id;
  useIsomorphicEffect(() => {
    const stack = section.current;
    if (!stack || isEmpty) return undefined;
    return followObstacles(stack, name === 'attention' ? 'bottom' : 'top', (pixels) =>
      stack.style.setProperty('--stack-offset', `${pixels}px`),
    );
  }, [isEmpty, name, newestId]);
  return (
    <section
      ref={section}
      className={classes['stack']}
      data-stack={name}
      aria-label={`${labels[name]} (F8)`}
      aria-live="polite"
    >
      {isEmpty ? null : <Cards toasts={toasts} store={store} />}
    </section>
  );
}
