import { type NotifyOptions, toastOutbox } from './toast-outbox';

export type { NotifyOptions };

/**
 * Tells the user something in a sentence. The stack is chosen by what it is: what asks for attention or an answer (errors,
 * warnings, anything with an action) stays 5 s at the bottom left, a short confirmation 2 s at the top right.
 * @returns a function that takes the notification away
 */
export const notify = {
  success: (message: string, options?: NotifyOptions) => toastOutbox.add('success', message, options),
  error: (message: string, options?: NotifyOptions) => toastOutbox.add('error', message, options),
  info: (message: string, options?: NotifyOptions) => toastOutbox.add('info', message, options),
  warning: (message: string, options?: NotifyOptions) => toastOutbox.add('warning', message, options),
};
