import { EmptyState, Page, tryAndNotify } from '@keepmark/ui';
import { useOpenedRow } from '@keepmark/ui/entity-form';
import { useDatabase, useRow } from '@keepmark/local-store/react';
import { Button } from '@mantine/core';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { createEditorStore } from '../editor/editor-store';
import { EditorHead } from '../editor/EditorHead';
import { EditorLayout } from '../editor/EditorLayout';
import { PagesPreview } from '../editor/PagesPreview';
import { SaveNotices } from '../editor/SaveStatus';
import { TitleField } from '../editor/TitleField';
import { useAutosave } from '../editor/use-autosave';
import { ExportMenu } from '@keepmark/resume-pages/export-menu';
import { type LetterLinks, readLetterDocument, useLetterDocument, useLettersStore } from '../letters-store';
import type { LetterDocument } from '@keepmark/resume-document';
import { letterTable } from '@keepmark/resume-document/tables';
import type { ResumesSlots } from '../slots';
import { LetterEditorContext, letterFieldLabel, useDocument, useText } from './letter-editing';
import { LetterDesignPanel } from './LetterDesignPanel';
import { LetterForm } from './LetterForm';

/** Edits a cover letter. */
export function EditLetterPage({ slots }: { slots: ResumesSlots }) {
  const { internalId = '' } = useParams({ strict: false });
  const opened = useOpenedRow(useLetterDocument(internalId), internalId);
  if (opened) return <LetterEditor key={internalId} id={internalId} opened={opened} slots={slots} />;
  return (
    <Page title="Cover letter">
      <EmptyState
        icon="mail"
        title="Letter not found"
        action={<Button renderRoot={(props) => <Link {...props} to="/letters" />}>Go to cover letters</Button>}
      >
        It was deleted, or you added it in another browser.
      </EmptyState>
    </Page>
  );
}

interface LetterEditorProps {
  id: string;
  opened: LetterDocument;
  slots: ResumesSlots;
}

function LetterEditor({ id, opened, slots }: LetterEditorProps) {
  const database = useDatabase();
  const store = useLettersStore();
  const navigate = useNavigate();
  const [editor] = useState(() => createEditorStore(opened));
  // Rerenders when another tab changes it.
  useLetterDocument(id);
  const letter = useOpenedRow(useRow(letterTable, id), id);
  const autosave = useAutosave<LetterDocument>({
    editor,
    read: () => readLetterDocument(database, id),
    save: (document, base) => store.saveDocument(id, document, base),
  });
  const link = (links: LetterLinks): void => tryAndNotify(() => autosave.changeStored(() => store.link(id, links)));
  const saveAsNew = () => {
    const newId = store.add(editor.getState().document, letter);
    void navigate({ to: '/letter/edit/$internalId', params: { internalId: newId }, replace: true });
  };
  return (
    <LetterEditorContext value={editor}>
      <Page width="full">
        <EditorHead
          heading="Edit cover letter"
          title={<LetterTitle />}
          editor={editor}
          autosave={autosave}
          actions={<Export />}
        />
        <SaveNotices
          noun="letter"
          autosave={autosave}
          editor={editor}
          fieldLabel={letterFieldLabel}
          onSaveAsNew={saveAsNew}
        />
        <EditorLayout
          content={<LetterForm letterId={id} slots={slots} onLink={link} />}
          design={<LetterDesignPanel letterId={id} />}
          preview={<Preview />}
        />
      </Page>
    </LetterEditorContext>
  );
}

const whole = (document: LetterDocument) => document;

function Export() {
  // Mostly closed, so that typing stays fast.
  return <ExportMenu document={useDeferredValue(useDocument(whole))} />;
}

function Preview() {
  return <PagesPreview document={useDocument(whole)} />;
}

function LetterTitle() {
  const [title, change] = useText('title');
  return <TitleField label="Title of the letter" title={title} onChange={change} />;
}
