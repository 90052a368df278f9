/** What the page hears of presses, to tell a press that never arrived from one that did nothing. */
const heard: string[] = [];
const most = 24;

/** Where and when an event came, and on what. */
function describe(event: Event): string {
  const { clientX: x, clientY: y } = event as MouseEvent;
  const target = event.target instanceof Element ? event.target : document.documentElement;
  const name = target.getAttribute('aria-label') ?? (target.textContent ?? '').trim().slice(0, 30);
  return `${Math.round(event.timeStamp)} ms ${event.type} at ${Math.round(x)}, ${Math.round(y)} on ${target.tagName} "${name}"`;
}

/** Listens from now on, before anything of the page does. */
export function hearPresses(): void {
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    addEventListener(
      type,
      (event) => {
        heard.push(describe(event));
        if (heard.length > most) heard.shift();
      },
      { capture: true },
    );
}

export const heardPresses = (): readonly string[] => heard;
