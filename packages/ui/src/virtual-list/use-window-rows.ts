import { defaultRangeExtractor, measureElement, useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isSnapshotShown } from '@keepmark/first-paint/screen-snapshot';

export interface WindowRowsOptions {
  count: number;
  /** An estimate in pixels: each row is measured once it is rendered. */
  rowHeight: number;
  keyOf: (index: number) => string | number;
}

/** Pixels above a list until it is measured. Most have more: fewer rows are rendered twice than with none. */
const likelyMargin = 160;
/** Rows beyond those in sight, for scrolling. */
const overscan = 6;
/** Rows of the first paint. The others follow right after it. If a snapshot shows all in sight, so does the first paint. */
const firstRows = 5;

const firstOfRange: typeof defaultRangeExtractor = (range) => defaultRangeExtractor(range).slice(0, firstRows);

const screenSize = () => ({ width: window.innerWidth, height: window.innerHeight });

/** Scrolls, but not to where the page already is: the virtualizer does so at its start, and the page is laid out for it. */
const scrollElsewhere: typeof windowScroll = (offset, options, rows) => {
  const isThere = options.adjustments === undefined && options.behavior === undefined && offset === rows.scrollOffset;
  if (!isThere) windowScroll(offset, options, rows);
};

/**
 * The rows in sight of a list that scrolls with the page. Give `container` to the element that holds the rows, and
 * `rows.measureElement` with `data-index` to each row.
 * @returns `scrollMargin` too, in pixels: how far down the page the list starts, which the rows' `start` includes
 */
export function useWindowRows<Container extends HTMLElement>({ count, rowHeight, keyOf }: WindowRowsOptions) {
  const container = useRef<Container>(null);
  const [scrollMargin, setScrollMargin] = useState(likelyMargin);
  const [replacesSnapshot] = useState(isSnapshotShown);
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    startTransition(() => setPainted(true));
  }, []);
  // The rule is about passing its result to memoized components, which we don't do.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    // A row without a layout has no height. Without the estimate, all rows would count as in sight.
    measureElement: (...measured) => measureElement(...measured) || rowHeight,
    getItemKey: keyOf,
    overscan: isPainted ? overscan : 0,
    rangeExtractor: isPainted || replacesSnapshot ? defaultRangeExtractor : firstOfRange,
    scrollMargin,
    initialRect: screenSize(),
    scrollToFn: scrollElsewhere,
  });

  useLayoutEffect(() => {
    const measure = () => {
      if (container.current)
        setScrollMargin(Math.round(container.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    // Content above the list may grow or wrap.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  return { container, rows, scrollMargin };
}
