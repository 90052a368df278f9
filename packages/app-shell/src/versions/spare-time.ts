/** Calls back when the page is idle, or after `timeout` milliseconds. */
export function whenIdle(callback: () => void, options?: IdleRequestOptions): void {
  // Safari has no idle callback.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(() => callback(), options);
  else setTimeout(callback, 1000);
}

/** Resolves once the page has loaded and is idle. */
export async function idlePage(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>((resolve) => whenIdle(resolve));
}

/** Chromium's description of the connection; other browsers tell nothing. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether a download of megabytes that nobody asked for is all right, as far as the browser says. */
export function isFastConnection(): boolean {
  const { connection = {} } = navigator as Navigator & { connection?: Connection };
  return connection.saveData !== true && (connection.effectiveType ?? '4g') === '4g';
}
