import { useNotifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icon-names';
import type { ToastKind } from './toast-outbox';
import { enterMs, type Toast, type ToastStore } from './toast-store';
import classes from './Toasts.module.css';

/** A sentence that ends with a name such as "Acme, Inc." already has its period. */
const withOneStop = (sentence: string) => sentence.replace(/(?<!\.)\.\.$/, '.');

const icons = {
  success: 'circle-check',
  error: 'alert-circle',
  info: 'info-circle',
  warning: 'alert-triangle',
} as const satisfies Record<ToastKind, IconName>;

export type ToastCardProps = {
  toast: Toast;
  store: ToastStore;
  /** Whether the time runs after which it leaves. */
  isTimed: boolean;
  /** Called when one of its buttons was pressed, before it leaves. */
  onDealtWith: () => void;
};

export function ToastCard({ toast, store, isTimed, onDealtWith }: ToastCardProps) {
  const { id, kind, message, actions, stack } = toast;
  const [hasEntered, setHasEntered] = useState(false);
  const isLeaving = useNotifications(store.stores[stack]).notifications.every((other) => other.id !== id);

  // Its time starts when it has entered, and again when it says something more.
  useEffect(() => {
    if (isTimed || isLeaving) return undefined;
    const timer = setTimeout(
      () => {
        setHasEntered(true);
        store.startTime(toast);
      },
      hasEntered ? 0 : enterMs,
    );
    return () => clearTimeout(timer);
  }, [store, toast, isTimed, isLeaving, hasEntered]);

  const dismiss = () => {
    onDealtWith();
    store.dismiss(toast);
  };
  return (
    <div
      className={classes['toast']}
      data-phase={isLeaving ? 'exiting' : hasEntered ? 'entered' : 'entering'}
      style={{ background: `var(--mantine-color-${kind}-filled)` }}
    >
      <Icon name={icons[kind]} />
      <span className={classes['message']}>{withOneStop(message)}</span>
      {actions.map(({ label, onClick, staysOpen }) => (
        <button
          key={label}
          type="button"
          className={classes['action']}
          onClick={() => {
            if (!staysOpen) dismiss();
            onClick();
          }}
        >
          {label}
        </button>
      ))}
      <button type="button" className={classes['close']} aria-label="Dismiss" onClick={dismiss}>
        <Icon name="x" size="xs" />
      </button>
    </div>
  );
}
