export { DatabaseProvider, useDatabase } from './DatabaseProvider';
export { useCounts, useRow, useRows, useTable } from './use-table';
