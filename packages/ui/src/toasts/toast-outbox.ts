export type ToastKind = 'success' | 'error' | 'info' | 'warning';
export type ToastAction = {
  label: string;
  onClick: () => void;
  /** The notification stays, since it stands for more. */
  staysOpen?: boolean;
};
export type NotifyOptions = {
  /** What people may want to do next. */
  action?: ToastAction;
  /** Takes back what was done. */
  undo?: () => void;
  /**
   * What a series of these says together, such as "6 jobs saved". While one is on the screen, the next joins it. Each Undo
   * takes one of them back, the latest first.
   */
  series?: (count: number) => string;
};
/** Shows a notification. @returns a function that dismisses it */
export type ShowToast = (kind: ToastKind, message: string, options?: NotifyOptions) => () => void;

/**
 * The notifications that wait for the code that shows them. It loads with the first one, so that no page carries it before.
 */
function createToastOutbox() {
  let waiting: (() => void)[] = [];
  let show: ShowToast | undefined;
  const listeners = new Set<() => void>();

  return {
    /** Shows a notification as soon as that can be done. @returns a function that dismisses it */
    add: ((...toast) => {
      if (show) return show(...toast);
      let dismiss = (): void => {
        waiting = waiting.filter((other) => other !== send);
      };
      const send = (): void => {
        dismiss = show!(...toast);
      };
      waiting.push(send);
      for (const listener of listeners) listener();
      return () => dismiss();
    }) as ShowToast,
    /** Drops what waits. */
    clear: (): void => {
      waiting = [];
    },
    /** Whether any wait. */
    isWaiting: () => waiting.length > 0,
    /** Calls back when a notification has to wait. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Hands over what waits, and every further one at once. @returns a function that stops that */
    showWith: (showToast: ShowToast): (() => void) => {
      show = showToast;
      for (const send of waiting.splice(0)) send();
      return () => {
        if (show === showToast) show = undefined;
      };
    },
  };
}

export const toastOutbox = createToastOutbox();
