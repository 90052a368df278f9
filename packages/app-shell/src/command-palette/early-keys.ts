import { closePalette, typeInPalette, useShell } from '../shell-store';

/** The id of the palette's field. */
export const paletteFieldId = 'palette-search';

/**
 * Types into the palette while its field doesn't have the focus yet, since its code may still be loading. What is behind
 * the palette gets none of these keys, so that Enter doesn't press the button that had the focus.
 */
export function typeEarly(event: KeyboardEvent): void {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if ((target as Partial<Element>).id === paletteFieldId) return;
  const query = useShell.getState().paletteQuery;
  if (key === 'Backspace') typeInPalette(query.slice(0, -1));
  else if (key.length === 1) typeInPalette(query + key);
  else if (key === 'Escape') closePalette();
  else if (key !== 'Enter' && key !== 'Tab') return;
  event.preventDefault();
  event.stopPropagation();
}
