// Runs in the page: finds things as a person or a screen reader does, the same way in every engine.
import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { mostPixels, watchPixels } from './drawn-pixels';
import { isStill } from './at-rest';
import { heardPresses, hearPresses } from './heard-presses';
import type { Look, Match, Step } from './steps';

/** Elements that may have a role without naming it. */
const nativeElements: Readonly<Record<string, string>> = {
  article: 'article',
  banner: 'header',
  button: 'button,summary,input[type="submit"],input[type="button"]',
  checkbox: 'input[type="checkbox"]',
  combobox: 'select,input',
  dialog: 'dialog',
  heading: 'h1,h2,h3,h4,h5,h6',
  link: 'a[href]',
  list: 'ul,ol',
  listitem: 'li',
  main: 'main',
  navigation: 'nav',
  radio: 'input[type="radio"]',
  region: 'section',
  row: 'tr',
  searchbox: 'input[type="search"]',
  status: 'output',
  table: 'table',
  textbox: 'input,textarea',
};

const clean = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function matches(text: string, wanted: Match | undefined): boolean {
  if (wanted === undefined) return true;
  const cleaned = clean(text);
  return typeof wanted === 'string' ? cleaned === wanted : new RegExp(wanted.source, wanted.flags).test(cleaned);
}

/** While someone asks for what may be hidden. */
let isSeeingAll = false;

function isVisible(element: Element): boolean {
  if (isSeeingAll) return true;
  if (element.getClientRects().length === 0 || element.closest('[aria-hidden="true"]')) return false;
  return getComputedStyle(element).visibility === 'visible';
}

/** A checkbox or radio button may be invisible behind the label that people click on. */
const isThere = (element: Element) =>
  isVisible(element) || [...((element as HTMLInputElement).labels ?? [])].some(isVisible);

/** An element's name. What most elements are named by is much quicker to read than all that may name one. */
function nameOf(element: Element): string {
  // Other elements may name it.
  if (element.getAttributeNames().some((name) => /^aria-label.+/.test(name))) return computeAccessibleName(element);
  const given = element.getAttribute('aria-label')?.trim();
  if (given) return given;
  const [label, ...others] = (element as HTMLInputElement).labels ?? [];
  const isSimple = label && others.length === 0 && !label.querySelector('input,select,textarea,[aria-label]');
  return isSimple ? textOf(label) : computeAccessibleName(element);
}

/** A label's text without what is hidden from screen readers, such as an asterisk. */
function textOf(label: Element): string {
  const copy = label.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent ?? '';
}

const within = (scopes: readonly ParentNode[], selector: string): Element[] => [
  ...new Set(scopes.flatMap((scope) => [...scope.querySelectorAll(selector)])),
];

function byRole(scopes: readonly ParentNode[], role: string, name: Match | undefined): Element[] {
  const native = nativeElements[role];
  const selector = native ? `[role="${role}"],${native}` : `[role="${role}"]`;
  return within(scopes, selector).filter(
    (element) => getRole(element) === role && isThere(element) && (!name || matches(nameOf(element), name)),
  );
}

const fields = 'input:not([type="hidden"]),textarea,select,[role="radiogroup"],[role="group"],[contenteditable="true"]';

function byText(scopes: readonly ParentNode[], text: Match): Element[] {
  const found = within(scopes, ':not(script,style,template,noscript,head,head *)').filter(
    (element) => matches(element.textContent ?? '', text) && isVisible(element),
  );
  // The innermost ones.
  return found.filter((element) => !found.some((other) => other !== element && element.contains(other)));
}

function take(elements: readonly ParentNode[], step: Step): ParentNode[] {
  switch (step.by) {
    case 'role':
      return byRole(elements, step.role, step.name);
    case 'field':
      return within(elements, fields).filter((element) => isThere(element) && matches(nameOf(element), step.name));
    case 'text':
      return byText(elements, step.text);
    case 'css':
      return within(elements, step.selector);
    case 'has':
      return elements.filter((element) => matches((element as Element).textContent ?? '', step.text));
    case 'at':
      return elements.slice(step.index, step.index + 1);
    default:
      return step satisfies never;
  }
}

const find = (steps: readonly Step[]) => steps.reduce<ParentNode[]>(take, [document]) as HTMLElement[];

/** What a pointer hits there belongs to the element, or to its label. */
function isHit(element: HTMLElement, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  const labels = [...((element as HTMLInputElement).labels ?? [])];
  return hit !== null && [element, ...labels].some((part) => part.contains(hit));
}

/** The visible part of an element to point at: itself, or its label. */
function target(element: HTMLElement): HTMLElement {
  const { width, height, opacity } = {
    ...element.getBoundingClientRect().toJSON(),
    opacity: getComputedStyle(element).opacity,
  };
  if (width > 1 && height > 1 && opacity !== '0') return element;
  return [...((element as HTMLInputElement).labels ?? [])].find(isVisible) ?? element;
}

/** Where to click on the only match, or why not yet. */
function point(steps: readonly Step[]): { x: number; y: number } | { why: string } {
  const found = find(steps);
  const [element] = found;
  if (!element) return { why: 'nothing matches' };
  if (found.length > 1) return { why: `${found.length} match` };
  if ((element as HTMLButtonElement).disabled) return { why: 'it is disabled' };
  const place = target(element);
  const inView = () => {
    const { left, right, top, bottom, width, height } = place.getBoundingClientRect();
    // A link of two lines has a middle outside of itself.
    const rect = place.getClientRects()[0];
    const [x, y] =
      rect && rect.height < height
        ? [rect.left + rect.width / 2, rect.top + rect.height / 2]
        : [left + width / 2, top + height / 2];
    const isInside = left < innerWidth && right > 0 && y > 0 && y < innerHeight && top < innerHeight && bottom > 0;
    return { x, y, isReachable: isInside && isHit(element, x, y) };
  };
  if (!inView().isReachable) place.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  // A dialog that is about to open is already there, a little higher than it will be.
  if (!place.checkVisibility({ opacityProperty: true })) return { why: 'it does not show yet' };
  const isAtRest = isStill(place);
  const { x, y, isReachable } = inView();
  if (!isReachable) {
    const hit = document.elementFromPoint(x, y);
    return { why: `it is covered by ${hit ? hit.outerHTML.slice(0, 120) : 'the edge of the window'}` };
  }
  return isAtRest ? { x, y } : { why: 'it moves' };
}

function look(steps: readonly Step[]): Look {
  const found = find(steps);
  const [element] = found;
  return {
    count: found.length,
    texts: found.map((each) => clean(each.textContent ?? '')),
    value: (element as HTMLInputElement | undefined)?.value ?? null,
    isChecked: (element as HTMLInputElement | undefined)?.checked ?? element?.getAttribute('aria-checked') === 'true',
    isFocused: element !== undefined && element === document.activeElement,
  };
}

function only(steps: readonly Step[]): HTMLElement {
  const found = find(steps);
  if (found.length !== 1) throw new Error(found.length === 0 ? 'nothing matches' : `${found.length} match`);
  return found[0]!;
}

function announce(element: HTMLElement): void {
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Sets what drivers can't: each engine has its own picker for dates and times. Without the focus, since WebKitGTK ignores a
 * value that is set while its own fields for month and day have it.
 */
function setValue(steps: readonly Step[], value: string): void {
  const element = only(steps) as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(element, value);
  announce(element);
}

function chooseOption(steps: readonly Step[], label: Match): void {
  const element = only(steps) as HTMLSelectElement;
  const option = [...element.options].find((each) => matches(each.label, label));
  if (!option) throw new Error(`no such option among: ${[...element.options].map((each) => each.label).join(', ')}`);
  element.focus();
  element.value = option.value;
  announce(element);
}

/** Selects all text of the focused field, to type over it. */
function selectAll(steps: readonly Step[]): void {
  const element = only(steps) as HTMLInputElement;
  if (document.activeElement !== element) element.focus();
  if (typeof element.select === 'function') element.select();
  else getSelection()?.selectAllChildren(element);
}

/** Puts text where the cursor is, as pasting does. */
const paste = (text: string) => document.execCommand('insertText', false, text);

/** Marks the only match, for a driver that finds elements its own way. */
function mark(steps: readonly Step[], name: string): void {
  for (const marked of document.querySelectorAll(`[${name}]`)) marked.removeAttribute(name);
  only(steps).setAttribute(name, '');
}

const focus = (steps: readonly Step[]): void => only(steps).focus();

/** Whether the last step matches something that may be hidden. */
function exists(steps: readonly Step[]): boolean {
  isSeeingAll = true;
  try {
    return find(steps).length > 0;
  } finally {
    isSeeingAll = false;
  }
}

/** Has the service worker store every list and form, and waits until it has. */
async function storeOnDevice(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    active!.postMessage({ type: 'cache-later' }, [port2]);
  });
}

/** Where something is that shows, whatever it is to a screen reader. @throws while it doesn't show */
function box(steps: readonly Step[]): DOMRect {
  const element = only(steps);
  if (getComputedStyle(element).visibility !== 'visible') throw new Error('it does not show');
  return element.getBoundingClientRect().toJSON() as DOMRect;
}

/** The running router says when the screen is live; a page that wasn't started shows how it looked last time. */
function isReady(): boolean {
  const router = (window as unknown as { __TSR_ROUTER__?: { state: { isLoading: boolean } } }).__TSR_ROUTER__;
  return router !== undefined && !router.state.isLoading && !document.querySelector('#root[data-snapshot]');
}

const locator = {
  box,
  chooseOption,
  exists,
  focus,
  heardPresses,
  isReady,
  look,
  mark,
  mostPixels,
  paste,
  point,
  selectAll,
  setValue,
  storeOnDevice,
  watchPixels: (steps: readonly Step[], color: readonly [number, number, number]): void =>
    watchPixels(only(steps) as HTMLCanvasElement, color),
};
export type Locator = typeof locator;

hearPresses();
Object.assign(globalThis, { keepmarkLocator: locator });
