import type { Query } from '../queries/query';

/** Returns the previous query while the new one is equal, so that callers may pass an object literal. */
export function stableQuery<R>(): (query: Query<R>) => Query<R> {
  let last: Query<R> | undefined;
  return (query) => (last && sameQuery(last, query) ? last : (last = query));
}

// Predicates are equal only if they are the same function.
function sameQuery<R>(left: Query<R>, right: Query<R>): boolean {
  const { where: leftWhere, ...leftRest } = left;
  const { where: rightWhere, ...rightRest } = right;
  if (typeof leftWhere === 'function' || typeof rightWhere === 'function') {
    if (leftWhere !== rightWhere) return false;
  } else if (JSON.stringify(leftWhere) !== JSON.stringify(rightWhere)) return false;
  return JSON.stringify(leftRest) === JSON.stringify(rightRest);
}
