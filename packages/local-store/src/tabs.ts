export { PendingRewrites } from './pending-rewrites';
export { takeEvent } from './tab-events';
