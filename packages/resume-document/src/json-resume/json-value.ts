import type { JsonObject, JsonValue } from '../resume-document';

export const isJsonObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two JSON values are equal. The order of keys doesn't matter. */
export function sameJson(left: JsonValue | undefined, right: JsonValue | undefined): boolean {
  if (left === right) return true;
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((value, index) => sameJson(value, right[index]));
  }
  if (!isJsonObject(left) || !isJsonObject(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && sameJson(left[key], right[key]))
  );
}

/** Picks keys from an object. A `__proto__` from a file stays an ordinary key. */
export const pick = (object: JsonObject, isWanted: (key: string) => boolean): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([key]) => isWanted(key)));

/** The value of an own key. */
export const own = (object: JsonObject, key: string): JsonValue | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/** A value as text. Numbers are converted; other values become ''. */
export const textOf = (value: JsonValue | undefined): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** The texts of a list; a single text is a list of one. */
export const textsOf = (value: JsonValue | undefined): string[] =>
  (Array.isArray(value) ? value : [value])
    .map((item: JsonValue | undefined) => textOf(item))
    .filter((text) => text.trim() !== '');

/** Removes keys with empty values. */
export const withoutEmpty = (object: Readonly<Record<string, JsonValue>>): JsonObject =>
  Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
  );
