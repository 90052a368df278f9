import { useUrlFilter } from '@keepmark/app-shell/url-filter';
import { tryAndNotify, EmptyState, Icon, Page, notifyWithUndo, changeWithUndo } from '@keepmark/ui';
import { pageAction } from '@keepmark/ui/page-action';
import { Button, Text, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useLetters, useLettersStore } from '../letters-store';
import { CardGrid } from '../resume-list/CardGrid';
import { matchingRows, newestFirst, readResumeFilter, resumeFilterUrl } from '../resume-list/resume-filter';
import type { Letter } from '@keepmark/resume-document/tables';
import { LetterCard, type LetterCardActions } from './LetterCard';

const LetterPreview = lazy(() => import('./LetterPreview'));

const filterForm = { read: readResumeFilter, write: resumeFilterUrl };
const searchFrom = 7;

/** @param props.look the style of a button beside a title; missing in an empty state */
function AddLetter({ look }: { look?: typeof pageAction }) {
  return (
    <Button
      {...look}
      variant="filled"
      leftSection={<Icon name="plus" size="sm" />}
      renderRoot={(props) => <Link {...props} to="/letter/add" />}
    >
      Add cover letter
    </Button>
  );
}
const resumes = (
  <Button
    {...pageAction}
    aria-label="Résumés"
    leftSection={<Icon name="file-text" size="sm" />}
    renderRoot={(props) => <Link {...props} to="/resumes" />}
  >
    Résumés
  </Button>
);

/** The cover letters as cards. */
export function LetterListPage() {
  const letters = useLetters();
  if (letters.length === 0) {
    return (
      <Page title="Cover letters" actions={resumes}>
        <EmptyState icon="mail" title="No cover letters yet" action={<AddLetter />}>
          Write a letter for a saved job, with the name, contact details, and design of your résumé. A letter you saved
          as text is on its job’s page.
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page
      title="Cover letters"
      actions={
        <>
          {resumes}
          <AddLetter look={pageAction} />
        </>
      }
    >
      <LetterCards letters={letters} />
    </Page>
  );
}

function LetterCards({ letters }: { letters: readonly Letter[] }) {
  const [filter, changeFilter] = useUrlFilter(filterForm);
  const store = useLettersStore();
  const [previewed, setPreviewed] = useState<Letter>();
  const sorted = useMemo(() => newestFirst(letters), [letters]);
  const text = useDeferredValue(filter.text);
  const shown = useMemo(() => matchingRows(sorted, text, searchedText), [sorted, text]);
  const actions = useMemo<LetterCardActions>(
    () => ({
      preview: setPreviewed,
      duplicate: ({ internalId, title }) => {
        const copied = tryAndNotify(() => store.copy(internalId));
        if (copied) notifyWithUndo(`Duplicated ${title}.`, copied.undo);
      },
      delete: ({ internalId, title }) => void changeWithUndo(`Deleted ${title}.`, () => store.delete([internalId])),
    }),
    [store],
  );

  return (
    <>
      {letters.length >= searchFrom || filter.text !== '' ? (
        <TextInput
          type="search"
          aria-label="Search cover letters"
          placeholder="Search by title, company, or recipient"
          leftSection={<Icon name="search" size="sm" />}
          value={filter.text}
          onChange={({ currentTarget }) => changeFilter({ text: currentTarget.value })}
        />
      ) : null}
      <Text component="output" c="dimmed">
        {shown.length === letters.length ? '' : `${shown.length.toLocaleString('en')} of `}
        {letters.length.toLocaleString('en')} {letters.length === 1 ? 'letter' : 'letters'}
      </Text>
      {shown.length === 0 ? (
        <EmptyState
          icon="filter"
          title="No matching letters"
          action={
            <Button variant="light" onClick={() => changeFilter({ text: '' })}>
              Show all letters
            </Button>
          }
        >
          Try fewer words.
        </EmptyState>
      ) : (
        <CardGrid label="Cover letters" items={shown} itemKey={({ internalId }) => internalId}>
          {(letter) => <LetterCard letter={letter} actions={actions} />}
        </CardGrid>
      )}
      {previewed ? (
        <Suspense fallback={null}>
          <LetterPreview letterId={previewed.internalId} onClose={() => setPreviewed(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}

const searchedText = ({ title, companyName, recipientName }: Letter): string =>
  `${title} ${companyName} ${recipientName}`;
