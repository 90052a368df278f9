import { Icon } from '@keepmark/ui';
import { ActionIcon, Menu, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useLetterDocument } from '../letters-store';
import { Thumbnail } from '../pages/Thumbnail';
import { changedText } from '../resume-list/changed-text';
import classes from '../resume-list/DocumentCard.module.css';
import type { Letter } from '../resume-tables';

export interface LetterCardActions {
  readonly preview: (letter: Letter) => void;
  readonly duplicate: (letter: Letter) => void;
  readonly delete: (letter: Letter) => void;
}

export interface LetterCardProps {
  letter: Letter;
  actions: LetterCardActions;
}

/** A letter in the list: its first page, title, company, last change, and actions. */
export const LetterCard = memo(function LetterCard({ letter, actions }: LetterCardProps) {
  const { internalId, title, companyName, dateUpdated } = letter;
  const params = { internalId };
  return (
    <article className={classes['card']} aria-label={title}>
      <div className={classes['frame']}>
        <Link to="/letter/edit/$internalId" params={params} className={classes['page']} tabIndex={-1} aria-hidden>
          <FirstPage internalId={internalId} />
        </Link>
      </div>
      <div className={classes['foot']}>
        <div className={classes['words']}>
          <Link to="/letter/edit/$internalId" params={params} className={classes['title']} title={title}>
            {title}
          </Link>
          <Text size="sm" c="dimmed">
            {[companyName, changedText(dateUpdated)].filter(Boolean).join(' · ')}
          </Text>
        </div>
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Actions for ${title}`}>
              <Icon name="dots-vertical" size="sm" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<Icon name="pencil" size="sm" />}
              renderRoot={(root) => <Link {...root} to="/letter/edit/$internalId" params={params} />}
            >
              Edit
            </Menu.Item>
            <Menu.Item leftSection={<Icon name="eye" size="sm" />} onClick={() => actions.preview(letter)}>
              Preview and export
            </Menu.Item>
            <Menu.Item leftSection={<Icon name="copy" size="sm" />} onClick={() => actions.duplicate(letter)}>
              Duplicate
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item
              color="error"
              leftSection={<Icon name="trash" size="sm" />}
              onClick={() => actions.delete(letter)}
            >
              Delete
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </article>
  );
});

function FirstPage({ internalId }: { internalId: string }) {
  const document = useLetterDocument(internalId);
  return document ? <Thumbnail document={document} /> : null;
}
