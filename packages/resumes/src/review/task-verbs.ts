import verbs from './task-verbs.json';

/**
 * The verbs that O*NET's task statements start with, such as "dispense", in their base form. From the O*NET database by the
 * US Department of Labor, used under CC BY 4.0. Written by `pnpm verb-list`.
 */
export const taskVerbs: ReadonlySet<string> = new Set(verbs);
