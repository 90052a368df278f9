import { entriesOf, type ResumeDocument } from '@keepmark/resume-document';
import { plural } from '@keepmark/ui/words';
import { Button, Text, Title } from '@mantine/core';
import { type Ref, useState } from 'react';
import type { DraftLine, ImportDraft } from '../import-repair/import-draft';
import { LooseLine } from './LineRow';
import classes from './ImportResume.module.css';

export interface LooseLinesProps {
  ref?: Ref<HTMLElement>;
  draft: ImportDraft;
  document: ResumeDocument;
}

const shownAtFirst = 30;

function stateOf(document: ResumeDocument, count: number): string {
  if (count > 0) return `${plural(count, 'line')}. What you leave here won’t be imported.`;
  return hasText(document) ? 'All text was placed.' : 'We found no text in this file. Choose another one.';
}

const hasText = ({ name, headline, email, phone, location, links, summary, sections }: ResumeDocument): boolean =>
  [name, headline, email, phone, location, summary].some((text) => text.trim() !== '') ||
  links.length > 0 ||
  sections.some((section) => entriesOf(section).length > 0);

/** Lines of the file that are in no field. What stays here isn't imported. */
export function LooseLines({ ref, draft, document }: LooseLinesProps) {
  return (
    <section ref={ref} aria-label="Not placed" className={classes['tray']}>
      <Title order={3} size="h4">
        Not placed
      </Title>
      <Text component="output" c="dimmed" size="sm">
        {stateOf(document, draft.unplaced.length)}
      </Text>
      <LineList lines={draft.unplaced} />
      {draft.understood.length > 0 ? (
        <details>
          <summary className={classes['summary']}>
            {plural(draft.understood.length, 'heading or label', 'headings and labels')}
          </summary>
          <Text c="dimmed" size="sm">
            They need no field. If one of them is more than that, move it.
          </Text>
          <LineList lines={draft.understood} />
        </details>
      ) : null}
    </section>
  );
}

function LineList({ lines }: { lines: readonly DraftLine[] }) {
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? lines : lines.slice(0, shownAtFirst);
  return (
    <>
      <ul className={classes['lines']}>
        {shown.map((line) => (
          <LooseLine key={line.id} line={line} />
        ))}
      </ul>
      {lines.length > shown.length ? (
        <Button variant="subtle" onClick={() => setIsAll(true)}>
          Show {(lines.length - shown.length).toLocaleString('en')} more
        </Button>
      ) : null}
    </>
  );
}
