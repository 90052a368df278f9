import { useEffect } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icon-names';
import { toastStacks, type Toast, type ToastKind, type ToastPhase, type ToastStore } from './toast-store';
import classes from './Toasts.module.css';

/** Milliseconds of section 9; Toasts.module.css moves for as long. */
const enterMs = 225;
const exitMs = 195;

/** A sentence that ends with a name such as "Acme, Inc." already has its period. */
const withOneStop = (sentence: string) => sentence.replace(/(?<!\.)\.\.$/, '.');

const icons = {
  success: 'circle-check',
  error: 'alert-circle',
  info: 'info-circle',
  warning: 'alert-triangle',
} as const satisfies Record<ToastKind, IconName>;

const nextPhase = ({ phase, stack }: Toast): { after: number; phase: ToastPhase } => {
  if (phase === 'entering') return { after: enterMs, phase: 'entered' };
  if (phase === 'entered') return { after: toastStacks[stack].showMs, phase: 'exiting' };
  return { after: exitMs, phase: 'exited' };
};

export type ToastCardProps = {
  toast: Toast;
  store: ToastStore;
  /** Stays on the screen while the pointer or the focus is in its stack. */
  paused: boolean;
  /** Called when one of its buttons was pressed, before it leaves. */
  onDealtWith: () => void;
};

export function ToastCard({ toast, store, paused, onDealtWith }: ToastCardProps) {
  const { id, kind, message, actions, phase } = toast;
  const waits = paused && phase === 'entered';

  useEffect(() => {
    if (waits) return undefined;
    const next = nextPhase(toast);
    const timer = setTimeout(() => store.setPhase(toast.id, next.phase), next.after);
    return () => clearTimeout(timer);
  }, [store, toast, waits]);

  const dismiss = () => {
    onDealtWith();
    store.dismiss(id);
  };
  return (
    <div
      className={classes['toast']}
      data-phase={phase}
      style={{ background: `var(--mantine-color-${kind}-filled)` }}
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
    >
      <Icon name={icons[kind]} />
      <span className={classes['message']}>{withOneStop(message)}</span>
      {actions.map(({ label, onClick }) => (
        <button
          key={label}
          type="button"
          className={classes['action']}
          onClick={() => {
            dismiss();
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
