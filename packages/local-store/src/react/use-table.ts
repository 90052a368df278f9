import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { allRows, type RowSelection } from '../queries/all-rows';
import type { Query } from '../queries/query';
import type { Table } from '../tables/table';
import type { TableDefinition } from '../tables/table-definition';
import { useDatabase } from './DatabaseProvider';

type WithId = { readonly internalId: string };

/** The table in the nearest database. */
export function useTable<R extends WithId>(definition: TableDefinition<R>): Table<R> {
  const database = useDatabase();
  return useMemo(() => database.table(definition), [database, definition]);
}

/**
 * Every row that matches, kept current. Use it wherever everything is shown or exported. Rerenders only when the rows
 * differ. The selection may be an object literal.
 */
export function useAllRows<R extends WithId>(
  definition: TableDefinition<R>,
  selection: RowSelection<R> = {},
): readonly R[] {
  const table = useTable(definition);
  const [kept] = useState(() => stableQuery<R>());
  const stable = kept(selection);
  return useReading(
    table,
    useCallback(() => allRows(table, stable), [table, stable]),
  );
}

/**
 * The rows that match, at most 10,000, kept current. Rerenders only when they differ. The query may be an object literal.
 */
export function useRows<R extends WithId>(definition: TableDefinition<R>, query: Query<R> = {}): readonly R[] {
  const table = useTable(definition);
  const [kept] = useState(() => stableQuery<R>());
  const stable = kept(query);
  return useReading(
    table,
    useCallback(() => table.query(stable), [table, stable]),
  );
}

/** One row, kept current. Undefined when no row has this id. */
export function useRow<R extends WithId>(
  definition: TableDefinition<R>,
  internalId: string | undefined,
): R | undefined {
  const table = useTable(definition);
  return useReading(
    table,
    useCallback(() => (internalId ? table.get(internalId) : undefined), [table, internalId]),
  );
}

/** The number of rows per value of a counted field, kept current. */
export function useCounts<R extends WithId>(
  definition: TableDefinition<R>,
  field: keyof R & string,
): Readonly<Record<string, number>> {
  const table = useTable(definition);
  return useReading(
    table,
    useCallback(() => table.countsOf(field), [table, field]),
  );
}

function useReading<R extends WithId, Answer>(table: Table<R>, read: () => Answer): Answer {
  const [answer] = useState(() => stableAnswer<Answer>());
  const snapshot = () => answer(read, table, table.revision);
  const subscribe = useCallback((listener: () => void) => table.subscribe(listener), [table]);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

/** Returns the previous query while the new one is equal, so that callers may pass an object literal. */
function stableQuery<R>(): (query: Query<R>) => Query<R> {
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

/**
 * Returns the previous answer while the new one is equal, by identity or part by part. Rows stay the same object until
 * they change, so equal answers are the same object and nothing rerenders.
 */
function stableAnswer<Answer>(): (read: () => Answer, source: object, revision: number) => Answer {
  let last: { answer: Answer; read: () => Answer; source: object; revision: number } | undefined;
  return (read, source, revision) => {
    if (last?.read === read && last.source === source && last.revision === revision) return last.answer;
    const next = read();
    const answer = last && equalAnswers(last.answer, next) ? last.answer : next;
    last = { answer, read, source, revision };
    return answer;
  };
}

function equalAnswers(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left) && Array.isArray(right)) return equalLists(left, right);
  if (!isParted(left) || !isParted(right)) return false;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => left[key] === right[key]);
}

/** By index: the keys of a list of 20,000 rows are 20,000 strings, and a callback for each takes longer on a slow processor. */
function equalLists(left: readonly unknown[], right: readonly unknown[]): boolean {
  if (left.length !== right.length) return false;
  for (let index = 0; index < left.length; index += 1) if (left[index] !== right[index]) return false;
  return true;
}

/** A list, a row, or counts. */
const isParted = (answer: unknown): answer is Readonly<Record<string, unknown>> =>
  typeof answer === 'object' && answer !== null;
