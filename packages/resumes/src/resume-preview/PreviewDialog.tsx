import { AppModal, EmptyState, type IconName } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { LetterDocument, ResumeDocument } from '@keepmark/resume-document';
import { DocumentPreview } from './DocumentPreview';

export interface PreviewDialogProps {
  /** Undefined if it was deleted. */
  document: ResumeDocument | LetterDocument | undefined;
  internalId: string;
  editPath: '/resume/edit/$internalId' | '/letter/edit/$internalId';
  /** "Résumé". */
  noun: string;
  notFoundTitle: string;
  icon: IconName;
  onClose: () => void;
}

/** A document's pages in a dialog, page by page, with export. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { document, internalId, editPath, noun, notFoundTitle, icon, onClose } = props;
  return (
    <AppModal opened onClose={onClose} title={document?.title ?? noun} size="56rem">
      {document ? (
        <DocumentPreview
          document={document}
          actions={
            <Button variant="default" renderRoot={(root) => <Link {...root} to={editPath} params={{ internalId }} />}>
              Edit
            </Button>
          }
        />
      ) : (
        <EmptyState icon={icon} title={notFoundTitle}>
          It was deleted, or you added it in another browser.
        </EmptyState>
      )}
    </AppModal>
  );
}
