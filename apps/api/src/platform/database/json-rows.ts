import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The names of columns as SQL lists them. @param prefix in front of each, e.g. `excluded.` */
export function columnNames(columns: readonly string[], prefix = ''): SQL {
  return sql.raw(columns.map((column) => prefix + columnName(column)).join(', '));
}

const columnName = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Rows of a table, as a relation to select from. All of them are one JSON parameter: a statement with a parameter for
 * each of thousands of values takes longer to build, send and parse than to run.
 * @param rows texts without U+0000 or lone surrogates, which PostgreSQL can't hold
 */
export function rowsOf<Table extends PgTable, Column extends keyof Table['$inferInsert'] & string>(
  table: Table,
  columns: readonly Column[],
  rows: readonly Pick<Table['$inferInsert'], Column>[],
): SQL {
  return sql`rows from (${recordSet(table, columns, rows)}) as written`;
}

/** The same, and beside each row an element of each array, in columns of their own. */
export function rowsBeside<Table extends PgTable, Column extends keyof Table['$inferInsert'] & string>(
  table: Table,
  columns: readonly Column[],
  rows: readonly Pick<Table['$inferInsert'], Column>[],
  arrays: Readonly<Record<string, SQL>>,
): SQL {
  const names = columnNames([...columns, ...Object.keys(arrays)]);
  const unnested = Object.values(arrays).map((array) => sql`unnest(${array})`);
  return sql`rows from (${sql.join([recordSet(table, columns, rows), ...unnested], sql`, `)}) as written(${names})`;
}

function recordSet<Table extends PgTable, Column extends keyof Table['$inferInsert'] & string>(
  table: Table,
  columns: readonly Column[],
  rows: readonly Pick<Table['$inferInsert'], Column>[],
): SQL {
  const tableColumns = getTableColumns(table);
  const names = columns.map((column) => [column, columnName(column)] as const);
  const types = names.map(([column, name]) => `${name} ${tableColumns[column]?.getSQLType()}`).join(', ');
  const json = JSON.stringify(
    rows.map((row) => Object.fromEntries(names.map(([column, name]) => [name, row[column]]))),
  );
  return sql`json_to_recordset(${json}::json) as (${sql.raw(types)})`;
}
