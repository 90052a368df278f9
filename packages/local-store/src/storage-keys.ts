/**
 * The keys of one database in local storage:
 * `keepmark` its own record, `keepmark/jobs` a table's record, `keepmark/jobs/ID` one row.
 */
export interface StorageKeys {
  readonly database: string;
  readonly table: (table: string) => string;
  readonly row: (table: string, id: string) => string;
  readonly parse: (key: string) => StorageKey | undefined;
}

export type StorageKey =
  | { readonly kind: 'database' }
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'row'; readonly table: string; readonly id: string };

export function storageKeys(name: string): StorageKeys {
  return {
    database: name,
    table: (table) => `${name}/${table}`,
    row: (table, id) => `${name}/${table}/${id}`,
    parse(key) {
      if (key === name) return { kind: 'database' };
      if (!key.startsWith(`${name}/`)) return undefined;
      const [table, id] = key.slice(name.length + 1).split('/');
      if (!table) return undefined;
      return id === undefined ? { kind: 'table', table } : { kind: 'row', table, id };
    },
  };
}
