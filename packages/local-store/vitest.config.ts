import { nodeTests } from '@keepmark/vitest/node';
import { mergeConfig } from 'vitest/config';

// Node, since most of it needs no page and the runs in a real Chromium can't be in a pretended one; a test that does
// need a page says so in its first line.
export default mergeConfig(nodeTests('local-store'), { test: { include: ['src/**/*.test.tsx'] } });
