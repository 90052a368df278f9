import { searchText } from '@keepmark/contracts';

/** Makes a filter: a name matches if it contains the text, ignoring accents and case, or if one of its codes equals it. */
export function nameFinder(typed: string): (name: string, ...codes: readonly string[]) => boolean {
  const wanted = searchText(typed.trim());
  return (name, ...codes) => searchText(name).includes(wanted) || codes.some((code) => searchText(code) === wanted);
}
