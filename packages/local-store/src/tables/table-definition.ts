import { InvalidNameError } from '../errors';

const validName = /^[A-Za-z0-9_]+$/;
const validId = /^[A-Za-z0-9_-]{1,64}$/;

// The specification gives the wording of the first two.
export function checkDatabaseName(name: string): void {
  if (!validName.test(name)) throw new InvalidNameError(`The name '${name}' contains invalid characters`);
}

export function checkTableName(name: string): void {
  if (!validName.test(name)) throw new InvalidNameError(`The database name '${name}' contains invalid characters.`);
}

export function checkFieldNames(names: readonly string[]): void {
  const wrong = names.some((name) => !validName.test(name) || name === '__proto__' || name === 'internalId');
  if (wrong) throw new InvalidNameError('One or more field names in the table definition contains invalid characters');
}

export function checkId(id: string): void {
  if (!validId.test(id)) throw new InvalidNameError(`The name '${id}' contains invalid characters`);
}

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

export type Fields = Readonly<Record<string, Field<unknown>>>;

type ValueOf<F> = F extends Field<infer Value> ? Value : never;

/** The definition of a table: its fields, indexes and counts. */
export interface TableDefinition<Row extends { readonly internalId: string } = { readonly internalId: string }> {
  readonly name: string;
  readonly fields: Fields;
  readonly indexes: readonly string[];
  readonly counts: readonly string[];
  /** Never set; carries the type of a row. */
  readonly row?: Row;
}

/** A row of the table: its fields and `internalId`, a time-ordered random id. Rows are frozen. */
export type RowOf<Definition> =
  Definition extends TableDefinition<infer Row extends { readonly internalId: string }> ? Row : never;

type RowOfFields<F extends Fields> = { readonly internalId: string } & { readonly [Name in keyof F]: ValueOf<F[Name]> };

/**
 * Defines a table.
 *
 * @param name letters, digits and underscores
 * @param options `fields` by name; `indexes`: fields that queries filter or sort by; `counts`: fields whose values are
 *   counted with each write, for `table.countsOf`.
 * @throws {InvalidNameError} for a name with other characters, or a field called `internalId`.
 */
export function defineTable<const F extends Fields>(
  name: string,
  options: {
    readonly fields: F;
    readonly indexes?: readonly (keyof F & string)[];
    readonly counts?: readonly (keyof F & string)[];
  },
): TableDefinition<{ [Key in keyof RowOfFields<F>]: RowOfFields<F>[Key] }> {
  checkTableName(name);
  const { fields, indexes = [], counts = [] } = options;
  checkFieldNames([...Object.keys(fields), ...indexes, ...counts]);
  return { name, fields, indexes, counts };
}
