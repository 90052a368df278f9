import * as z from 'zod/mini';

/** Where figures are from. Shown beside them. */
export const dataSource = z.object({
  /** "BLS OEWS". */
  name: z.string(),
  /** What the figures are of: "May 2024", "July 2025 to June 2026", "2023". Empty when the source doesn't say. */
  period: z.string(),
  /** The year that the period begins in; figures always have one, lists of O*NET don't. */
  year: z.nullable(z.number()),
  /** The publisher's page about it; empty for what we wrote ourselves. */
  url: z.string(),
});
export type DataSource = z.infer<typeof dataSource>;
