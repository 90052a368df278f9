import { closePalette, typeInPalette, useShell } from '../shell-store';

/** The id of the palette's field. */
export const paletteFieldId = 'palette-search';

/** The query after a key was pressed; undefined for a key that types nothing. */
function queryAfter(query: string, key: string): string | undefined {
  if (key === 'Backspace') return query.slice(0, -1);
  return key.length === 1 ? query + key : undefined;
}

/**
 * Types into the palette while its field doesn't have the focus yet, since its code may still be loading. What is behind
 * the palette gets none of these keys, so that Enter doesn't press the button that had the focus.
 */
export function typeEarly(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.target instanceof Element && event.target.id === paletteFieldId) return;
  const query = queryAfter(useShell.getState().paletteQuery, event.key);
  if (query !== undefined) typeInPalette(query);
  else if (event.key === 'Escape') closePalette();
  else if (event.key !== 'Enter' && event.key !== 'Tab') return;
  event.preventDefault();
  event.stopPropagation();
}
