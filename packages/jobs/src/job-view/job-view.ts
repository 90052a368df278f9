/** The views of saved jobs. */
export const jobViews = ['list', 'table', 'board'] as const;
export type JobView = (typeof jobViews)[number];
