/** Where something was that has been removed. */
export interface Gap {
  readonly parent: Element;
  readonly previous: Node | null;
  readonly next: Node | null;
  /** All that was removed, such as the row. */
  readonly removed: Element;
  /** The control in it that had the focus. */
  readonly control: Element;
}

const controls = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled):not([type="hidden"])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'summary',
  '[tabindex]:not([tabindex="-1"])',
].join(', ');

const emptyStateOf = (element: Element): Element | null =>
  element.matches('[data-empty-state]') ? element : element.querySelector('[data-empty-state]');

/** Safari before 17.4 can't say what is visible. */
const isVisible = (control: Element): boolean => !('checkVisibility' in control) || control.checkVisibility();

function controlsIn(element: Element): HTMLElement[] {
  const found = [...(element.matches(controls) ? [element] : []), ...element.querySelectorAll(controls)];
  return found.filter((control) => !control.closest('[inert]') && isVisible(control)) as HTMLElement[];
}

const firstControlIn = (element: Element): HTMLElement | undefined => controlsIn(element)[0];

/** The elements after the gap, or before it, nearest first. */
function* beside({ parent, previous, next }: Gap, way: 'after' | 'before'): Generator<Element> {
  const isThere = (node: Node | null): node is Node => node?.parentNode === parent;
  const first = isThere(previous) ? previous.nextSibling : isThere(next) ? next : parent.firstChild;
  const last = isThere(previous) ? previous : isThere(next) ? next.previousSibling : null;
  for (let node = way === 'after' ? first : last; node;) {
    if (node instanceof Element) yield node;
    node = way === 'after' ? node.nextSibling : node.previousSibling;
  }
}

/** The gap that the parent of a gap would leave. */
const around = ({ parent, removed, control }: Gap): Gap => ({
  parent: parent.parentElement!,
  previous: parent,
  next: parent.nextSibling,
  removed,
  control,
});

/** In the row after a removed one, or before it: the same control, so that people can go on with what they did. */
function inNextRow(gap: Gap): HTMLElement | undefined {
  const { removed, control } = gap;
  if (removed.matches('ul, ol, table, section, form')) return undefined;
  // A list that is empty now has no rows: what is left of its header looks like one.
  if ([...beside(gap, 'after'), ...beside(gap, 'before')].some(emptyStateOf)) return undefined;
  const at = [...removed.querySelectorAll(controls)].indexOf(control);
  for (const way of ['after', 'before'] as const) {
    for (const row of beside(gap, way)) {
      const found = row.localName === removed.localName ? controlsIn(row) : [];
      if (found.length > 0) return found[Math.min(Math.max(at, 0), found.length - 1)];
    }
  }
  return undefined;
}

/** The first step of an empty state that has taken the place of what was removed, such as "Add contact". */
function firstStepIn(element: Element): HTMLElement | undefined {
  const state = emptyStateOf(element);
  return state ? controlsIn(state)[0] : undefined;
}

/**
 * An empty state's first step, else the first control after the gap, or before it, then around its parent, as far as the
 * region reaches.
 */
function nearest(region: HTMLElement, gap: Gap): HTMLElement | undefined {
  for (let place = gap; region.contains(place.parent); place = around(place)) {
    const elements = [...beside(place, 'after'), ...beside(place, 'before')];
    for (const find of [firstStepIn, firstControlIn]) {
      for (const element of elements) {
        const found = find(element);
        if (found) return found;
      }
    }
    if (place.parent === region) return undefined;
  }
  return undefined;
}

/**
 * Focuses the same control of the next row or the one before it. Without rows, such as in an empty list, the next control
 * nearby, or else the region itself.
 */
export function focusNear(region: HTMLElement, gap: Gap, options: FocusOptions): void {
  (inNextRow(gap) ?? nearest(region, gap) ?? region).focus(options);
}
