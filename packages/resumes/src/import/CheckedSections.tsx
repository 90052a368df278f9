import { Icon } from '@keepmark/ui';
import { Text, Title } from '@mantine/core';
import { type ImportDraft } from '../import-repair/import-draft';
import { headingOf } from '../import-repair/line-targets';
import { CheckedEntry } from './CheckedEntry';
import { LineRow } from './LineRow';
import classes from './ImportResume.module.css';

export interface CheckedSectionsProps {
  draft: ImportDraft;
  /** By the id of a section or an entry. */
  doubts: ReadonlyMap<string, readonly string[]>;
}

const none: readonly string[] = [];

/** Links, summary and entries as they will be saved. Hidden ones stay hidden. */
export function CheckedSections({ draft, doubts }: CheckedSectionsProps) {
  const { links, summary } = draft.head;
  const sections = draft.sections.filter(({ isHidden, entries }) => !isHidden && entries.length > 0);
  return (
    <>
      {links.lines.length > 0 ? (
        <section className={classes['section']} aria-label="Links">
          <Title order={3} size="h4">
            Links
          </Title>
          <div>
            {links.lines.map((line) => (
              <LineRow key={line.id} line={line} isPlain />
            ))}
          </div>
        </section>
      ) : null}
      {summary.lines.length > 0 ? (
        <section className={classes['section']} aria-label="Summary">
          <Title order={3} size="h4">
            Summary
          </Title>
          <div>
            {summary.lines.map((line) => (
              <LineRow key={line.id} line={line} isRich isPlain />
            ))}
          </div>
        </section>
      ) : null}
      {sections.map((section) => {
        const heading = headingOf(draft, section);
        return (
          <section key={section.id} className={classes['section']} aria-label={heading}>
            <Title order={3} size="h4">
              {heading}
            </Title>
            {(doubts.get(section.id) ?? none).map((doubt) => (
              <Text key={doubt} size="sm" className={classes['problem'] ?? ''} data-doubtful tabIndex={-1}>
                <Icon name="alert-triangle" size="sm" /> {doubt}
              </Text>
            ))}
            <div className={section.kind === 'skills' ? classes['skills'] : classes['entries']}>
              {section.entries.map((entry, at) =>
                entry.base.isHidden ? null : (
                  <CheckedEntry
                    key={entry.id}
                    section={section}
                    entry={entry}
                    at={at}
                    doubts={doubts.get(entry.id) ?? none}
                  />
                ),
              )}
            </div>
          </section>
        );
      })}
    </>
  );
}
