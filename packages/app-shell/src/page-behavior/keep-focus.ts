import type { AnyRouter } from '@tanstack/react-router';
import { startFocusAfterRemoval } from './focus-after-removal';

/** How long a screen may take to show what had the focus when people left it, such as the row of a list. */
const maxWaitMs = 3000;

/** How to find a control again on a screen that is built a second time. */
interface FocusMark {
  readonly tag: string;
  readonly name: string;
  /** Which one of those with this tag and name. */
  readonly at: number;
}

const nameOf = (element: Element): string =>
  [
    element.getAttribute('href'),
    element.getAttribute('name'),
    element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 80),
  ].join('|');

const alike = (tag: string, name: string): Element[] =>
  [...document.querySelectorAll(tag)].filter((element) => nameOf(element) === name);

/** The mark of the control with the focus; undefined for the page or a whole region. */
function markOfFocus(): FocusMark | undefined {
  const focused = document.activeElement;
  if (!focused?.matches('a, button, input, select, textarea, summary')) return undefined;
  const [tag, name] = [focused.localName, nameOf(focused)];
  return { tag, name, at: alike(tag, name).indexOf(focused) };
}

/** What has the mark on the screen as it is now. */
const markedElement = ({ tag, name, at }: FocusMark): HTMLElement | undefined =>
  alike(tag, name)[at] as HTMLElement | undefined;

/**
 * Focuses what has the mark, and the screen until that is shown. Waits no longer once people have moved the focus.
 * @returns a function that stops waiting
 */
function focusMarked(main: HTMLElement, mark: FocusMark): () => void {
  const tryToFocus = () => {
    const isFree = document.activeElement === main || document.activeElement === document.body;
    const found = isFree ? markedElement(mark) : undefined;
    // The router restores the scroll position.
    found?.focus({ preventScroll: true });
    if (found || !isFree) stop();
  };
  const observer = new MutationObserver(tryToFocus);
  const timer = setTimeout(() => observer.disconnect(), maxWaitMs);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(main, { childList: true, subtree: true });
  tryToFocus();
  return stop;
}

/** After Back and Forward, gives what had the focus when people left the screen the focus again. @returns ends it */
function startFocusAfterBack(router: AnyRouter): () => void {
  /** Of each entry of the history, what had the focus when people left it. */
  const marks = new Map<string | undefined, FocusMark | undefined>();
  let returns = false;
  let stopWaiting = () => {};
  const stops = [
    router.history.subscribe(({ action }: { action: { type: string } }) => {
      returns = action.type !== 'PUSH' && action.type !== 'REPLACE';
    }),
    router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
      stopWaiting();
      if (fromLocation && pathChanged) marks.set(fromLocation.state.__TSR_key, markOfFocus());
    }),
    // The screen has the focus by then: RouteAnnouncer hears of it first.
    router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      const mark = returns ? marks.get(toLocation.state.__TSR_key) : undefined;
      const main = document.querySelector('main');
      if (!mark || !main || !fromLocation || fromLocation.pathname === toLocation.pathname) return;
      if (document.activeElement === main) stopWaiting = focusMarked(main, mark);
    }),
    () => stopWaiting(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Keeps the focus near what people did by keyboard, where browsers would put it on the page. @returns ends it */
export function startKeepingFocus(router: AnyRouter): () => void {
  const stops = [startFocusAfterBack(router), startFocusAfterRemoval(router)];
  return () => {
    for (const stop of stops) stop();
  };
}
