import type { ViteUserConfig } from 'vitest/config';

/** Tests of a package that needs no browser. */
export declare const nodeTests: (name: string) => ViteUserConfig;
