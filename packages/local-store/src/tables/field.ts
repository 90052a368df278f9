/** A value that survives JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

type FieldKind = 'text' | 'number' | 'boolean' | 'oneOf' | 'list' | 'json';

/** A field of a table: its kind and its default. */
export interface Field<Value> {
  readonly kind: FieldKind;
  readonly default: Value;
  /** The values that a `oneOf` field allows. */
  readonly options?: readonly unknown[];
}

function text(): Field<string>;
function text(fallback: string): Field<string>;
function text(fallback: null): Field<string | null>;
function text(fallback: string | null = ''): Field<string> | Field<string | null> {
  return { kind: 'text', default: fallback };
}

function number(): Field<number>;
function number(fallback: number): Field<number>;
function number(fallback: null): Field<number | null>;
function number(fallback: number | null = 0): Field<number> | Field<number | null> {
  return { kind: 'number', default: fallback };
}

function boolean(fallback = false): Field<boolean> {
  return { kind: 'boolean', default: fallback };
}

function oneOf<const Option extends string | number>(options: readonly Option[], fallback: Option): Field<Option>;
function oneOf<const Option extends string | number>(
  options: readonly Option[],
  fallback: Option | null,
): Field<Option | null>;
function oneOf(options: readonly (string | number)[], fallback: unknown): Field<never> {
  return { kind: 'oneOf', default: fallback as never, options };
}

function list<Item = string>(fallback: readonly Item[] = []): Field<readonly Item[]> {
  return { kind: 'list', default: frozenCopy(fallback) };
}

function json<Value>(fallback: Value): Field<Value> {
  return { kind: 'json', default: frozenCopy(fallback) };
}

/**
 * The kinds of field. A field whose default is `null` also takes `null`.
 * Lists and JSON values are frozen. To change one, create a new one.
 */
export const field = { text, number, boolean, oneOf, list, json };

const takes: Readonly<Record<FieldKind, (value: unknown, options?: readonly unknown[]) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: Number.isFinite,
  boolean: (value) => typeof value === 'boolean',
  oneOf: (value, options) => options!.includes(value),
  list: Array.isArray,
  // Only numbers that JSON can represent.
  json: (value) =>
    typeof value === 'number' ? Number.isFinite(value) : value !== undefined && typeof value !== 'function',
};

/** Whether the value fits the field. */
export const accepts = ({ kind, default: fallback, options }: Field<unknown>, value: unknown): boolean =>
  (value === null && fallback === null) || takes[kind](value, options);

export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/** A copy as JSON would return it, so that memory and disk agree. */
export function frozenCopy<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) return deepFreeze(JSON.parse(JSON.stringify(value)) as Value);
  // JSON has no negative zero.
  return Object.is(value, -0) ? (0 as Value) : value;
}

/** Whether two values are equal as JSON. */
export const sameValue = (left: unknown, right: unknown): boolean =>
  left === right ||
  (typeof left === 'object' && typeof right === 'object' && JSON.stringify(left) === JSON.stringify(right));
