import { Icon } from '@keepmark/ui';
import { Button, Menu } from '@mantine/core';
import { sectionHeading } from '@keepmark/resume-document/headings';
import type { SectionKind } from '@keepmark/resume-document';
import { addableKinds, addSection } from './edit-document';
import { useDocument, useEditor } from './resume-editing';

/** Adds a section of a kind that the résumé doesn't have yet, or a custom one. */
export function AddSection({ onAdd }: { onAdd: (sectionId: string) => void }) {
  const { change, getState } = useEditor();
  const language = useDocument(({ design }) => design.language);
  const kinds = useDocument((document) => addableKinds(document).join(' '))
    .split(' ')
    .filter(Boolean) as SectionKind[];
  const add = (kind: SectionKind) => {
    const { document, id } = addSection(getState().document, kind);
    change(() => document);
    onAdd(id);
  };
  return (
    <Menu position="top-start" withinPortal returnFocus={false}>
      <Menu.Target>
        <Button variant="light" leftSection={<Icon name="plus" size="sm" />}>
          Add section
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {kinds.map((kind) => (
          <Menu.Item key={kind} onClick={() => add(kind)}>
            {kind === 'custom' ? 'Custom section' : sectionHeading({ kind, heading: '' }, language)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
