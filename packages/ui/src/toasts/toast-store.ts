import {
  createNotificationsStore,
  hideNotification,
  showNotification,
  updateNotification,
  type NotificationsProps,
} from '@mantine/notifications';
import type { NotifyOptions, ShowToast, ToastAction, ToastKind } from './toast-outbox';

export type ToastStackName = 'attention' | 'confirmation';
export type Toast = {
  id: string;
  kind: ToastKind;
  message: string;
  /** Its buttons, Undo last. */
  actions: readonly ToastAction[];
  series: Series | undefined;
  stack: ToastStackName;
};

/** The notifications that one toast stands for, and what it says for this many of them. */
type Series = { key: string; text: (count: number) => string; steps: readonly SeriesStep[] };
type SeriesStep = { message: string; undo: () => void };

/** The specification's two stacks (section 9): their corners, how many show at once, and for how many milliseconds. */
export const toastStacks = {
  attention: { position: 'bottom-left', limit: 3, showMs: 5000 },
  confirmation: { position: 'top-right', limit: 3, showMs: 2000 },
} as const satisfies Record<
  ToastStackName,
  { position: NotificationsProps['position']; limit: number; showMs: number }
>;

/** Milliseconds of section 9; Toasts.module.css moves for as long. */
export const enterMs = 225;
export const exitMs = 195;

const stackOf = (kind: ToastKind, { action, undo }: NotifyOptions): ToastStackName =>
  action || undo || kind === 'error' || kind === 'warning' ? 'attention' : 'confirmation';

/** The toast that gives way when its stack is full: the oldest, an error last. */
const outOf = (shown: readonly Toast[], limit: number): Toast | undefined =>
  shown.length < limit ? undefined : (shown.find(({ kind }) => kind !== 'error') ?? shown[0]);

/**
 * The notifications on the screen: a store of the library for each stack, and what each notification says and does. The
 * library shows them and ends their time, which starts when `autoClose` is no longer false.
 */
export const createToastStore = () => {
  const stores = { attention: createNotificationsStore(), confirmation: createNotificationsStore() };
  const toasts = new Map<string, Toast>();
  let lastId = 0;

  const shownIn = (stack: ToastStackName): Toast[] =>
    stores[stack].getState().notifications.flatMap(({ id }) => toasts.get(id!) ?? []);
  const dismiss = ({ id, stack }: Toast): void => void hideNotification(id, stores[stack]);
  const put = (toast: Toast): (() => void) => {
    const { id, kind, message, stack } = toast;
    const isKnown = toasts.has(id);
    toasts.set(id, toast);
    const role = kind === 'error' || kind === 'warning' ? 'alert' : 'status';
    // Its card is there until it has left.
    const onClose = () => setTimeout(() => toasts.delete(id), exitMs);
    const notification = { id, message, role, autoClose: false, onClose };
    (isKnown ? updateNotification : showNotification)(notification, stores[stack]);
    return () => dismiss(toast);
  };

  /** A toast for what is left of its series. */
  const putSeries = (toast: Omit<Toast, 'message' | 'actions' | 'series'>, series: Series): (() => void) => {
    const { steps, text } = series;
    const last = steps.at(-1);
    const before = steps.slice(0, -1);
    const message = steps.length === 1 && last ? last.message : text(steps.length);
    const onClick = () => {
      if (before.length > 0) putSeries(toast, { ...series, steps: before });
      last?.undo();
    };
    return put({ ...toast, message, series, actions: [{ label: 'Undo', onClick, staysOpen: before.length > 0 }] });
  };

  const add: ShowToast = (kind, message, options = {}) => {
    const { action, undo, series: text } = options;
    const stack = stackOf(kind, options);
    const shown = shownIn(stack);
    const key = text?.(0);
    const before = key === undefined ? undefined : shown.find(({ series }) => series?.key === key);
    const again = shown.find((toast) => toast.message === message && toast.kind === kind && !toast.actions.length);
    // Shown for its whole time once more.
    if (again && !action && !undo) return put(again);
    if (before?.series && undo)
      return putSeries(before, { ...before.series, steps: [...before.series.steps, { message, undo }] });
    const leaving = outOf(shown, toastStacks[stack].limit);
    if (leaving) dismiss(leaving);
    lastId += 1;
    const id = `toast-${lastId}`;
    if (key !== undefined && text && undo && !action)
      return putSeries({ id, kind, stack }, { key, text, steps: [{ message, undo }] });
    const actions = [...(action ? [action] : []), ...(undo ? [{ label: 'Undo', onClick: undo }] : [])];
    return put({ id, kind, message, actions, series: undefined, stack });
  };

  return {
    stores,
    /** @returns a function that dismisses the toast */
    add,
    dismiss,
    /** Starts the time after which the library hides it. */
    startTime: ({ id, stack, message }: Toast): void =>
      void updateNotification({ id, message, autoClose: true }, stores[stack]),
    /** What a card shows, also while it leaves. */
    toast: (id: string): Toast | undefined => toasts.get(id),
    /** Those on the screen that aren't leaving, in the order in which they came. */
    toasts: (): Toast[] => {
      const shown = new Set([...shownIn('attention'), ...shownIn('confirmation')]);
      return [...toasts.values()].filter((toast) => shown.has(toast));
    },
  };
};

export type ToastStore = ReturnType<typeof createToastStore>;
export const toastStore = createToastStore();
