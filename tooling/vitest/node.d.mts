import type { TestUserConfig, ViteUserConfig } from 'vitest/config';

/** Test settings of a package for Node. */
export declare const nodeTests: (name: string) => ViteUserConfig;

/** The same for a package that takes long to load: its files share their modules. */
export declare const sharedNodeTests: (name: string, settings: TestUserConfig) => ViteUserConfig;
