import type { Field } from './field';
import { checkFieldNames, checkTableName } from './names';

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
