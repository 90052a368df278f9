type Color = readonly [number, number, number];

/** Every fourth pixel of every fourth row is enough, and leaves the page time to draw. */
const step = 4;

let most = 0;

/**
 * Counts, from now on and in every frame, how many pixels of a canvas have a color. What WebGL draws can be read only in the
 * frame that draws it, after all its callbacks, which is when resize observers run; WebKit's screenshots don't have it.
 */
export function watchPixels(canvas: HTMLCanvasElement, color: Color): void {
  most = 0;
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.cssText = 'position:fixed;visibility:hidden;height:1px;width:1px';
  const [width, height] = [Math.floor(canvas.width / step), Math.floor(canvas.height / step)];
  const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
  copy.imageSmoothingEnabled = false;
  new ResizeObserver(() => {
    copy.clearRect(0, 0, width, height);
    copy.drawImage(canvas, 0, 0, width, height);
    most = Math.max(most, count(copy.getImageData(0, 0, width, height).data, color) * step ** 2);
  }).observe(probe);
  const nextFrame = () => {
    probe.style.width = probe.style.width === '1px' ? '2px' : '1px';
    requestAnimationFrame(nextFrame);
  };
  nextFrame();
}

/** The most pixels of that color in a frame so far. */
export const mostPixels = (): number => most;

function count(data: Uint8ClampedArray, color: Color): number {
  let found = 0;
  for (let index = 0; index < data.length; index += 4)
    if (color.every((part, offset) => Math.abs(part - data[index + offset]!) <= 3)) found += 1;
  return found;
}
