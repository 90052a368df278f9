const topBarPx = 56;

/** The first element that the top bar doesn't cover; the first of all where there is none. */
export const firstInSight = <Shown extends Element>(elements: readonly Shown[]): Shown | undefined =>
  elements.find((element) => element.getBoundingClientRect().top >= topBarPx) ?? elements[0];
