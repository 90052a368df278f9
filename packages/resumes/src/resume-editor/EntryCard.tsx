import { Icon } from '@keepmark/ui';
import { Badge } from '@mantine/core';
import { memo, useEffect, useRef } from 'react';
import { SortableItem } from '@keepmark/ui/sortable-list';
import type { SectionKind, Entry } from '@keepmark/resume-document';
import { entryLabel } from '@keepmark/resume-document/entry-name';
import opening from './opening-card.module.css';
import classes from './EntryCard.module.css';
import { EntryFields } from './EntryFields';
import { EntryMenu } from './EntryMenu';

export interface EntryCardProps {
  sectionId: string;
  kind: SectionKind;
  entry: Entry;
  at: number;
  count: number;
  isOpen: boolean;
  /** Focuses the first field of a new entry. */
  isNew: boolean;
  onToggle: (entryId: string) => void;
}

/** One entry: its title, and its form when open. */
export const EntryCard = memo(function EntryCard(props: EntryCardProps) {
  const { sectionId, kind, entry, at, count, isOpen, isNew, onToggle } = props;
  const { title, detail } = entryLabel(kind, entry);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) body.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [isNew]);
  return (
    <SortableItem id={entry.id} name={title} className={opening['card']}>
      {(handle) => (
        <>
          <div className={opening['head']} data-hidden={entry.isHidden || undefined}>
            {handle}
            <button
              type="button"
              className={opening['toggle']}
              aria-expanded={isOpen}
              onClick={() => onToggle(entry.id)}
            >
              <span className={classes['label']}>
                <span className={classes['title']}>{title}</span>
                {detail ? <span className={classes['detail']}>{detail}</span> : null}
              </span>
              {entry.isHidden ? (
                <Badge variant="light" color="gray">
                  Hidden
                </Badge>
              ) : null}
              <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="sm" />
            </button>
            <EntryMenu sectionId={sectionId} entry={entry} name={title} at={at} count={count} />
          </div>
          {isOpen ? (
            <div ref={body} className={classes['body']}>
              <EntryFields sectionId={sectionId} kind={kind} entry={entry} />
            </div>
          ) : null}
        </>
      )}
    </SortableItem>
  );
});
