import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeSnapshot } from './take-snapshot';

/** The boxes of elements by their ids: top and height in pixels. happy-dom lays nothing out. */
const boxes = new Map<string, readonly [number, number]>();

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="keepmark-variant" content="jobs"><script type="text/plain" src="/assets/index.js"></script>';
  document.querySelector('script')!.setAttribute('type', 'module');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [top, height] = boxes.get(this.id) ?? [0, 0];
    return new DOMRect(0, top, 640, height);
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return boxes.get(this.id)?.[1] ?? 0;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  boxes.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

/** The styles that the snapshot adds, by the ids of their elements. */
async function later(html: string): Promise<Record<string, string>> {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const snapshot = await takeSnapshot();
  document.body.innerHTML = snapshot!.html;
  const styled = [...document.querySelectorAll('[style*="content-visibility"]')];
  return Object.fromEntries(styled.map((element) => [element.id, element.getAttribute('style')!]));
}

it('leaves what is below the first screen to be rendered when someone scrolls there, with its place', async () => {
  const { innerHeight } = window;
  boxes.set('list', [100, innerHeight * 2]);
  boxes.set('shown', [innerHeight - 10, 64]);
  boxes.set('below', [innerHeight, 64]);
  expect(await later('<ul id="list"><li id="shown"><b></b></li><li id="below"><b></b></li></ul>')).toEqual({
    below: 'content-visibility:auto;contain-intrinsic-size:640px 64px',
  });
});

it('finds it in elements without a box, and keeps its own styles', async () => {
  boxes.set('below', [window.innerHeight + 500, 80]);
  const html = '<section><p id="below" style="padding-top: 10px; padding-bottom: 6px">Notes</p></section>';
  expect((await later(html))['below']).toBe(
    'padding-top: 10px; padding-bottom: 6px;content-visibility:auto;contain-intrinsic-size:640px 64px',
  );
});

it('draws the icons of a prerendered page, which the page of a snapshot does not have', async () => {
  document.body.innerHTML = `<svg><symbol id="icon-moon" viewBox="0 0 24 24"><path d="M12 3"/></symbol></svg>
    <div id="root"><svg><use href="#icon-moon"></use></svg><svg><use href="/assets/icons.svg#sun"></use></svg></div>`;
  const { html } = (await takeSnapshot())!;
  expect(html).toBe('<svg><path d="M12 3"></path></svg><svg><use href="/assets/icons.svg#sun"></use></svg>');
});
