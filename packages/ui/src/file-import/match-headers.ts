/** Words without case and punctuation. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The field that each column of a table fills, by its header; undefined for none. No two columns fill the same field.
 * @param headersOf the headers of each field, as `plain` writes them
 * @example matchHeaders(['E-mail', 'Name'], { name: ['name'], email: ['e mail'] }) // ['email', 'name']
 */
export function matchHeaders<Field extends string>(
  columns: readonly string[],
  headersOf: Readonly<Record<Field, readonly string[]>>,
  plain: (header: string) => string = plainWords,
): (Field | undefined)[] {
  const fields = Object.keys(headersOf) as Field[];
  const taken = new Set<Field>();
  return columns.map((column) => {
    const name = plain(column);
    const field = fields.find((candidate) => !taken.has(candidate) && headersOf[candidate].includes(name));
    if (field !== undefined) taken.add(field);
    return field;
  });
}
