import type { ViteUserConfig } from 'vitest/config';

/** Test settings of a package with React, in happy-dom. */
export declare const reactTests: (name: string) => ViteUserConfig;
