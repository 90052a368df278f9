import type { Query } from '../queries/query';

/** Gives the query that it gave last while the new one asks the same, so that a query may be written in place. */
export function stableQuery<R>(): (query: Query<R>) => Query<R> {
  let last: Query<R> | undefined;
  return (query) => (last && sameQuery(last, query) ? last : (last = query));
}

// Predicates are the same only when they are the same function.
function sameQuery<R>(left: Query<R>, right: Query<R>): boolean {
  const { where: leftWhere, ...leftRest } = left;
  const { where: rightWhere, ...rightRest } = right;
  if (typeof leftWhere === 'function' || typeof rightWhere === 'function') {
    if (leftWhere !== rightWhere) return false;
  } else if (JSON.stringify(leftWhere) !== JSON.stringify(rightWhere)) return false;
  return JSON.stringify(leftRest) === JSON.stringify(rightRest);
}
