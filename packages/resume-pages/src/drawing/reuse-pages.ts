import { isEqual } from '@keepmark/resume-document/is-equal';
import type { LaidOutDocument, LaidOutPage } from '../layout/laid-out-document';

/**
 * Reuses equal pages, items, and elements of the previous document. A key press in the editor changes one line of four
 * pages, and only that line is drawn again.
 */
export function reusePages(before: LaidOutDocument | undefined, after: LaidOutDocument): LaidOutDocument {
  if (!before) return after;
  return {
    ...after,
    elements: isEqual(before.elements, after.elements) ? before.elements : after.elements,
    pages: after.pages.map((page, index) => reusePage(before.pages[index], page)),
  };
}

function reusePage(before: LaidOutPage | undefined, after: LaidOutPage): LaidOutPage {
  if (!before) return after;
  const items = after.items.map((item, index) => {
    const last = before.items[index];
    return last && isEqual(last, item) ? last : item;
  });
  const isSame = items.length === before.items.length && items.every((item, index) => item === before.items[index]);
  return isSame ? before : { ...after, items };
}
