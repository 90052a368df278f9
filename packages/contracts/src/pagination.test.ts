import { describe, expect, it } from 'vitest';
import { paginate } from './pagination';

describe('paginate', () => {
  it('describes the first, a middle and the last page', () => {
    expect(paginate(45, 1)).toEqual({
      totalResults: 45,
      totalPages: 3,
      pageSize: 20,
      pageNumber: 1,
      resultsExist: true,
      hasPreviousPage: false,
      hasNextPage: true,
    });
    expect(paginate(45, 2)).toMatchObject({ hasPreviousPage: true, hasNextPage: true });
    expect(paginate(45, 3)).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
  });

  it.each([0, -4, Number.NaN])('counts page %s as page 1', (page) => {
    expect(paginate(45, page).pageNumber).toBe(1);
  });

  it('has no pages without results', () => {
    expect(paginate(0, 1)).toMatchObject({ totalPages: 0, resultsExist: false, hasNextPage: false });
  });
});
