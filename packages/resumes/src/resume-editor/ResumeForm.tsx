import { useLocation } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { SortableList } from '@keepmark/ui/sortable-list';
import { sectionHeading } from '@keepmark/resume-document/headings';
import { AddSection } from './AddSection';
import { ContactCard } from './ContactCard';
import { moveSection } from './edit-document';
import { useDocument, useEditor } from './resume-editing';
import classes from './ResumeForm.module.css';
import { SectionCard } from './SectionCard';

/** The content of a résumé: contact data and sections. */
export function ResumeForm() {
  const { change, getState } = useEditor();
  // A string, so that a key press in a section doesn't rerender the list.
  const joinedIds = useDocument(({ sections }) => sections.map(({ id }) => id).join('\n'));
  const ids = useMemo(() => (joinedIds === '' ? [] : joinedIds.split('\n')), [joinedIds]);
  const [newId, setNewId] = useState<string>();
  // Links from the review name an entry: `/resume/edit/…#entry`.
  const targetId = useLocation({ select: ({ hash }) => hash });
  return (
    <div className={classes['form']}>
      <ContactCard />
      <SortableList
        ids={ids}
        nameOf={(id) => {
          const { sections, design } = getState().document;
          const section = sections.find((one) => one.id === id);
          return section ? sectionHeading(section, design.language) : '';
        }}
        onMove={(from, to) => change((document) => moveSection(document, from, to))}
      >
        {ids.map((id, at) => (
          <SectionCard
            key={id}
            sectionId={id}
            at={at}
            count={ids.length}
            isNew={id === newId || id === targetId}
            targetId={targetId}
          />
        ))}
      </SortableList>
      <div>
        <AddSection onAdd={setNewId} />
      </div>
    </div>
  );
}
