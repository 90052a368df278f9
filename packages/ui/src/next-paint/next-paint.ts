/** Lets the page draw and respond. A timer would take four milliseconds each time, and a second in a hidden tab. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });

/** Lets the page draw what has changed, before work that can't be sliced. */
export const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => void nextTask().then(resolve));
  });
