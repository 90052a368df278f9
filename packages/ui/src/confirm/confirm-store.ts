export type ConfirmOptions = {
  title: string;
  /** What will happen, and whether it can be undone. */
  message: string;
  /** The verb on the button: "Delete resume". */
  confirmLabel: string;
  cancelLabel?: string;
  /** Paints the button as one that destroys something. */
  destructive?: boolean;
};
export type ConfirmRequest = ConfirmOptions & { answer: (confirmed: boolean) => void };

let requests: readonly ConfirmRequest[] = [];
const listeners = new Set<() => void>();
const set = (next: readonly ConfirmRequest[]) => {
  requests = next;
  for (const listener of listeners) listener();
};

/** Questions queue up: only the first is on the screen. */
export const confirmStore = {
  current: (): ConfirmRequest | undefined => requests[0],
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Asks the user. @returns true when they agreed, false when they canceled or closed the dialog */
export const confirm = (options: ConfirmOptions): Promise<boolean> =>
  new Promise((resolve) => {
    const request: ConfirmRequest = {
      ...options,
      answer: (confirmed) => {
        set(requests.filter((other) => other !== request));
        resolve(confirmed);
      },
    };
    set([...requests, request]);
  });
