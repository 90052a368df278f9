/** As much of it as is measured: the package's own types are not where its package.json says. */
declare module 'localstoragedb' {
  export default class LocalStorageDatabase {
    constructor(name: string, storage: Storage);
    isNew(): boolean;
    createTable(name: string, fields: readonly string[]): void;
    insert(table: string, row: object): number;
    update(table: string, query: object, change: (row: object) => object): number;
    queryAll(table: string, options: { query?: object; sort?: string[][]; limit?: number }): object[];
    commit(): boolean;
    drop(): void;
  }
}
