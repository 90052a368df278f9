export type * from './sync-control';
