import { Icon } from '@keepmark/ui';
import { Menu, Text } from '@mantine/core';
import { memo } from 'react';
import { useLetterDocument } from '../letters-store';
import { changedText } from '../resume-list/changed-text';
import { DocumentCard } from '../resume-list/DocumentCard';
import type { Letter } from '@keepmark/resume-document/tables';

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
  return (
    <DocumentCard
      title={title}
      document={useLetterDocument(internalId)}
      internalId={internalId}
      editPath="/letter/edit/$internalId"
      details={
        <Text size="sm" c="dimmed">
          {[companyName, changedText(dateUpdated)].filter(Boolean).join(' · ')}
        </Text>
      }
      onPreview={() => actions.preview(letter)}
      onDelete={() => actions.delete(letter)}
      menuItems={
        <Menu.Item leftSection={<Icon name="copy" size="sm" />} onClick={() => actions.duplicate(letter)}>
          Duplicate
        </Menu.Item>
      }
    />
  );
});
