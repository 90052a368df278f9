import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { oldBrowserScript } from './old-browser-script.mjs';

const script = oldBrowserScript('Chrome 120');
const browser = (canParse: boolean, hasHas: boolean) => {
  vi.stubGlobal('URL', canParse ? { canParse: () => true } : {});
  vi.stubGlobal('CSS', { supports: () => hasHas });
};

beforeEach(() => {
  sessionStorage.clear();
  browser(true, true);
});
afterEach(() => {
  document.body.removeAttribute('style');
  vi.unstubAllGlobals();
});

/** Opens a page, rendered at build time if it has a path. */
function open(path?: string) {
  document.body.innerHTML = `<div id="root"${path === undefined ? '' : ` data-page="${path}"`}><p>Words</p></div>
    <template id="keepmark-start"><script type="module" src="/assets/index.js"></script></template>`;
  runInThisContext(script);
}
const notice = () => document.querySelector('[role="alert"]');
const startsModule = () =>
  document.querySelector<HTMLTemplateElement>('#keepmark-start')?.content.querySelector('script') !== null;
const rootStyle = () => document.getElementById('root')?.style.display;

it('does nothing in a browser that we support', () => {
  open();
  expect(notice()).toBeNull();
  expect(startsModule()).toBe(true);
});

describe.each([
  ['Chrome 119', () => browser(false, true)],
  ['Firefox 120', () => browser(true, false)],
  ['a browser without CSS.supports', () => void vi.stubGlobal('CSS', undefined)],
])('in %s', (_, makeOld) => {
  it('says so instead of starting', () => {
    makeOld();
    open();
    expect(notice()?.textContent).toContain('Your browser is too old for Keepmark');
    expect(notice()?.textContent).toContain('works in Chrome 120, or later');
    expect(rootStyle()).toBe('none');
    expect(startsModule()).toBe(false);
  });

  it('keeps a page readable that was rendered at build time', () => {
    makeOld();
    open('/about');
    expect(notice()).not.toBeNull();
    expect(rootStyle()).toBe('');
    expect(startsModule()).toBe(false);
  });
});

it('starts anyway in a tab where someone asked for that', () => {
  browser(false, true);
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  open();
  document.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledOnce();
  open();
  expect(notice()).toBeNull();
  expect(startsModule()).toBe(true);
});
