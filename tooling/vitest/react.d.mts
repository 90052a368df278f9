import type { ViteUserConfig } from 'vitest/config';

/** Test settings of a package with React. `isolate` gives each test file its own modules and page. */
export declare const reactTests: (name: string, options?: { isolate?: boolean }) => ViteUserConfig;
