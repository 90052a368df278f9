import { AppModal, changeWithUndo, deletedElsewhere, notify, tryAndNotify } from '@keepmark/ui';
import { EntityRow, RowAction, rowLine, rowName } from '@keepmark/ui/entity-list';
import { required } from '@keepmark/ui/form-values';
import { Section } from '@keepmark/ui/section';
import { VirtualList } from '@keepmark/ui/virtual-list';
import { dayOf, formatDay, plural } from '@keepmark/ui/words';
import { Button, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Conversation, ConversationKind } from './conversation';
import classes from './ConversationList.module.css';
import { useConversations, useConversationsStore } from './conversations-store';
import { careerSearch } from '../career-link';

const occupationCode = /^\d\d-\d{4}(?:\.\d\d)?$/;

/** The screen of a conversation. Its subject is an occupation code or a typed career. */
function conversationLink({ kind, subjectId }: Pick<Conversation, 'kind' | 'subjectId'>) {
  if (kind === 'career-coaching') return { to: '/career/coaching', search: { conversation: subjectId } } as const;
  const code = occupationCode.test(subjectId) ? subjectId : '';
  return { to: '/career/counseling', search: careerSearch({ code, title: subjectId }) } as const;
}

/** The saved conversations of a kind, to open, rename and delete. Renders nothing if there are none. */
export function ConversationList({ kind }: { kind: ConversationKind }) {
  const conversations = useConversations(kind);
  const store = useConversationsStore();
  const [renamed, setRenamed] = useState<Conversation>();
  if (conversations.length === 0) return null;
  return (
    <Section title="Conversations">
      <VirtualList label="Conversations" items={conversations} itemKey={({ subjectId }) => subjectId} rowHeight={66}>
        {(conversation) => (
          <EntityRow
            columns={classes['columns']}
            heading={
              <>
                <Link {...conversationLink(conversation)} className={rowName}>
                  {conversation.label}
                </Link>
                <span className={rowLine}>
                  {plural(conversation.turns.length, 'answer')}, {formatDay(dayOf(conversation.lastDate))}
                </span>
              </>
            }
            actions={
              <>
                <RowAction
                  icon="pencil"
                  label={`Rename ${conversation.label}`}
                  onClick={() => setRenamed(conversation)}
                />
                <RowAction
                  icon="trash"
                  label={`Delete ${conversation.label}`}
                  onClick={() => changeWithUndo(`Deleted ${conversation.label}.`, () => store.delete(conversation))}
                />
              </>
            }
          />
        )}
      </VirtualList>
      <AppModal opened={renamed !== undefined} onClose={() => setRenamed(undefined)} title="Rename conversation">
        {renamed ? (
          <Rename
            label={renamed.label}
            onRename={(label) => {
              const isThere = tryAndNotify(() => store.rename(renamed, label));
              if (isThere === false) notify.error(deletedElsewhere('conversation'));
              if (isThere) setRenamed(undefined);
            }}
          />
        ) : null}
      </AppModal>
    </Section>
  );
}

const schema = z.object({ label: required('Enter a name.', 200) });

function Rename({ label, onRename }: { label: string; onRename: (label: string) => void }) {
  const form = useForm({ initialValues: { label }, validate: schemaResolver(schema) });
  return (
    <form noValidate className={classes['rename']} onSubmit={form.onSubmit((values) => onRename(values.label.trim()))}>
      <TextInput label="Name" data-autofocus autoComplete="off" {...form.getInputProps('label')} />
      <div>
        <Button type="submit">Rename</Button>
      </div>
    </form>
  );
}
