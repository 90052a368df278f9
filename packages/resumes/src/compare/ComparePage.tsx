import { tryAndNotify, EmptyState, Icon, Page, notifyWithUndo } from '@keepmark/ui';
import { useDatabase } from '@keepmark/local-store/react';
import { ActionIcon, Button, Select, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ResumeDocument } from '@keepmark/resume-document';
import type { Resume } from '@keepmark/resume-document/tables';
import { useResumeDocument, useResumes, useResumesStore } from '../resumes-store';
import { applyChange, type Change } from './change';
import { compareDocuments, type Difference } from './compare-documents';
import { DifferenceCard } from './DifferenceCard';
import classes from './ComparePage.module.css';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Shows the differences of two versions of a résumé. Each can be applied to either side. */
export function ComparePage() {
  const search: { readonly left?: unknown; readonly right?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const resumes = useResumes();
  const [leftId, rightId] = [textOf(search.left), textOf(search.right)];
  const left = useResumeDocument(leftId);
  const right = useResumeDocument(rightId);
  const choose = (chosen: { left?: string; right?: string }) =>
    void navigate({
      to: '/resume/compare',
      search: { left: chosen.left ?? leftId, right: chosen.right ?? rightId },
      replace: true,
    });

  if (resumes.length < 2) {
    return (
      <Page title="Compare résumés">
        <EmptyState
          icon="columns"
          title="Nothing to compare yet"
          action={<Button renderRoot={(props) => <Link {...props} to="/resumes" />}>Go to résumés</Button>}
        >
          Two versions are shown here side by side. Copy a résumé to make a second version.
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title="Compare résumés">
      <ChooseSides
        resumes={resumes}
        leftId={leftId}
        rightId={rightId}
        isMissing={{ left: !left, right: !right }}
        onChoose={choose}
      />
      {!left || !right ? (
        <Text c="dimmed">Choose two résumés to see their differences.</Text>
      ) : leftId === rightId ? (
        <Text c="dimmed">Both sides show the same résumé. Choose another one.</Text>
      ) : (
        <Differences left={{ id: leftId, document: left }} right={{ id: rightId, document: right }} />
      )}
    </Page>
  );
}

interface ChooseSidesProps {
  readonly resumes: readonly Resume[];
  /** Empty for none. */
  readonly leftId: string;
  readonly rightId: string;
  /** Whether there is no résumé with the id of a side. */
  readonly isMissing: { readonly left: boolean; readonly right: boolean };
  readonly onChoose: (chosen: { left?: string; right?: string }) => void;
}

function ChooseSides({ resumes, leftId, rightId, isMissing, onChoose }: ChooseSidesProps) {
  const options = resumes
    .toSorted((one, other) => one.title.localeCompare(other.title))
    .map(({ internalId, title }) => ({ value: internalId, label: title || 'Untitled' }));
  const side = (id: string, isSideMissing: boolean) => ({
    data: options,
    allowDeselect: false,
    searchable: options.length > 10,
    placeholder: 'Choose a résumé',
    value: isSideMissing ? null : id,
    error: id !== '' && isSideMissing ? 'This résumé was deleted. Choose another one.' : undefined,
  });
  return (
    <div className={classes['choice']}>
      <Select {...side(leftId, isMissing.left)} label="Left" onChange={(id) => id && onChoose({ left: id })} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label="Swap sides"
        title="Swap sides"
        disabled={isMissing.left || isMissing.right}
        onClick={() => onChoose({ left: rightId, right: leftId })}
      >
        <Icon name="refresh" size="sm" />
      </ActionIcon>
      <Select {...side(rightId, isMissing.right)} label="Right" onChange={(id) => id && onChoose({ right: id })} />
    </div>
  );
}

interface Side {
  readonly id: string;
  readonly document: ResumeDocument;
}

function Differences({ left, right }: { left: Side; right: Side }) {
  const database = useDatabase();
  const store = useResumesStore();
  const isWide = useMediaQuery('(min-width: 56.25em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const differences = useMemo(() => compareDocuments(left.document, right.document), [left.document, right.document]);
  const accept = ({ id, document }: Side, change: Change, message: string) => {
    const undo = tryAndNotify(() =>
      database.undoable(message, () => store.saveDocument(id, applyChange(document, change), document)),
    );
    if (undo) notifyWithUndo(message, undo);
  };
  if (differences.length === 0) {
    return (
      <EmptyState icon="circle-check" title="No differences">
        Both versions have the same text. Template, colors, and photo are not compared.
      </EmptyState>
    );
  }
  return (
    <>
      <Text component="output">
        {differences.length} {differences.length === 1 ? 'difference' : 'differences'}. Choose the text that you want on
        both sides.
      </Text>
      {bySection(differences).map(([section, own]) => (
        <section key={section} className={classes['section']} aria-label={section}>
          <Title order={2} size="h4">
            {section}
          </Title>
          {own.map((difference) => (
            <DifferenceCard
              key={difference.id}
              difference={difference}
              isWide={isWide}
              onUseLeft={() => accept(right, difference.intoRight, `Changed ${right.document.title}.`)}
              onUseRight={() => accept(left, difference.intoLeft, `Changed ${left.document.title}.`)}
            />
          ))}
        </section>
      ))}
    </>
  );
}

/** Groups differences by section, in order. Changed lines of one text are sorted from the top. */
function bySection(differences: readonly Difference[]): [string, Difference[]][] {
  const groups = new Map<string, Difference[]>();
  for (const difference of differences) {
    groups.set(difference.section, [...(groups.get(difference.section) ?? []), difference]);
  }
  const line = ({ intoLeft }: Difference) => (intoLeft.kind === 'lines' ? intoLeft.startLine : 0);
  return [...groups].map(([section, own]) => [
    section,
    own.toSorted((one, other) =>
      one.entry === other.entry && one.field === other.field ? line(one) - line(other) : 0,
    ),
  ]);
}
