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

/** The specification's two stacks (section 9): how many show at once, and for how many milliseconds. */
export const toastStacks = {
  attention: { limit: 3, showMs: 5000 },
  confirmation: { limit: 3, showMs: 2000 },
} as const satisfies Record<ToastStackName, { limit: number; showMs: number }>;

const stackOf = (kind: ToastKind, action: ToastAction | undefined): ToastStackName =>
  action || kind === 'error' || kind === 'warning' ? 'attention' : 'confirmation';

const isLeaving = ({ phase }: Toast) => phase === 'exiting';

/** The toast that gives way when its stack is full: the oldest, an error last. */
const outOf = (shown: readonly Toast[], limit: number): Toast | undefined =>
  shown.length < limit ? undefined : (shown.find(({ kind }) => kind !== 'error') ?? shown[0]);

/** The notifications on the screen and the phase of each. An exited one is gone. */
export const createToastStore = () => {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const setPhase = (id: number, phase: ToastPhase) =>
    set(
      phase === 'exited'
        ? toasts.filter((toast) => toast.id !== id)
        : toasts.map((toast) => (toast.id === id ? { ...toast, phase } : toast)),
    );
  const dismiss = (id: number) => setPhase(id, 'exiting');

  return {
    /** @returns a function that dismisses the toast */
    add: (kind: ToastKind, message: string, action?: ToastAction): (() => void) => {
      const stack = stackOf(kind, action);
      const shown = toasts.filter((toast) => toast.stack === stack && !isLeaving(toast));
      const leaving = outOf(shown, toastStacks[stack].limit);
      if (leaving) dismiss(leaving.id);
      lastId += 1;
      const id = lastId;
      set([...toasts, { id, kind, message, action, stack, phase: 'entering' }]);
      return () => dismiss(id);
    },
    /** Called by the stacks as the transitions of a toast end. */
    setPhase,
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
