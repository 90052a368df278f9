import { nodeTests } from '@keepmark/vitest/node';

export default nodeTests('sync-lab');
