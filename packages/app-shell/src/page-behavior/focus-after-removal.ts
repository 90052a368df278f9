import type { AnyRouter } from '@tanstack/react-router';
import { focusNear, type Gap } from './focus-near';

/** The last control that had the focus in a region, and where it was once it is gone. */
interface LastFocus {
  readonly element: HTMLElement;
  readonly isByKeyboard: boolean;
  gap?: Gap;
}

/** What keeps the focus in itself: the screen and each dialog. */
const regions = 'main, [role="dialog"]';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps the focus near a control that is removed while it has it, as when people delete the row of a list. Browsers would
 * put it on the page, and the keyboard would start at its top again.
 * @returns ends it
 */
export function startFocusAfterRemoval(router: AnyRouter): () => void {
  const lasts = new Map<Element, LastFocus>();

  const remember = ({ target }: Event) => {
    const element = target as HTMLElement;
    const region = element.closest(regions);
    if (!region) return;
    lasts.delete(region);
    // The region of the last one comes last.
    if (element !== region) lasts.set(region, { element, isByKeyboard: element.matches(':focus-visible') });
  };
  const forgetIfLeft = ({ target, relatedTarget }: FocusEvent) => {
    const element = target as HTMLElement;
    if (relatedTarget !== null) return;
    queueMicrotask(() => {
      // A press beside every control. What is removed isn't there anymore, and another window may have the focus.
      const region = element.isConnected && document.hasFocus() && isLost() ? element.closest(regions) : null;
      if (region && lasts.get(region)?.element === element) lasts.delete(region);
    });
  };
  const look = (records: readonly MutationRecord[]) => {
    for (const [region, last] of lasts) {
      if (region.isConnected) noteGap(last, records);
      else lasts.delete(region);
      // It was only moved, or has been put back, and others have the focus.
      if (last.element.isConnected && !isLost()) delete last.gap;
    }
    if (!isLost()) return;
    const lost = [...lasts].findLast(([, { gap }]) => gap !== undefined);
    if (!lost) return;
    const [region, { element, gap, isByKeyboard }] = lost;
    lasts.delete(region);
    if (element.isConnected) element.focus({ preventScroll: true });
    else focusNear(region as HTMLElement, gap!, { preventScroll: !isByKeyboard });
  };

  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forgetIfLeft);
  const unsubscribe = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    // The next screen takes the focus.
    if (pathChanged) lasts.clear();
  });
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forgetIfLeft);
    unsubscribe();
  };
}

/** Notes where a control was when it was removed, and where what was around it was when that was removed, too. */
function noteGap(last: LastFocus, records: readonly MutationRecord[]): void {
  for (const { removedNodes, target, previousSibling, nextSibling } of records) {
    for (const node of removedNodes) {
      const gone: Node = last.gap?.parent ?? last.element;
      if (!(node instanceof Element) || !node.contains(gone)) continue;
      last.gap = {
        parent: target as Element,
        previous: previousSibling,
        next: nextSibling,
        removed: node,
        control: last.element,
      };
    }
  }
}
