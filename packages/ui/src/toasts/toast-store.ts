export type ToastKind = 'success' | 'error' | 'info' | 'warning';
export type ToastStackName = 'attention' | 'confirmation';
export type ToastPhase = 'entering' | 'entered' | 'exiting' | 'exited';
export type ToastAction = { label: string; onClick: () => void };
export type NotifyOptions = {
  /** What people may want to do next. */
  action?: ToastAction;
  /** Takes back what was done. */
  undo?: () => void;
  /**
   * What a series of these says together, such as "6 jobs saved". While one is on the screen, the next joins it, and its
   * Undo takes all of them back.
   */
  series?: (count: number) => string;
};
export type Toast = {
  id: number;
  kind: ToastKind;
  message: string;
  /** Its buttons, Undo last. */
  actions: readonly ToastAction[];
  series: Series | undefined;
  stack: ToastStackName;
  phase: ToastPhase;
};

/** The notifications that one toast stands for. */
type Series = { key: string; undos: readonly (() => void)[] };

/** The specification's two stacks (section 9): how many show at once, and for how many milliseconds. */
export const toastStacks = {
  attention: { limit: 3, showMs: 5000 },
  confirmation: { limit: 3, showMs: 2000 },
} as const satisfies Record<ToastStackName, { limit: number; showMs: number }>;

const stackOf = (kind: ToastKind, { action, undo }: NotifyOptions): ToastStackName =>
  action || undo || kind === 'error' || kind === 'warning' ? 'attention' : 'confirmation';

const undoOf = (undos: readonly (() => void)[]): ToastAction[] =>
  undos.length === 0 ? [] : [{ label: 'Undo', onClick: () => undos.toReversed().forEach((undo) => undo()) }];

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
    add: (kind: ToastKind, message: string, options: NotifyOptions = {}): (() => void) => {
      const { action, undo, series: seriesText } = options;
      const stack = stackOf(kind, options);
      const shown = toasts.filter((toast) => toast.stack === stack && !isLeaving(toast));
      const key = seriesText?.(0);
      const before = key === undefined ? undefined : shown.find(({ series }) => series?.key === key);
      const undos = [...(before?.series?.undos ?? []), ...(undo ? [undo] : [])];
      const series = key === undefined ? undefined : { key, undos };
      const again = shown.find((toast) => toast.message === message && toast.kind === kind && !toast.actions.length);
      if (again && !action && !undo) {
        // Shown for its whole time once more.
        setPhase(again.id, 'entered');
        return () => dismiss(again.id);
      }
      if (before && seriesText) {
        const joined = { message: seriesText(undos.length), actions: undoOf(undos), series, phase: 'entered' as const };
        set(toasts.map((toast) => (toast === before ? { ...toast, ...joined } : toast)));
        return () => dismiss(before.id);
      }
      const leaving = outOf(shown, toastStacks[stack].limit);
      if (leaving) dismiss(leaving.id);
      lastId += 1;
      const id = lastId;
      const actions = [...(action ? [action] : []), ...undoOf(undos)];
      set([...toasts, { id, kind, message, actions, series, stack, phase: 'entering' }]);
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
