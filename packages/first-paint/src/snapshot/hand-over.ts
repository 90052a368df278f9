import { type SnapshotActions, snapshotActions } from './screen-snapshot.mjs';

/** A screen that doesn't have an element by then won't have it. */
const maxWaitMs = 2000;

/** What leads somewhere. The content, which "Skip to content" focuses, has no address. */
const targets = 'a[href], main';
const fields = 'input, textarea, select';
const handedOver = `${targets}, button, summary, ${fields}`;
/** Rows and the like. */
const items = 'li, tr, article, [role="row"], [role="listitem"]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isField = (element: Element): element is Field => element.matches(fields);

/** Also finds the label of a field in a snapshot that is no longer in the page. */
function labelOf(element: Element): Element | null {
  const top = element.getRootNode() as Element | Document;
  return element.closest('label') ?? (element.id ? top.querySelector(`label[for="${CSS.escape(element.id)}"]`) : null);
}

function nameOf(element: Element): string | null | undefined {
  const text = isField(element) ? labelOf(element)?.textContent : element.textContent;
  const given = element.getAttribute('aria-label') ?? '';
  return given || text || element.getAttribute('title') || element.getAttribute('placeholder');
}

/** What a row leads to, or what it says if it leads nowhere. */
function itemOf(item: Element): string {
  const links = [...item.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'));
  return links.length > 0 ? links.join(' ') : item.textContent;
}

/**
 * What tells an element of a snapshot from the others and is the same on the screen. A link has its address. Anything else
 * has its kind, its name, its state, and the rows that it's in: a press must never reach another row.
 */
function identityOf(element: Element): string {
  if (element.matches(targets)) return element.getAttribute('href') ?? element.localName;
  const { type, checked } = element as Partial<HTMLInputElement>;
  const states = ['role', 'aria-pressed', 'aria-checked', 'aria-selected', 'aria-expanded'];
  const parts = [
    element.localName,
    type,
    checked,
    nameOf(element),
    ...states.map((name) => element.getAttribute(name)),
  ];
  let item = element.closest(items);
  while (item) {
    parts.push(itemOf(item));
    item = item.parentElement?.closest(items) ?? null;
  }
  return JSON.stringify(parts);
}

/** All elements like this one, in their order. */
function alike(element: Element, parts: Iterable<Element>): Element[] {
  const identity = identityOf(element);
  const all: Element[] = [];
  for (const part of parts) all.push(part, ...part.querySelectorAll(handedOver));
  return all.filter((other) => other.matches(handedOver) && identityOf(other) === identity);
}

/** What a field of a snapshot held before someone changed it. */
function initialOf(field: Field): string | undefined {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return [...field.options].find((option) => option.hasAttribute('selected'))?.value;
}

/** Changes a field as if someone did: React takes a value that it hasn't set. */
function enter(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Hands over what someone did on a snapshot to the screen that has replaced it: what they typed or chose, if the field still
 * holds what it held then, and the keyboard's focus. Otherwise whoever pressed Tab would be back at the top of the page.
 *
 * Links to the same address are told apart by their order. Anything else must be the only one of its kind, in the snapshot
 * as on the screen. Rows out of sight may come a little later. Nothing is handed over to another screen.
 * @returns `answer` repeats the last press, for when all of the screen has been started; `stop` gives up the rest
 */
export function handOver(actions: SnapshotActions | undefined = snapshotActions()) {
  const root = document.querySelector('#root');
  if (!actions || !root) return { answer: () => {}, stop: () => {} };
  const { address, parts } = actions;
  const isHere = () => window.location.pathname + window.location.search === address;
  let isAnswering = false;
  const find = (element: Element): Element | undefined => {
    const [before, now] = [alike(element, parts), alike(element, root.children)];
    if (element.matches(targets)) return now[before.indexOf(element)] ?? now[0];
    return before.length === 1 && now.length === 1 ? now[0] : undefined;
  };

  const fillFields = () => {
    for (const field of actions.fields) {
      const found = find(field);
      if (!found) continue;
      actions.fields.delete(field);
      if (isField(field) && isField(found) && found.value === initialOf(field)) enter(found, field.value);
    }
  };
  const moveFocus = () => {
    const isElsewhere = document.activeElement !== document.body;
    const found = actions.focus && !isElsewhere ? find(actions.focus) : undefined;
    if (!found && !isElsewhere) return;
    actions.focus = undefined;
    (found as HTMLElement | undefined)?.focus({ preventScroll: true });
  };
  const repeatPress = () => {
    const { press } = actions;
    if (!press || !isAnswering) return;
    if (press instanceof Element) {
      const found = find(press);
      if (!found) return;
      actions.press = undefined;
      (found as HTMLElement).click();
    } else {
      const { code, ctrlKey, metaKey } = press;
      actions.press = undefined;
      document.dispatchEvent(new KeyboardEvent('keydown', { code, ctrlKey, metaKey, bubbles: true, cancelable: true }));
    }
  };
  // The element under the mouse is another one than the one it was pressed on, so the browser sends no click.
  const followRelease = () => {
    const { held, released } = actions;
    if (!released || !isAnswering) return;
    actions.held = actions.released = undefined;
    const pressed = held?.closest(handedOver);
    if (!pressed || isField(pressed) || !isHere()) return;
    const found = alike(pressed, root.children).find((element) => element.contains(released));
    (found as HTMLElement | undefined)?.click();
  };
  const tryAll = () => {
    if (!isHere()) return stop();
    fillFields();
    moveFocus();
    repeatPress();
    if (isAnswering && actions.fields.size === 0 && !actions.focus && !actions.press) stop();
  };

  const onKeyDown = () => (actions.press = undefined);
  // The page's script has recorded it before, also when this code came later than that.
  document.addEventListener('pointerup', followRelease, { capture: true, once: true });
  document.addEventListener('keydown', onKeyDown, { capture: true, once: true });
  const observer = new MutationObserver(tryAll);
  observer.observe(root, { childList: true, subtree: true });
  const timeout = setTimeout(() => stop(), maxWaitMs);
  const stop = () => {
    clearTimeout(timeout);
    observer.disconnect();
    document.removeEventListener('keydown', onKeyDown, { capture: true });
    actions.fields.clear();
    actions.press = undefined;
    actions.focus = undefined;
  };
  tryAll();
  return {
    answer: () => {
      isAnswering = true;
      followRelease();
      tryAll();
    },
    stop,
  };
}
