export { memoryStorage } from '../storage/memory-storage';
