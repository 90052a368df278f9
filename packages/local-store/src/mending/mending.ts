export { finishTransactions, takeTransaction } from '../writes/finish-transactions';
export { mendMisfits } from './mend-misfits';
export { mendTable } from './mend-table';
