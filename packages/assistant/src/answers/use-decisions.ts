import { useDatabase } from '@keepmark/local-store/react';
import { tryAndNotify } from '@keepmark/ui';
import { useState } from 'react';
import type { ChangeDecision, StoredAnswer } from './ai-answer-table';
import { answersStore } from './answers-store';

/**
 * The decisions about an answer's suggestions, stored with it. If the answer couldn't be stored, they are gone when the
 * screen closes.
 */
export function useDecisions(
  answer: StoredAnswer,
): [readonly ChangeDecision[], (decisions: readonly ChangeDecision[]) => void] {
  const database = useDatabase();
  const [unstored, setUnstored] = useState<readonly ChangeDecision[]>([]);
  const { internalId, decisions } = answer;
  if (internalId === '') return [unstored, setUnstored];
  return [decisions, (next) => tryAndNotify(() => answersStore(database).setDecisions(internalId, next))];
}
