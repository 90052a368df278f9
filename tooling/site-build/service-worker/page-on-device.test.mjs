import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageOnDevice } from './page-on-device.mjs';

const pageOf = (/** @type {string} */ script, variant = 'jobs') =>
  `<meta name="keepmark-variant" content="${variant}"><script type="module" crossorigin src="/assets/${script}.js"></script>`;
const html = (/** @type {string} */ text, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html' } });

/** @type {Map<string, Response>} */
let files;
let isInstalled = true;
let isNewerWaiting = false;
/** @type {import('vitest').Mock<() => Promise<Response>>} */
let askServer;

beforeEach(() => {
  files = new Map();
  isInstalled = true;
  isNewerWaiting = false;
  askServer = vi.fn(async () => html(pageOf('this')));
});

const cache = /** @type {Cache} */ (
  /** @type {unknown} */ ({
    match: async (/** @type {string} */ url) => files.get(url)?.clone(),
    put: async (/** @type {string} */ url, /** @type {Response} */ answer) => void files.set(url, answer),
    delete: async (/** @type {string} */ url) => files.delete(url),
  })
);

const choose = () =>
  pageOnDevice({
    key: '/app?1',
    installed: async () => (isInstalled ? html(pageOf('this')) : undefined),
    openCache: async () => cache,
    isInVersion: (url) => url === '/assets/this.js',
    isNewerWaiting: () => isNewerWaiting,
  })(askServer);

/** Opens a page, and waits for what the worker does after that. */
async function open() {
  const { page, learned } = await choose();
  await learned;
  return page.text();
}

describe('the page on the device', () => {
  it('opens before the server answers', async () => {
    askServer.mockReturnValue(new Promise(() => {}));
    expect(await (await choose()).page.text()).toBe(pageOf('this'));
  });

  it('opens without a network', async () => {
    askServer.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await open()).toBe(pageOf('this'));
  });

  it('takes changed settings of the same version at the next visit', async () => {
    askServer.mockImplementation(async () => html(pageOf('this', 'places')));
    expect(await open()).toBe(pageOf('this'));
    expect(await open()).toBe(pageOf('this', 'places'));
  });

  it('makes way for the newer version of the server at the next visit', async () => {
    askServer.mockImplementation(async () => html(pageOf('next')));
    expect(await open()).toBe(pageOf('this'));
    expect(await open()).toBe(pageOf('next'));
    // The newer page never replaces the one that belongs to the files on the device.
    askServer.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await open()).toBe(pageOf('this'));
  });

  it('comes first again when the server returns to its version', async () => {
    askServer.mockImplementation(async () => html(pageOf('next')));
    await open();
    askServer.mockImplementation(async () => html(pageOf('this', 'places')));
    await open();
    askServer.mockImplementation(async () => html(pageOf('this')));
    expect(await open()).toBe(pageOf('this', 'places'));
  });

  it('makes way for a newer version that waits', async () => {
    isNewerWaiting = true;
    askServer.mockImplementation(async () => html(pageOf('next')));
    expect(await open()).toBe(pageOf('next'));
  });

  it.each([
    ['an error', html('', 503)],
    ['a missing page', html(pageOf('next'), 404)],
    ['the page of a network to sign in to', html('<form>Password</form>')],
  ])('stays when the server answers with %s', async (_, answer) => {
    askServer.mockImplementation(async () => answer.clone());
    await open();
    expect(await open()).toBe(pageOf('this'));
  });

  it('opens when the server fails while a newer version waits', async () => {
    isNewerWaiting = true;
    askServer.mockImplementation(async () => html('', 502));
    expect(await open()).toBe(pageOf('this'));
  });

  it('gives way to the server when the browser deleted it', async () => {
    isInstalled = false;
    askServer.mockImplementation(async () => html(pageOf('next')));
    expect(await open()).toBe(pageOf('next'));
  });
});
