/** The ways in which kept jobs are shown. */
export const jobViews = ['list', 'table', 'board'] as const;
export type JobView = (typeof jobViews)[number];
