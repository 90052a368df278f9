import type { ViteUserConfig } from 'vitest/config';

/** Tests of a package with React in it, in happy-dom. */
export declare const reactTests: (name: string) => ViteUserConfig;
