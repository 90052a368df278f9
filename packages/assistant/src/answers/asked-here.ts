import { readDraft, writeDraft } from '@keepmark/ui/draft-storage';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { AiSubject, AiTaskKind } from '../ai-task';
import type { StoredAnswer } from './ai-answer-table';
import { useAnswers } from './answers-store';

type Subject = Pick<AiSubject, 'type' | 'id'>;

/** Ids of the last answers asked for in this tab, by kind and subject. A reload reads them from the session storage. */
const askedHere = createStore<Readonly<Record<string, string>>>(() => ({}));

const keyOf = ({ type, id }: Subject, kind: AiTaskKind): string => `ai-asked/${kind}/${type}/${id}`;

function storedId(key: string): string | undefined {
  const id = readDraft(key)?.['id'];
  return typeof id === 'string' ? id : undefined;
}

/** Remembers which answer this tab asked for last, so that it goes on to show that one. */
export function rememberAsked(subject: Subject, kind: AiTaskKind, internalId: string): void {
  const key = keyOf(subject, kind);
  writeDraft(key, { id: internalId });
  askedHere.setState({ [key]: internalId });
}

/**
 * The answers to show about a subject: first the one that this tab asked for last, or else the newest, then the ones before
 * it. What another tab asks for after that is in the list of answers, not in place of what the person reads here.
 */
export function useShownAnswers(subject: Subject, kind: AiTaskKind): readonly StoredAnswer[] {
  const answers = useAnswers(subject, kind);
  const key = keyOf(subject, kind);
  const asked = useStore(askedHere, (ids) => ids[key] ?? storedId(key));
  return useMemo(() => {
    const at = answers.findIndex(({ internalId }) => internalId === asked);
    return at > 0 ? answers.slice(at) : answers;
  }, [answers, asked]);
}
