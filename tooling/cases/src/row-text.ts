const longest = 90;

/** What we number ourselves, or no file says. */
const notInFiles: ReadonlySet<string> = new Set(['id', 'internalId', 'keepmarkId', 'key', 'uid', 'design', 'extras']);

/** Whether a value says nothing: empty, or what a field has anyway. */
const isBlank = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  value === undefined ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** The filled fields of a row in one line, such as `name: "Ada", emails: ["ada@example.com"]`. Long texts are cut. */
export function rowText(row: object): string {
  return Object.entries(row)
    .filter(([name, value]) => !isBlank(value) && !notInFiles.has(name))
    .map(([name, value]) => `${name}: ${valueText(value)}`)
    .join(', ');
}

function valueText(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > longest ? `${value.slice(0, longest)}…` : value);
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`;
  return typeof value === 'object' && value !== null ? `{ ${rowText(value)} }` : String(value);
}
