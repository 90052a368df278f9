import type { ViteUserConfig } from 'vitest/config';

/** Test settings of a package for Node. */
export declare const nodeTests: (name: string) => ViteUserConfig;
