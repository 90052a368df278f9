/** What Chromium, Firefox, and Safari say when a module fails to load, and what Vite says about a style sheet. */
const notFetched = /dynamically imported module|Importing a module script failed|^Unable to preload CSS for /i;
const builtIn = /^(?:Aggregate|Eval|Range|Reference|Syntax|Type|URI)?Error$/;

const somethingWentWrong = 'Something went wrong. Try again, and tell support if it happens again.';

/** Whether a part of the site couldn't be loaded. */
export const isNotFetched = (error: unknown): boolean => error instanceof Error && notFetched.test(error.message);

/**
 * The message to show for an error. Our own errors say what to do; built-in ones are written for programmers.
 * @param otherwise what to say in place of a built-in one
 */
export function errorMessage(error: unknown, otherwise = somethingWentWrong): string {
  if (isNotFetched(error)) {
    return 'We couldn’t load this part of the site. Check your internet connection and try again.';
  }
  const isOwn = error instanceof Error && !(error instanceof DOMException) && !builtIn.test(error.name);
  return isOwn ? error.message : otherwise;
}
