import type { AcceptedPlugin } from 'postcss';

export declare const postcssConfig: { plugins: AcceptedPlugin[] };
