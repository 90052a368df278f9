import type { ViteUserConfig } from 'vitest/config';

/** Test settings of a package with React. */
export declare const reactTests: (name: string) => ViteUserConfig;
