import * as z from 'zod/mini';

export const pagination = z.object({
  totalResults: z.number(),
  totalPages: z.number(),
  pageSize: z.number(),
  pageNumber: z.number(),
  resultsExist: z.boolean(),
  hasPreviousPage: z.boolean(),
  hasNextPage: z.boolean(),
});
export type Pagination = z.infer<typeof pagination>;

export const pageSizes = { default: 20, veryLarge: 1000, placesSearch: 10, discovery: 25 } as const;
/** The most rows that any query returns, local or remote. */
export const maxQueryLimit = 10_000;

/**
 * Describes one page of a list of results.
 * @param pageNumber starts at 1; lower numbers count as 1
 */
export function paginate(totalResults: number, pageNumber: number, pageSize: number = pageSizes.default): Pagination {
  const page = Math.max(1, Math.trunc(pageNumber) || 1);
  const totalPages = Math.ceil(totalResults / pageSize);
  return {
    totalResults,
    totalPages,
    pageSize,
    pageNumber: page,
    resultsExist: totalResults > 0,
    hasPreviousPage: page > 1 && totalResults > 0,
    hasNextPage: page < totalPages,
  };
}
