import type { ScreenSnapshot, SnapshotSheet } from './screen-snapshot.mjs';

/** Characters. A longer screen takes longer to show than it saves. */
const maxHtmlLength = 400_000;

/** The texts of this page's style sheets, by their addresses. */
const texts = new Map<string, string>();

/** A file of this page that is on the device. */
async function cachedFile(href: string): Promise<Response | undefined> {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return undefined;
  return caches.match(href).catch(() => undefined);
}

/**
 * The text of one of this page's style sheets. With a service worker, it isn't fetched: WebKit logs an error for each fetch
 * through a worker that the next page ends.
 * @throws without a service worker on a page that is hidden, since it may be about to close
 */
async function styleSheet(href: string): Promise<string> {
  const known = texts.get(href);
  if (known !== undefined) return known;
  let answer = await cachedFile(href);
  if (!answer) {
    if (document.hidden) throw new DOMException('The page is hidden.', 'AbortError');
    answer = await fetch(href, { cache: 'force-cache' });
    if (!answer.ok) throw new Error(`${href}: ${answer.status}`);
  }
  const text = await answer.text();
  texts.set(href, text);
  return text;
}

/** The style sheets of the screen. Every page that can show a snapshot contains those that all screens share. */
async function sheetsOf({ dataset: { page } }: HTMLElement): Promise<SnapshotSheet[]> {
  const isPrerendered = page !== undefined;
  const inline = isPrerendered ? 'style[data-href]' : 'style[data-href][data-snapshot]';
  const sheets = document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
    `link[rel="stylesheet"]:not([disabled]), ${inline}`,
  );
  const found = [...sheets].map(async (sheet) => {
    if (!(sheet instanceof HTMLLinkElement)) return { href: sheet.dataset['href']!, css: sheet.textContent };
    return { href: new URL(sheet.href).pathname, css: await styleSheet(sheet.href) };
  });
  return Promise.all(found);
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = (part: HTMLElement) => part.querySelectorAll<Field>('input, textarea, select');

/** Writes a field's current value into its HTML, which only has the initial one. */
function writeState(field: Field, copy: Field): void {
  if (field instanceof HTMLSelectElement) {
    const copies = (copy as HTMLSelectElement).options;
    [...field.options].forEach(({ selected }, at) => copies[at]?.toggleAttribute('selected', selected));
  } else if (field instanceof HTMLTextAreaElement) {
    copy.textContent = field.value;
  } else if (field.type === 'checkbox' || field.type === 'radio') {
    copy.toggleAttribute('checked', field.checked);
  } else if (field.type !== 'file' && field.type !== 'password') {
    copy.setAttribute('value', field.value);
  }
}

const pixelsOf = (length: string): number => Number.parseFloat(length) || 0;

/** Leaves an element for later, with the place that it takes. */
function renderLater(element: HTMLElement, copy: Element): void {
  const style = getComputedStyle(element);
  const width = element.clientWidth - pixelsOf(style.paddingLeft) - pixelsOf(style.paddingRight);
  const height = element.clientHeight - pixelsOf(style.paddingTop) - pixelsOf(style.paddingBottom);
  const own = copy.getAttribute('style');
  const later = `content-visibility:auto;contain-intrinsic-size:${width}px ${height}px`;
  copy.setAttribute('style', own ? `${own};${later}` : later);
}

/**
 * Has the browser style and lay out what is below the first screen when someone scrolls there. Of a list on a phone, that is
 * most of the work until the snapshot is painted.
 */
function renderBelowLater(parent: Element, copy: Element): void {
  [...parent.children].forEach((element, at) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    if (height > 0 && bottom <= window.innerHeight) return;
    const childCopy = copy.children[at]!;
    if (height > 0 && top >= window.innerHeight && element instanceof HTMLElement) renderLater(element, childCopy);
    else renderBelowLater(element, childCopy);
  });
}

/**
 * What would lose what someone does before the code of the screen runs. Links work, and buttons and fields hand over what
 * someone does with them (`@keepmark/ui/snapshot-handover`).
 */
const unusable = 'input[type="file"], [contenteditable], [role="button"]:not(button)';

/** Draws the icons whose shapes only a prerendered page has in it. The visit may have started on one. */
function drawIcons(copy: HTMLElement): void {
  for (const use of copy.querySelectorAll('use[href^="#"]')) {
    const symbol = document.querySelector(`symbol${use.getAttribute('href')}`);
    if (symbol) use.replaceWith(...symbol.cloneNode(true).childNodes);
  }
}

/** The HTML of the screen, without what exists only in memory, such as a photo. */
function htmlOf(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement;
  renderBelowLater(root, copy);
  drawIcons(copy);
  const copies = fieldsOf(copy);
  fieldsOf(root).forEach((field, at) => writeState(field, copies[at]!));
  for (const control of copy.querySelectorAll(unusable)) control.setAttribute('inert', '');
  for (const element of copy.querySelectorAll('iframe, video, audio, script')) element.remove();
  for (const image of copy.querySelectorAll('img[src^="blob:"]')) image.removeAttribute('src');
  return copy.innerHTML;
}

/**
 * Takes a snapshot of the screen as it looks now.
 * @returns undefined if the screen is too long or scrolled, since the next visit starts at its top, or if the page isn't one
 *   of a built site
 */
export async function takeSnapshot(): Promise<ScreenSnapshot | undefined> {
  const root = document.querySelector<HTMLElement>('#root');
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const variant = document.querySelector<HTMLMetaElement>('meta[name="keepmark-variant"]')?.content;
  if (!root || !script || variant === undefined || window.scrollY > 0) return undefined;
  const html = htmlOf(root);
  if (html.length > maxHtmlLength) return undefined;
  const { title } = document;
  const width = window.innerWidth;
  return { html, sheets: await sheetsOf(root), title, script, variant, width, savedMs: Date.now() };
}
