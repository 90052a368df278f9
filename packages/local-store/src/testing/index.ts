export { memoryStorage } from '../storage/storage-area';
export { databaseOf, testDatabase } from './database-of';
