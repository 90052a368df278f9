const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Makes a filter: a name matches if it contains the text, ignoring accents and case, or if one of its codes equals it. */
export function nameFinder(typed: string): (name: string, ...codes: readonly string[]) => boolean {
  const wanted = plain(typed.trim());
  return (name, ...codes) => plain(name).includes(wanted) || codes.some((code) => plain(code) === wanted);
}
