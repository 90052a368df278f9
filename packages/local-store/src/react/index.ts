export { DatabaseProvider, useDatabase } from './DatabaseProvider';
export { useAllRows, useCounts, useRow, useRows, useTable } from './use-table';
