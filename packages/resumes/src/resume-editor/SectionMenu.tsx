import { Icon } from '@keepmark/ui';
import { ActionIcon, Menu } from '@mantine/core';
import type { ResumeSection } from '@keepmark/resume-document';
import { deleteSection, moveSection, toggleSection } from './edit-document';
import { BreakItem } from './EntryMenu';
import { useEditor } from './resume-editing';

export interface SectionMenuProps {
  section: ResumeSection;
  heading: string;
  at: number;
  count: number;
  onRename: () => void;
}

/** Actions on a section. All of them can be undone. */
export function SectionMenu({ section, heading, at, count, onRename }: SectionMenuProps) {
  const { change } = useEditor();
  return (
    // The heading field gets the focus instead.
    <Menu position="bottom-end" withinPortal returnFocus={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Actions for section ${heading}`}>
          <Icon name="dots-vertical" size="sm" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon name="pencil" size="sm" />} onClick={onRename}>
          Rename
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon name="arrow-up" size="sm" />}
          disabled={at === 0}
          onClick={() => change((document) => moveSection(document, at, at - 1))}
        >
          Move up
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon name="arrow-down" size="sm" />}
          disabled={at === count - 1}
          onClick={() => change((document) => moveSection(document, at, at + 1))}
        >
          Move down
        </Menu.Item>
        <BreakItem id={section.id} />
        <Menu.Item
          leftSection={<Icon name={section.isHidden ? 'eye' : 'eye-off'} size="sm" />}
          onClick={() => change((document) => toggleSection(document, section.id))}
        >
          {section.isHidden ? 'Show' : 'Hide'}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          color="error"
          leftSection={<Icon name="trash" size="sm" />}
          onClick={() => change((document) => deleteSection(document, section.id))}
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
