// PostgreSQL: connections, migrations, and rows as one parameter.
export { type PlacedLexeme, TextArray, VectorArray } from './binary-arrays';
export { boundTerm, maxTermWords } from './bound-term';
export { columnNames, rowsBeside, rowsOf } from './json-rows';
export { migrateDatabase } from './migrate';
export { type Database, type DatabaseHandle, openDatabase } from './open-database';
export { reachDatabase } from './reach-database';
