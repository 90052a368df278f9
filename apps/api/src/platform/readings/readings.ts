// Reading foreign text in threads that are ended when it takes too long.
export { type ReadingBegun, type ReadingTask, ReadingWorkers } from './reading-workers';
export { type Reading, type Readings, ReadingStoppedError } from './reading';
export { ownThread } from './thread-time';
