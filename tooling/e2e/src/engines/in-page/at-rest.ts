const lastBoxes = new WeakMap<Element, { bounds: string; seenMs: number; frames: number }>();

/** Whether an element has been in one place for a moment, in which the page was drawn: what moves is hard to click on. */
export function isStill(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const bounds = [x, y, width, height].join();
  const last = lastBoxes.get(element);
  if (last?.bounds !== bounds) {
    const seen = { bounds, seenMs: performance.now(), frames: 0 };
    lastBoxes.set(element, seen);
    const count = () => {
      seen.frames += 1;
      if (seen.frames < 2) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    return false;
  }
  return last.frames === 2 && performance.now() - last.seenMs >= 30 && !isAnimated(element);
}

/** On a busy machine, a dialog that is about to open stands still for a while. */
const isAnimated = (element: Element) =>
  document.getAnimations().some(({ effect, playState }) => {
    const moved = (effect as KeyframeEffect).target;
    const isFinite = effect?.getTiming().iterations !== Infinity;
    return playState === 'running' && isFinite && moved !== document.body && moved?.contains(element);
  });
