export { finishTransactions, takeTransaction } from './finish-transactions';
export { mendMisfits } from './mend-misfits';
export { mendTable } from './mend-table';
