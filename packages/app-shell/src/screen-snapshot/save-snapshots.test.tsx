import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ScreenSnapshot } from '@keepmark/first-paint/screen-snapshot';
import { saveSnapshots } from './save-snapshots';

const save = vi.fn<(address: string, snapshot: ScreenSnapshot) => Promise<void>>();
// The page's files aren't there, which happy-dom would report.
Object.assign(Reflect.get(window, 'happyDOM').settings, { handleDisabledFileLoadingAsSuccess: true });

const askForSheet = vi.fn<(href: string) => Promise<Response>>();
const screens = { href: '/assets/screens.css', css: '/* /assets/screens.css */' };
let onRendered: () => void;
let stop: () => void = () => {};

/** Opens a screen and waits until the page is idle. */
async function show(
  screen: { html?: string; isShownEarly?: boolean; status?: 'idle' | 'pending'; page?: string; sheet?: string } = {},
) {
  const { html = '<p>Baker</p>', isShownEarly = true, status = 'idle', page, sheet = screens.href } = screen;
  document.head.innerHTML = `<title>Jobs</title><meta name="keepmark-variant" content="jobs">
    <link rel="stylesheet" href="${sheet}"><link rel="stylesheet" disabled href="/assets/index.css">
    <style data-href="/assets/home.css">h1{color:teal}</style><script type="module" src="/assets/index.js"></script>`;
  document.body.innerHTML = `<div id="root"${page === undefined ? '' : ` data-page="${page}"`}>${html}</div>`;
  const router = {
    state: { status, matches: [{ staticData: {} }, { staticData: { isShownEarly } }] },
    subscribe: (_: string, listener: () => void) => {
      onRendered = listener;
      return () => {};
    },
  };
  stop = saveSnapshots(router as never, { save });
  await vi.runAllTimersAsync();
}

/** Hides the page, as happens before it's closed. */
function hide(): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  save.mockReset().mockResolvedValue();
  askForSheet.mockReset().mockImplementation(async (href) => new Response(`/* ${new URL(href).pathname} */`));
  vi.stubGlobal('fetch', askForSheet);
  window.history.replaceState(null, '', '/jobs/list?sort=company');
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('saves the screen with its styles', async () => {
  await show();
  expect(save).toHaveBeenCalledExactlyOnceWith('/jobs/list?sort=company', {
    html: '<p>Baker</p>',
    sheets: [screens],
    title: 'Jobs',
    script: '/assets/index.js',
    variant: 'jobs',
    width: window.innerWidth,
    savedMs: Date.now(),
  });
});

it('also saves the styles of a prerendered page that the visit started on', async () => {
  await show({ page: '/' });
  expect(save.mock.calls[0]?.[1].sheets).toEqual([screens, { href: '/assets/home.css', css: 'h1{color:teal}' }]);
});

it('also saves the styles of the snapshot that the visit started with', async () => {
  const shown = show();
  const style = '<style data-href="/assets/jobs.css" data-snapshot>li{color:teal}</style>';
  document.head.insertAdjacentHTML('beforeend', style);
  await shown;
  expect(save.mock.calls[0]?.[1].sheets).toEqual([screens, { href: '/assets/jobs.css', css: 'li{color:teal}' }]);
});

it('saves the next screen, too, and what changed on it until the page is hidden', async () => {
  await show();
  onRendered();
  await vi.runAllTimersAsync();
  expect(save).toHaveBeenCalledTimes(2);
  document.querySelector('#root')!.innerHTML = '<p>Cook</p>';
  hide();
  await vi.runAllTimersAsync();
  expect(save.mock.calls.at(-1)?.[1].html).toBe('<p>Cook</p>');
});

it('fetches nothing for a page that is about to close, which would log errors in WebKit', async () => {
  const shown = show({ sheet: '/assets/closing.css' });
  hide();
  await shown;
  expect(askForSheet).not.toHaveBeenCalled();
  expect(save).not.toHaveBeenCalled();
});

it('reads the files that a service worker has cached, and fetches the others', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  const cached = async (href: string) => (href.endsWith('/cached.css') ? new Response('p{color:teal}') : undefined);
  vi.stubGlobal('caches', { match: cached });
  await show({ sheet: '/assets/cached.css' });
  expect(save.mock.calls[0]?.[1].sheets[0]?.css).toBe('p{color:teal}');
  expect(askForSheet).not.toHaveBeenCalled();
  await show({ sheet: '/assets/other.css' });
  expect(save.mock.calls.at(-1)?.[1].sheets[0]?.css).toBe('/* /assets/other.css */');
});

it('fetches where the browser denies its caches', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  vi.stubGlobal('caches', { match: () => Promise.reject(new DOMException('Denied.', 'SecurityError')) });
  await show({ sheet: '/assets/denied.css' });
  expect(save.mock.calls[0]?.[1].sheets[0]?.css).toBe('/* /assets/denied.css */');
});

it.each([
  ['a screen that is not shown early', { isShownEarly: false }],
  ['a screen that is still loading', { status: 'pending' as const }],
  ['a screen that would take too long to show', { html: 'x'.repeat(400_001) }],
])('does not save %s', async (_, screen) => {
  await show(screen);
  expect(save).not.toHaveBeenCalled();
});

it('waits until every part of the screen has loaded', async () => {
  const shown = show({ html: '<p>Baker</p><output data-loading>Loading…</output>' });
  await vi.advanceTimersByTimeAsync(3000);
  expect(save).not.toHaveBeenCalled();
  document.querySelector('output')!.remove();
  await shown;
  expect(save.mock.calls[0]?.[1].html).toBe('<p>Baker</p>');
});

it('does not save a screen that is scrolled, since the next visit starts at its top', async () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(400);
  await show();
  expect(save).not.toHaveBeenCalled();
});

it('saves what fields hold', async () => {
  const shown = show({
    html: `<select><option selected>Saved</option><option>Applied</option></select><input type="date"><input type="checkbox">
      <textarea></textarea>`,
  });
  document.querySelector('select')!.value = 'Applied';
  document.querySelector<HTMLInputElement>('[type="date"]')!.value = '2026-11-25';
  document.querySelector<HTMLInputElement>('[type="checkbox"]')!.checked = true;
  document.querySelector('textarea')!.value = 'Call Jane';
  await shown;
  document.body.innerHTML = save.mock.calls[0]![1].html;
  expect(document.querySelector('select')!.value).toBe('Applied');
  expect(document.querySelector<HTMLInputElement>('[type="date"]')!.value).toBe('2026-11-25');
  expect(document.querySelector<HTMLInputElement>('[type="checkbox"]')!.checked).toBe(true);
  expect(document.querySelector('textarea')!.value).toBe('Call Jane');
});

it('disables what would lose what someone does', async () => {
  await show({
    html: `<a href="/job/edit/1">Baker</a><button role="button">Add job</button><div role="button"></div><select></select>
      <label>City<input></label><textarea></textarea><details><summary>More</summary></details><input type="file">
      <p contenteditable="true"></p>`,
  });
  document.body.innerHTML = save.mock.calls[0]![1].html;
  const inert = [...document.querySelectorAll('[inert]')].map((element) => element.outerHTML);
  expect(inert).toEqual([
    '<div role="button" inert=""></div>',
    '<input type="file" inert="">',
    '<p contenteditable="true" inert=""></p>',
  ]);
});

it('omits what another page cannot show', async () => {
  await show({ html: '<img src="blob:1" alt="Jane"><img src="/logo.svg"><audio></audio><video></video>' });
  expect(save.mock.calls[0]?.[1].html).toBe('<img alt="Jane"><img src="/logo.svg">');
});

it('goes on without space, and without a style sheet', async () => {
  save.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  await show();
  askForSheet.mockResolvedValue(new Response('', { status: 503 }));
  onRendered();
  await vi.runAllTimersAsync();
  expect(save).toHaveBeenCalled();
});
