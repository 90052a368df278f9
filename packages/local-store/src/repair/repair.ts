export { finishTransactions, takeTransaction } from '../writes/finish-transactions';
export { repairMisfits } from './repair-misfits';
export { repairTable } from './repair-table';
