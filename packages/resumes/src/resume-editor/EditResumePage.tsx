import { Icon, Page } from '@keepmark/ui';
import { useDatabase } from '@keepmark/local-store/react';
import { Button } from '@mantine/core';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { CorrectCopies } from '../compare/CorrectCopies';
import { createEditorStore } from '../editor/editor-store';
import { EditorHead } from '../editor/EditorHead';
import { EditorLayout } from '../editor/EditorLayout';
import { PagesPreview } from '../editor/PagesPreview';
import { SaveNotices } from '../editor/SaveStatus';
import { TitleField } from '../editor/TitleField';
import { useAutosave } from '../editor/use-autosave';
import { ExportMenu } from '@keepmark/resume-pages/export-menu';
import type { ResumeDocument } from '@keepmark/resume-document';
import { readResumeDocument } from '../read-resume';
import { useResumeDocument, useResumesStore } from '../resumes-store';
import { ResumeEditorContext, resumeFieldLabel, useDocument, useText } from './resume-editing';
import { ResumeDesignPanel } from './ResumeDesignPanel';
import { ResumeForm } from './ResumeForm';
import { ResumeNotFound } from './ResumeNotFound';

/** Edits a résumé. */
export function EditResumePage() {
  const { internalId = '' } = useParams({ strict: false });
  const opened = useAsOpened(internalId, useResumeDocument(internalId));
  return opened ? <ResumeEditor key={internalId} id={internalId} initial={opened} /> : <ResumeNotFound />;
}

/** The document as it was when the editor opened. It stays open even if another tab deletes it. */
function useAsOpened(id: string, document: ResumeDocument | undefined): ResumeDocument | undefined {
  const [opened, setOpened] = useState<{ readonly id: string; readonly document: ResumeDocument }>();
  if (document && opened?.id !== id) setOpened({ id, document });
  return opened?.id === id ? opened.document : undefined;
}

function ResumeEditor({ id, initial }: { id: string; initial: ResumeDocument }) {
  const database = useDatabase();
  const store = useResumesStore();
  const navigate = useNavigate();
  const [editor] = useState(() => createEditorStore(initial));
  // Rerenders when another tab changes it.
  useResumeDocument(id);
  const autosave = useAutosave<ResumeDocument>({
    editor,
    read: () => readResumeDocument(database, id),
    save: (document, base) => store.saveDocument(id, document, base),
  });
  const saveAsNew = () => {
    const newId = store.add(editor.getState().document);
    void navigate({ to: '/resume/edit/$internalId', params: { internalId: newId }, replace: true });
  };
  return (
    <ResumeEditorContext value={editor}>
      <Page width="full">
        <EditorHead
          heading="Edit résumé"
          title={<ResumeTitle />}
          editor={editor}
          autosave={autosave}
          actions={
            <>
              <Button
                variant="default"
                leftSection={<Icon name="file-search" size="sm" />}
                renderRoot={(props) => <Link {...props} to="/resume/review/$internalId" params={{ internalId: id }} />}
              >
                Review
              </Button>
              <Export />
            </>
          }
        />
        <SaveNotices
          noun="résumé"
          autosave={autosave}
          editor={editor}
          fieldLabel={resumeFieldLabel}
          onSaveAsNew={saveAsNew}
        />
        <OtherVersions id={id} initial={initial} />
        <EditorLayout content={<ResumeForm />} design={<ResumeDesignPanel />} preview={<Preview />} />
      </Page>
    </ResumeEditorContext>
  );
}

const whole = (document: ResumeDocument) => document;

function Export() {
  // Mostly closed, so that typing stays fast.
  return <ExportMenu document={useDeferredValue(useDocument(whole))} />;
}

function OtherVersions({ id, initial }: { id: string; initial: ResumeDocument }) {
  return <CorrectCopies resumeId={id} before={initial} after={useDocument(whole)} />;
}

function Preview() {
  return <PagesPreview document={useDocument(whole)} />;
}

function ResumeTitle() {
  const [title, change] = useText('title');
  return <TitleField label="Title of the résumé" title={title} onChange={change} />;
}
