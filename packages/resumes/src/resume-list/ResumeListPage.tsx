import { useUrlFilter } from '@keepmark/app-shell/url-filter';
import { deletedEntry } from '@keepmark/app-shell/deleted-entry';
import { RecentlyDeletedLink } from '@keepmark/app-shell/recently-deleted-link';
import { EmptyState, Icon, Page } from '@keepmark/ui';
import { useSelection } from '@keepmark/ui/entity-list/use-selection';
import { ListHeader, MenuButton } from '@keepmark/ui/list-header';
import { pageAction } from '@keepmark/ui/page-action';
import { Button, Group, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import type { Resume } from '@keepmark/resume-document/tables';
import { useResumes } from '../resumes-store';
import type { ResumesSlots } from '../slots';
import { CardGrid } from './CardGrid';
import { CreateVersion } from './CreateVersion';
import { matchingRows, newestFirst, readResumeFilter, resumeFilterUrl } from './resume-filter';
import { ResumeCard, type ResumeCardActions } from './ResumeCard';
import { SelectionBar } from './SelectionBar';
import { type ResumeActions, useResumeActions } from './use-resume-actions';

const ResumePreview = lazy(() => import('../resume-preview/ResumePreview'));

const filterForm = { read: readResumeFilter, write: resumeFilterUrl };
/** With fewer, people see all of them at a glance. */
const searchFrom = 7;

/** @param props.look the style of a button beside a title; missing in an empty state */
function AddResume({ look }: { look?: typeof pageAction }) {
  return (
    <Button
      {...look}
      variant="filled"
      leftSection={<Icon name="plus" size="sm" />}
      renderRoot={(props) => <Link {...props} to="/resume/add" />}
    >
      Add résumé
    </Button>
  );
}
const deleted = deletedEntry('resumes');
const others = (
  <>
    <Button
      {...pageAction}
      aria-label="Cover letters"
      leftSection={<Icon name="mail" size="sm" />}
      renderRoot={(props) => <Link {...props} to="/letters" />}
    >
      Cover letters
    </Button>
    <Button
      {...pageAction}
      aria-label="Sent documents"
      leftSection={<Icon name="send" size="sm" />}
      renderRoot={(props) => <Link {...props} to="/resume/sent" />}
    >
      Sent
    </Button>
  </>
);

const compactActions = (
  <>
    <MenuButton
      label="More"
      icon="dots-vertical"
      entries={[
        { label: 'Cover letters', icon: 'mail', renderRoot: (props) => <Link {...props} to="/letters" /> },
        { label: 'Sent documents', icon: 'send', renderRoot: (props) => <Link {...props} to="/resume/sent" /> },
        deleted,
      ]}
    />
    <Button
      aria-label="Add résumé"
      leftSection={<Icon name="plus" size="sm" />}
      renderRoot={(props) => <Link {...props} to="/resume/add" />}
    >
      Add
    </Button>
  </>
);

/** The résumés as cards. */
export function ResumeListPage({ slots }: { slots: ResumesSlots }) {
  const resumes = useResumes();
  if (resumes.length === 0) {
    return (
      <Page title="Résumés" actions={others}>
        <EmptyState
          icon="file-text"
          title="No résumés yet"
          action={
            <Group justify="center" gap="xs">
              <AddResume />
              <RecentlyDeletedLink kind="resumes" />
            </Group>
          }
        >
          Write a résumé or import one you have. Tailor a version to each job, and see what you sent.
        </EmptyState>
      </Page>
    );
  }

  return (
    <Page>
      <ResumeCards resumes={resumes} slots={slots} />
    </Page>
  );
}

function ResumeCards({ resumes, slots }: { resumes: readonly Resume[]; slots: ResumesSlots }) {
  const [filter, changeFilter] = useUrlFilter(filterForm);
  const sorted = useMemo(() => defaultFirst(resumes), [resumes]);
  const text = useDeferredValue(filter.text);
  const shown = useMemo(() => matchingRows(sorted, text, searchedText), [sorted, text]);
  const selection = useSelection(shown);
  const actions = useResumeActions(slots);
  const { cardActions, dialogs } = useCardDialogs(actions, slots);

  return (
    <>
      <ListHeader
        title="Résumés"
        actions={
          <>
            <MenuButton label="More" icon="dots-vertical" entries={[deleted]} />
            {others}
            <AddResume look={pageAction} />
          </>
        }
        compactActions={compactActions}
        filters={
          resumes.length >= searchFrom || filter.text !== '' ? (
            <TextInput
              type="search"
              aria-label="Search résumés"
              placeholder="Search by title, name, or headline"
              leftSection={<Icon name="search" size="sm" />}
              value={filter.text}
              onChange={({ currentTarget }) => changeFilter({ text: currentTarget.value })}
            />
          ) : null
        }
      />
      <SelectionBar
        shownCount={shown.length}
        total={resumes.length}
        selected={selection.selected}
        onClear={selection.clear}
        onDelete={() => void actions.delete(selection.selected).then(selection.clear)}
      />
      {shown.length === 0 ? (
        <NoMatch onShowAll={() => changeFilter({ text: '' })} />
      ) : (
        <CardGrid label="Résumés" items={shown} itemKey={({ internalId }) => internalId}>
          {(resume) => (
            <ResumeCard
              resume={resume}
              ResumeJobs={slots.ResumeJobs}
              isSelected={selection.has(resume.internalId)}
              onSelect={selection.toggle}
              actions={cardActions}
            />
          )}
        </CardGrid>
      )}
      {dialogs}
    </>
  );
}

/** The actions of a card, and the dialogs that they open. */
function useCardDialogs(actions: ResumeActions, slots: ResumesSlots) {
  const [previewed, setPreviewed] = useState<Resume>();
  const [base, setBase] = useState<Resume>();
  const cardActions = useMemo<ResumeCardActions>(
    () => ({
      preview: setPreviewed,
      duplicate: actions.duplicate,
      setDefault: actions.setDefault,
      createVersion: setBase,
      delete: (resume) => void actions.delete([resume]),
    }),
    [actions],
  );
  const dialogs = (
    <>
      {previewed ? (
        <Suspense fallback={null}>
          <ResumePreview resumeId={previewed.internalId} onClose={() => setPreviewed(undefined)} />
        </Suspense>
      ) : null}
      {base ? (
        <CreateVersion
          base={base}
          JobPicker={slots.JobPicker}
          onClose={() => setBase(undefined)}
          onCreate={(target, jobId) => actions.createVersion(base, target, jobId)}
        />
      ) : null}
    </>
  );
  return { cardActions, dialogs };
}

function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      icon="filter"
      title="No matching résumés"
      action={
        <Button variant="light" onClick={onShowAll}>
          Show all résumés
        </Button>
      }
    >
      Try fewer words.
    </EmptyState>
  );
}

/** The newest first, after the default, which is used most. */
function defaultFirst(resumes: readonly Resume[]): readonly Resume[] {
  const newest = newestFirst(resumes);
  return [...newest.filter(({ isDefault }) => isDefault), ...newest.filter(({ isDefault }) => !isDefault)];
}

const searchedText = ({ title, name, headline }: Resume): string => `${title} ${name} ${headline}`;
