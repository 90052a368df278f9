import type { JsonObject } from '../resume-document';
import { own, pick, sameJson, textOf, textsOf, withoutEmpty } from './json-value';

/**
 * Maps some keys of a JSON Resume object to our fields. Reading is lenient and may lose how a value was written. In
 * that case `readParts` keeps those keys unchanged in `extras`, and `writeParts` writes them back as long as our fields
 * haven't changed.
 */
export interface Part<Fields> {
  readonly keys: readonly string[];
  readonly read: (object: JsonObject) => Partial<Fields>;
  /** @param stored these keys as they were in the file */
  readonly write: (fields: Fields, stored: JsonObject) => JsonObject;
}

/** Reads the fields of an object, and puts every key that they can't restore in `extras`. */
export function readParts<Fields extends object>(
  parts: readonly Part<Fields>[],
  blank: Fields,
  object: JsonObject,
): { readonly fields: Fields; readonly extras: JsonObject } {
  const fields = { ...blank };
  const known = new Set(parts.flatMap(({ keys }) => keys));
  let extras = pick(object, (key) => !known.has(key));
  for (const part of parts) {
    const written = pick(object, (key) => part.keys.includes(key));
    const read = { ...blank, ...part.read(written) };
    Object.assign(fields, part.read(written));
    if (!sameJson(part.write(read, {}), written)) extras = joined(extras, written);
  }
  return { fields, extras };
}

/** Writes the fields: the original keys where they still apply, and our values elsewhere. */
export function writeParts<Fields extends object>(
  parts: readonly Part<Fields>[],
  fields: Fields,
  extras: JsonObject,
): JsonObject {
  const known = new Set(parts.flatMap(({ keys }) => keys));
  let object: JsonObject = {};
  for (const part of parts) {
    const stored = pick(extras, (key) => part.keys.includes(key));
    const stillHolds = Object.keys(stored).length > 0 && sameFields(part.read(stored), fields);
    object = joined(object, stillHolds ? stored : part.write(fields, stored));
  }
  return joined(
    object,
    pick(extras, (key) => !known.has(key)),
  );
}

/** Merges two objects. Not a spread, because of keys named `__proto__`. */
export const joined = (left: JsonObject, right: JsonObject): JsonObject =>
  Object.fromEntries([...Object.entries(left), ...Object.entries(right)]);

const sameFields = <Fields extends object>(read: Partial<Fields>, fields: Fields): boolean =>
  (Object.keys(read) as (keyof Fields)[]).every((name) =>
    sameJson(read[name] as JsonObject | undefined, fields[name] as JsonObject | undefined),
  );

type Names<Fields, Value> = { [Name in keyof Fields]: Fields[Name] extends Value ? Name : never }[keyof Fields];
const fieldsOf = <Fields>(fields: Record<string, unknown>) => fields as Partial<Fields>;

/** A text under a key, which may have had other names before. Writes the first name. */
export const textPart = <Fields>(
  field: Names<Fields, string>,
  ...keys: readonly [string, ...string[]]
): Part<Fields> => ({
  keys,
  read: (object) =>
    fieldsOf<Fields>({ [field]: keys.map((key) => textOf(own(object, key))).find((text) => text.trim()) ?? '' }),
  write: (fields) => withoutEmpty({ [keys[0]]: fields[field] as string }),
});

/** A list of texts under a key. */
export const listPart = <Fields>(field: Names<Fields, readonly string[]>, key: string): Part<Fields> => ({
  keys: [key],
  read: (object) => fieldsOf<Fields>({ [field]: textsOf(own(object, key)) }),
  write: (fields) => withoutEmpty({ [key]: fields[field] as readonly string[] }),
});
