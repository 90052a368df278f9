import { ownField, type Writer } from './writers';

export interface Lost {
  readonly device: string;
  readonly row: string;
  readonly expected: string;
  readonly found: unknown;
  readonly isAcknowledged: boolean;
}

type Compared = Pick<Writer, 'rows' | 'written'> & { readonly device: { readonly name: string } };

/** The devices that don't have what the first one has. */
export function unequalDevices(writers: readonly Compared[]): readonly string[] {
  const content = (writer: Compared): string =>
    JSON.stringify([...writer.rows()].sort(([left], [right]) => (left < right ? -1 : 1)));
  const [first, ...others] = writers.map((writer) => ({ name: writer.device.name, text: content(writer) }));
  return others.filter(({ text }) => text !== first?.text).map(({ name }) => name);
}

/** What a device wrote last into its own fields and the first device doesn't have. */
export function lostWrites(writers: readonly Compared[]): readonly Lost[] {
  const rows = writers[0]?.rows() ?? new Map<string, Readonly<Record<string, unknown>>>();
  return writers.flatMap(({ device, written }, at) =>
    [...written].flatMap(([row, { value, isAcknowledged }]) => {
      const found = rows.get(row)?.[ownField(at)];
      return found === value ? [] : [{ device: device.name, row, expected: value, found, isAcknowledged }];
    }),
  );
}
