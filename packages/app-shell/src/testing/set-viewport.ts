interface HappyDomWindow {
  readonly happyDOM: { setViewport(size: { width: number; height: number }): void };
}

/** Makes the test's window of this size, in pixels: media queries follow it. */
export function setViewport(size: { width: number; height: number }): void {
  (window as unknown as HappyDomWindow).happyDOM.setViewport(size);
}
