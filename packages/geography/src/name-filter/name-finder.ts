const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a name has a typed text in it, accents and case aside, or one of its codes is that text. */
export function nameFinder(typed: string): (name: string, ...codes: readonly string[]) => boolean {
  const wanted = plain(typed.trim());
  return (name, ...codes) => plain(name).includes(wanted) || codes.some((code) => plain(code) === wanted);
}
