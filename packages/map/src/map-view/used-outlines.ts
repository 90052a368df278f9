import { loadOutlines, type Outlines } from '../base-style/outlines';

let used: Promise<Outlines> | undefined;

/**
 * The outlines for React's `use`: each render gets the same promise, also one that failed. With a new one each time,
 * a map without a connection would ask for them in a loop and never show its error.
 */
export const usedOutlines = (): Promise<Outlines> => (used ??= loadOutlines());

/** To be called once the failure is shown. */
export const forgetUsedOutlines = (): void => {
  used = undefined;
};
