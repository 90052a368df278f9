export { memoryStorage } from '../storage/memory-storage';
export { databaseOf, testDatabase } from './database-of';
