import { Text } from '@mantine/core';

export interface KeywordFitProps {
  /** The résumé chosen for the job; empty when none is. */
  readonly resumeId: string;
  readonly posting: { readonly title: string; readonly companyName: string; readonly text: string };
  readonly jobId: string;
}

/** How well a résumé fits a posting, keyword by keyword, without AI. */
export function KeywordFit({ resumeId }: KeywordFitProps) {
  if (resumeId !== '') return null;
  return (
    <Text>No Resume selected for this job. Associate a resume to this job using the edit job button to continue.</Text>
  );
}
