import { useResumeDocument } from '../resumes-store';
import { PreviewDialog } from './PreviewDialog';

export interface ResumePreviewProps {
  resumeId: string;
  onClose: () => void;
}

/** A résumé's pages in a dialog, page by page, with export. */
export default function ResumePreview({ resumeId, onClose }: ResumePreviewProps) {
  return (
    <PreviewDialog
      document={useResumeDocument(resumeId)}
      internalId={resumeId}
      editPath="/resume/edit/$internalId"
      noun="Résumé"
      notFoundTitle="Résumé not found"
      icon="file-text"
      onClose={onClose}
    />
  );
}
