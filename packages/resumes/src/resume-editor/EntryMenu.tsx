import { Icon } from '@keepmark/ui';
import { ActionIcon, Menu } from '@mantine/core';
import type { Entry } from '@keepmark/resume-document';
import { changeDesign, changeEntry, deleteEntry, duplicateEntry, moveEntry, toggleBreak } from './edit-document';
import { useDocument, useEditor } from './resume-editing';

export interface EntryMenuProps {
  sectionId: string;
  entry: Entry;
  name: string;
  at: number;
  count: number;
  isCompact?: boolean;
}

/** Actions on an entry besides editing. */
export function EntryMenu({ sectionId, entry, name, at, count, isCompact = false }: EntryMenuProps) {
  const { change } = useEditor();
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Actions for ${name}`}>
          <Icon name="dots-vertical" size="sm" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<Icon name="arrow-up" size="sm" />}
          disabled={at === 0}
          onClick={() => change((document) => moveEntry(document, sectionId, at, at - 1))}
        >
          Move up
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon name="arrow-down" size="sm" />}
          disabled={at === count - 1}
          onClick={() => change((document) => moveEntry(document, sectionId, at, at + 1))}
        >
          Move down
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon name="copy" size="sm" />}
          onClick={() => change((document) => duplicateEntry(document, sectionId, entry.id))}
        >
          Duplicate
        </Menu.Item>
        {isCompact ? null : <BreakItem id={entry.id} />}
        <Menu.Item
          leftSection={<Icon name={entry.isHidden ? 'eye' : 'eye-off'} size="sm" />}
          onClick={() =>
            change((document) => changeEntry(document, sectionId, entry.id, { isHidden: !entry.isHidden }))
          }
        >
          {entry.isHidden ? 'Show' : 'Hide'}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          color="error"
          leftSection={<Icon name="trash" size="sm" />}
          onClick={() => change((document) => deleteEntry(document, sectionId, entry.id))}
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Starts a new page before a section or entry. */
export function BreakItem({ id }: { id: string }) {
  const { change } = useEditor();
  const isBreak = useDocument(({ design }) => design.pageBreaksBefore.includes(id));
  return (
    <Menu.Item
      leftSection={<Icon name="page-break" size="sm" />}
      onClick={() => change((document) => changeDesign(document, toggleBreak(document.design, id)))}
    >
      {isBreak ? 'Don’t start on a new page' : 'Start on a new page'}
    </Menu.Item>
  );
}
