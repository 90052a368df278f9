import type { TestProjectConfiguration, ViteUserConfig } from 'vitest/config';

/** Test settings of a package with React. */
export declare const reactTests: (name: string) => ViteUserConfig;

/** The projects of all packages: those with React run together. */
export declare const packageTests: (root: string) => TestProjectConfiguration[];
