import type { JsonObject } from '../resume-document';
import { own, pick, sameJson, textOf, textsOf, withoutEmpty } from './json-value';

/**
 * Some keys of a JSON Resume object and the fields of ours that hold the same. Reading is lenient and may lose how a
 * value was written; then `readParts` keeps those keys word for word in `extras`, and `writeParts` gives them back for
 * as long as our fields still say the same.
 */
export interface Part<Fields> {
  readonly keys: readonly string[];
  readonly read: (object: JsonObject) => Partial<Fields>;
  /** @param stored these keys as the file wrote them */
  readonly write: (fields: Fields, stored: JsonObject) => JsonObject;
}

/** The fields that an object holds, and in `extras` every key that they can't give back. */
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

/** The object of these fields: what the file said where it still holds, and our fields elsewhere. */
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

/** Both objects' keys. A plain spread would do but for a key named `__proto__`. */
export const joined = (left: JsonObject, right: JsonObject): JsonObject =>
  Object.fromEntries([...Object.entries(left), ...Object.entries(right)]);

const sameFields = <Fields extends object>(read: Partial<Fields>, fields: Fields): boolean =>
  (Object.keys(read) as (keyof Fields)[]).every((name) =>
    sameJson(read[name] as JsonObject | undefined, fields[name] as JsonObject | undefined),
  );

type Names<Fields, Value> = { [Name in keyof Fields]: Fields[Name] extends Value ? Name : never }[keyof Fields];
const fieldsOf = <Fields>(fields: Record<string, unknown>) => fields as Partial<Fields>;

/** One text under a key, or under the first of several names that it has had. The first name is written. */
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
