import type { Options } from 'tsup';

/** ESM and types for a package that Node loads. */
export declare const library: (entry: string[]) => Options;
