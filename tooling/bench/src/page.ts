/** Runs a callback after the current frame is on the screen. */
function afterPaint(then: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', then);
  port1.start();
  port2.postMessage(undefined);
}

/** Longer than anything measured, so that a missing change doesn't hang the benchmark. */
const timeoutMs = 10_000;

const textOf = (selector: string) => document.querySelector(selector)?.textContent;

/** Milliseconds from the next event of a type until the frame after it is on the screen. */
export const nextFrame = (type: string): Promise<number> =>
  new Promise((resolve) => {
    const start = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => afterPaint(() => resolve(performance.now() - timeStamp)));
    addEventListener(type, start, { capture: true, once: true });
  });

/** Milliseconds from the next event of a type until a frame with a different text there is on the screen. */
export const timeUntilOther = (type: string, selector: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const start = ({ timeStamp }: Event) => {
      const before = textOf(selector);
      const look = () => {
        const now = textOf(selector);
        if (now !== undefined && now !== before) afterPaint(() => resolve(performance.now() - timeStamp));
        else if (performance.now() - timeStamp < timeoutMs) requestAnimationFrame(look);
        else reject(new Error(`Nothing changed in ${selector}.`));
      };
      requestAnimationFrame(look);
    };
    addEventListener(type, start, { capture: true, once: true });
  });
