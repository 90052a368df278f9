import { nodeTests } from '@keepmark/vitest/node';
import { defineConfig } from 'vitest/config';

const { test, ...settings } = nodeTests('site-build');

export default defineConfig({ ...settings, test: { ...test, include: ['**/*.test.mjs'] } });
