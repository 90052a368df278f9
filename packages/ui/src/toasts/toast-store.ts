export type ToastKind = 'success' | 'error' | 'info' | 'warning';
export type ToastStackName = 'attention' | 'confirmation';
export type ToastPhase = 'entering' | 'entered' | 'exiting' | 'exited';
export type ToastAction = { label: string; onClick: () => void };
export type Toast = {
  id: number;
  kind: ToastKind;
  message: string;
  action: ToastAction | undefined;
  stack: ToastStackName;
  phase: ToastPhase;
};

/** The specification's two stacks (section 9). Times in milliseconds. */
export const toastStacks = {
  attention: { limit: 3, showMs: 5000 },
  confirmation: { limit: 3, showMs: 2000 },
} as const satisfies Record<ToastStackName, { limit: number; showMs: number }>;
export const toastEnterMs = 225;
export const toastExitMs = 195;

const stackOf = (kind: ToastKind, action: ToastAction | undefined): ToastStackName =>
  action || kind === 'error' || kind === 'warning' ? 'attention' : 'confirmation';

/** Holds every toast, shown or waiting. A stack shows its first `limit`; the rest wait for room. */
export const createToastStore = () => {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number) =>
    set(toasts.map((toast) => (toast.id === id ? { ...toast, phase: 'exiting' as const } : toast)));

  return {
    /** @returns a function that dismisses the toast */
    add: (kind: ToastKind, message: string, action?: ToastAction): (() => void) => {
      lastId += 1;
      const id = lastId;
      set([...toasts, { id, kind, message, action, stack: stackOf(kind, action), phase: 'entering' }]);
      return () => dismiss(id);
    },
    /** Called by the stacks as a toast's transitions end. An exited toast is gone. */
    setPhase: (id: number, phase: ToastPhase) =>
      set(
        phase === 'exited'
          ? toasts.filter((toast) => toast.id !== id)
          : toasts.map((toast) => (toast.id === id ? { ...toast, phase } : toast)),
      ),
    dismiss,
    toasts: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export type ToastStore = ReturnType<typeof createToastStore>;
export const toastStore = createToastStore();
