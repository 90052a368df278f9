/** How Chromium, Firefox and Safari say that a part of the site could not be fetched, and Vite of its style sheet. */
const notFetched = /dynamically imported module|Importing a module script failed|^Unable to preload CSS for /i;
const builtIn = /^(?:Aggregate|Eval|Range|Reference|Syntax|Type|URI)?Error$/;

/** Our own errors say what to do; a built-in one speaks to programmers. */
export function errorMessage(error: unknown): string {
  if (error instanceof Error && notFetched.test(error.message)) {
    return 'This part of the site is not on your device yet, and could not be fetched. Check your internet connection and try again.';
  }
  const isOwn = error instanceof Error && !(error instanceof DOMException) && !builtIn.test(error.name);
  return isOwn ? error.message : 'What you have kept is safe. Try again.';
}
