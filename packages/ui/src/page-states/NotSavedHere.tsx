import type { ReactNode } from 'react';
import type { IconName } from '../icon/icon-names';
import { Page } from '../page/Page';
import { EmptyState } from './EmptyState';

export type NotSavedHereProps = {
  /** What the address names, singular and plural: "job" and "jobs". */
  noun: string;
  nouns: string;
  icon: IconName;
  /** A link to the list of what is saved. */
  action: ReactNode;
};

/** The screen of a job, company, contact or place that this browser doesn't have. */
export function NotSavedHere({ noun, nouns, icon, action }: NotSavedHereProps) {
  const title = noun.charAt(0).toUpperCase() + noun.slice(1);
  return (
    <Page title={title}>
      <EmptyState icon={icon} title={`${title} not found`} action={action}>
        It was deleted, or you saved it in another browser. Your {nouns} stay in the browser where you saved them.
      </EmptyState>
    </Page>
  );
}
