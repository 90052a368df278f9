import { Icon } from '@keepmark/ui';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import parts from '../editor/form-parts.module.css';
import { PhotoField } from '../editor/PhotoField';
import { moveItem } from '@keepmark/resume-document/new-document';
import type { ResumeLink } from '@keepmark/resume-document';
import classes from './ContactCard.module.css';
import { useDocument, useEditor, useText } from './resume-editing';

/** The top of the résumé: the person and their contact data. */
export function ContactCard() {
  return (
    <section aria-label="Contact" className={parts['card']}>
      <h2 className={parts['heading']}>Contact</h2>
      <div className={parts['fields']}>
        <TextOf field="name" label="Full name" autoComplete="name" />
        <TextOf field="headline" label="Headline" placeholder="Registered nurse" />
        <TextOf field="email" label="Email" type="email" autoComplete="email" />
        <TextOf field="phone" label="Phone" type="tel" autoComplete="tel" />
        <TextOf field="location" label="Location" placeholder="Austin, TX" />
        <ResumePhoto />
      </div>
      <Links />
    </section>
  );
}

interface TextOfProps {
  field: 'name' | 'headline' | 'email' | 'phone' | 'location';
  label: string;
  type?: string;
  placeholder?: string;
  autoComplete?: string;
}

function TextOf({ field, autoComplete = 'off', ...props }: TextOfProps) {
  const [text, change] = useText(field);
  return (
    <TextInput
      {...props}
      autoComplete={autoComplete}
      value={text}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}

function ResumePhoto() {
  const { change } = useEditor();
  const photoId = useDocument((document) => document.photoId);
  return <PhotoField photoId={photoId} onChange={(id) => change((document) => ({ ...document, photoId: id }))} />;
}

function Links() {
  const { change } = useEditor();
  const links = useDocument((document) => document.links);
  const [focusAt, setFocusAt] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  const set = (next: readonly ResumeLink[], field?: string) =>
    change((document) => ({ ...document, links: next }), field);
  useEffect(() => {
    if (focusAt !== undefined) list.current?.querySelectorAll<HTMLInputElement>('[data-url] input')[focusAt]?.focus();
  }, [focusAt]);
  return (
    <div className={classes['links']} ref={list}>
      {links.map((link, at) => (
        <LinkRow
          // Links have no ids, and rows have no state.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          link={link}
          at={at}
          onEdit={(changes) =>
            set(
              links.map((other, index) => (index === at ? { ...other, ...changes } : other)),
              `links ${at} ${Object.keys(changes).join(' ')}`,
            )
          }
          onMoveUp={() => set(moveItem(links, at, at - 1))}
          onDelete={() => set(links.toSpliced(at, 1))}
        />
      ))}
      <Button
        variant="light"
        size="compact-md"
        className={classes['add'] ?? ''}
        leftSection={<Icon name="plus" size="xs" />}
        onClick={() => {
          set([...links, { label: '', url: '' }]);
          setFocusAt(links.length);
        }}
      >
        Add link
      </Button>
    </div>
  );
}

interface LinkRowProps {
  link: ResumeLink;
  at: number;
  onEdit: (changes: Partial<ResumeLink>) => void;
  onMoveUp: () => void;
  onDelete: () => void;
}

function LinkRow({ link, at, onEdit, onMoveUp, onDelete }: LinkRowProps) {
  const name = link.label || link.url || `link ${at + 1}`;
  return (
    <div className={classes['link']}>
      <TextInput
        label="Link"
        data-url
        type="url"
        placeholder="https://linkedin.com/in/…"
        autoComplete="off"
        value={link.url}
        onChange={({ currentTarget }) => onEdit({ url: currentTarget.value })}
      />
      <TextInput
        label="Shown as"
        placeholder="LinkedIn"
        autoComplete="off"
        value={link.label}
        onChange={({ currentTarget }) => onEdit({ label: currentTarget.value })}
      />
      <div className={classes['actions']}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`Move ${name} up`}
          disabled={at === 0}
          onClick={onMoveUp}
        >
          <Icon name="arrow-up" size="sm" />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Delete ${name}`} onClick={onDelete}>
          <Icon name="trash" size="sm" />
        </ActionIcon>
      </div>
    </div>
  );
}
