export { PendingRewrites } from '../pages/pending-rewrites';
export { takeEvent } from './tab-events';
