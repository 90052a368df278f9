import { AppModal, EmptyState } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useLetterDocument } from '../letters-store';
import { DocumentPreview } from '../resume-preview/DocumentPreview';

export interface LetterPreviewProps {
  letterId: string;
  onClose: () => void;
}

/** A letter's pages in a dialog, with export. */
export default function LetterPreview({ letterId, onClose }: LetterPreviewProps) {
  const document = useLetterDocument(letterId);
  return (
    <AppModal opened onClose={onClose} title={document?.title ?? 'Cover letter'} size="56rem">
      {document ? (
        <DocumentPreview
          document={document}
          actions={
            <Button
              variant="default"
              renderRoot={(props) => (
                <Link {...props} to="/letter/edit/$internalId" params={{ internalId: letterId }} />
              )}
            >
              Edit
            </Button>
          }
        />
      ) : (
        <EmptyState icon="mail" title="Letter not found">
          It was deleted, or you added it in another browser.
        </EmptyState>
      )}
    </AppModal>
  );
}
