import { filterOptions } from '@keepmark/ui/filter-options';
import { Icon } from '@keepmark/ui';
import { plural } from '@keepmark/ui/words';
import { Button, Select, Text, Title } from '@mantine/core';
import { type Ref, useMemo, useState } from 'react';
import { entriesOf, type ResumeDocument } from '@keepmark/resume-document';
import classes from './ImportResume.module.css';
import { placesFor } from './place-line';

export interface UnplacedTextProps {
  ref?: Ref<HTMLElement>;
  document: ResumeDocument;
  lines: readonly string[];
  onPlace: (index: number, place: string) => void;
  /** There once a line was placed. */
  onUndo?: () => void;
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

/** The tray: text of the file that found no field. A menu puts a line where it belongs; the rest is left out. */
export function UnplacedText({ ref, document, lines, onPlace, onUndo }: UnplacedTextProps) {
  const [isAll, setIsAll] = useState(false);
  const places = useMemo(() => placesFor(document), [document]);
  const shown = isAll ? lines : lines.slice(0, shownAtFirst);
  return (
    <section ref={ref} aria-label="Unsorted text" className={classes['tray']}>
      <div className={classes['trayHead']}>
        <Title order={3} size="h4">
          Unsorted text
        </Title>
        {onUndo ? (
          <Button size="compact-sm" variant="subtle" onClick={onUndo}>
            Undo
          </Button>
        ) : null}
      </div>
      <Text component="output" c="dimmed" size="sm">
        {stateOf(document, lines.length)}
      </Text>
      <ul className={classes['lines']}>
        {shown.map((line, index) => (
          // The same line can be there twice; a placed one leaves the list.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${index} ${line}`} className={classes['line']}>
            <Text size="sm" className={classes['lineText'] ?? ''}>
              {line}
            </Text>
            <Select
              size="sm"
              aria-label={`Place for “${line.slice(0, 60)}”`}
              placeholder="Place in…"
              data={places}
              value={null}
              searchable
              filter={filterOptions}
              selectFirstOptionOnChange
              nothingFoundMessage="No such place"
              comboboxProps={{ withinPortal: true }}
              leftSection={<Icon name="arrow-right" size="sm" />}
              onChange={(place) => place && onPlace(index, place)}
            />
          </li>
        ))}
      </ul>
      {lines.length > shown.length ? (
        <Button variant="subtle" onClick={() => setIsAll(true)}>
          Show {(lines.length - shown.length).toLocaleString('en')} more
        </Button>
      ) : null}
    </section>
  );
}
