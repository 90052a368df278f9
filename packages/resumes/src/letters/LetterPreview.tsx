import { useLetterDocument } from '../letters-store';
import { PreviewDialog } from '../resume-preview/PreviewDialog';

export interface LetterPreviewProps {
  letterId: string;
  onClose: () => void;
}

/** A letter's pages in a dialog, with export. */
export default function LetterPreview({ letterId, onClose }: LetterPreviewProps) {
  return (
    <PreviewDialog
      document={useLetterDocument(letterId)}
      internalId={letterId}
      editPath="/letter/edit/$internalId"
      noun="Cover letter"
      notFoundTitle="Letter not found"
      icon="mail"
      onClose={onClose}
    />
  );
}
