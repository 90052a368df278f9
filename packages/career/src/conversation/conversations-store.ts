import { aiAnswerTable, type StoredAnswer } from '@keepmark/assistant';
import type { Database, Undo } from '@keepmark/local-store';
import { useAllRows, useDatabase } from '@keepmark/local-store/react';
import { useMemo } from 'react';
import { type Conversation, type ConversationKind, conversationsOf } from './conversation';

/** The store of conversations, which are saved answers. Writes throw the database's own errors. */
export function createConversationsStore(database: Database) {
  const answers = database.table(aiAnswerTable);
  return {
    /** @returns whether the conversation is still there */
    rename({ kind, subjectId }: Pick<Conversation, 'kind' | 'subjectId'>, label: string): boolean {
      const where = { kind, subjectType: 'career', subjectId };
      return database.transaction(() => answers.update(where, { subjectLabel: label.trim() })) > 0;
    },

    /** Deletes a conversation, including its unsaved answers. */
    delete: ({ kind, subjectId, label }: Pick<Conversation, 'kind' | 'subjectId' | 'label'>): Undo =>
      database.undoable(`Deleted ${label}`, () => answers.delete({ kind, subjectType: 'career', subjectId })),

    deleteTurn: (turn: StoredAnswer): Undo =>
      database.undoable('Deleted an answer', () => answers.delete(turn.internalId)),

    /** Adds an answer and its question to its conversation, so that newer answers don't replace it. */
    saveTurn: (id: string, question: string): boolean => answers.update(id, { isSaved: true, prompt: question }) > 0,
  };
}

export type ConversationsStore = ReturnType<typeof createConversationsStore>;

export function useConversationsStore(): ConversationsStore {
  const database = useDatabase();
  return useMemo(() => createConversationsStore(database), [database]);
}

/** The conversations of a kind, the newest first. Re-renders when one changes. */
export function useConversations(kind: ConversationKind): readonly Conversation[] {
  const answers = useAllRows(aiAnswerTable, { where: { kind } });
  return useMemo(() => conversationsOf(answers, kind), [answers, kind]);
}
