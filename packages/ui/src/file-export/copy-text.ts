import { notify } from '../toasts/notify';

/** Copies a text and says whether that worked. @param what such as "The answer" */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(`${what} was copied.`);
  } catch {
    // An insecure page has no clipboard; a browser may refuse it.
    notify.error(`We couldn’t copy ${what.toLowerCase()}. Select the text and copy it from there.`);
  }
}
