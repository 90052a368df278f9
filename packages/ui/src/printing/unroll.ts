/** How print.css shows an element at full length: one that scrolls, one with an ellipsis, or one with a limit of lines. */
type Unrolled = 'scroller' | 'line' | 'lines';

function unrolledAs(element: HTMLElement): Unrolled | undefined {
  const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
  if (Number(webkitLineClamp) > 0) return 'lines';
  if (textOverflow === 'ellipsis' && overflowX !== 'visible') return 'line';
  return [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll') ? 'scroller' : undefined;
}

/** About the width of a text on paper, in CSS pixels. */
const paperWidth = 640;

/** The height of all of a text in a field, for browsers that can't size a field by its text. Paper is narrower than most screens. */
const textHeight = ({ scrollHeight, clientWidth }: Element): string =>
  `${Math.ceil(scrollHeight * Math.max(1, clientWidth / paperWidth))}px`;

/**
 * Marks what the screen cuts off, for print.css: on paper, nobody scrolls, and a browser cuts a scroller where the page ends,
 * through the middle of a line.
 * @returns takes the marks away
 */
export function unroll(within: HTMLElement): () => void {
  // Rows are alike: reading the styles of ten thousand would take seconds.
  const known = new Map<string, Unrolled | undefined>();
  const unrolledOf = (element: HTMLElement): Unrolled | undefined => {
    const parent = element.parentElement?.getAttribute('class');
    const kind = [element.tagName, element.getAttribute('class'), element.getAttribute('style'), parent].join('|');
    if (!known.has(kind)) known.set(kind, unrolledAs(element));
    return known.get(kind);
  };
  // All reads before all writes, or each write would lay out the page.
  const found = [...within.querySelectorAll<HTMLElement>('main *')].flatMap((element) => {
    const unrolled = unrolledOf(element);
    return unrolled ? [{ element, unrolled }] : [];
  });
  const texts = CSS.supports('field-sizing', 'content')
    ? []
    : [...within.querySelectorAll<HTMLElement>('main textarea')];
  const heights = texts.map(textHeight);
  for (const { element, unrolled } of found) element.dataset['unrolled'] = unrolled;
  for (const [index, text] of texts.entries()) text.style.setProperty('--unrolled-height', heights[index]!);
  return () => {
    for (const { element } of found) delete element.dataset['unrolled'];
    for (const text of texts) text.style.removeProperty('--unrolled-height');
  };
}
