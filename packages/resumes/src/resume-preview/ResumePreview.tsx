import { AppModal, EmptyState } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useResumeDocument } from '../resumes-store';
import { DocumentPreview } from './DocumentPreview';

export interface ResumePreviewProps {
  resumeId: string;
  onClose: () => void;
}

/** A résumé's pages in a dialog, page by page, with export. */
export default function ResumePreview({ resumeId, onClose }: ResumePreviewProps) {
  const document = useResumeDocument(resumeId);
  return (
    <AppModal opened onClose={onClose} title={document?.title ?? 'Résumé'} size="56rem">
      {document ? (
        <DocumentPreview
          document={document}
          actions={
            <Button
              variant="default"
              renderRoot={(props) => (
                <Link {...props} to="/resume/edit/$internalId" params={{ internalId: resumeId }} />
              )}
            >
              Edit
            </Button>
          }
        />
      ) : (
        <EmptyState icon="file-text" title="Résumé not found">
          It was deleted, or you added it in another browser.
        </EmptyState>
      )}
    </AppModal>
  );
}
