import { tryAndNotify, notifyWithUndo, changeWithUndo } from '@keepmark/ui';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Resume } from '@keepmark/resume-document/tables';
import { useResumesStore } from '../resumes-store';
import type { ResumesSlots } from '../slots';

/** Actions on résumés. Each shows a notification with Undo. */
export function useResumeActions({ release }: ResumesSlots) {
  const store = useResumesStore();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      duplicate: ({ internalId, title }: Resume): void => {
        const copied = tryAndNotify(() => store.copy(internalId));
        if (copied) notifyWithUndo(`Duplicated ${title}.`, copied.undo);
      },

      setDefault: ({ internalId, title }: Resume): void => {
        changeWithUndo(`${title} is now your default résumé.`, () => store.setDefault(internalId));
      },

      /** Creates a version for a target, and opens it. */
      createVersion: ({ internalId }: Resume, target: string, jobId: string): void => {
        const version = tryAndNotify(() => store.merge(internalId, target, {}, jobId));
        if (!version) return;
        notifyWithUndo(`Created a version for ${target}.`, version.undo);
        void navigate({ to: '/resume/edit/$internalId', params: { internalId: version.id } });
      },

      delete: async (resumes: readonly Resume[]): Promise<void> => {
        const [only] = resumes;
        const what = resumes.length === 1 && only ? only.title : `${resumes.length.toLocaleString('en')} résumés`;
        const clearJobs = await release?.();
        changeWithUndo(`Deleted ${what}.`, () =>
          store.delete(
            resumes.map(({ internalId }) => internalId),
            clearJobs,
          ),
        );
      },
    }),
    [store, navigate, release],
  );
}

export type ResumeActions = ReturnType<typeof useResumeActions>;
