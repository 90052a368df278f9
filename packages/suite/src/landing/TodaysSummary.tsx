import { type FirstStepLink, FirstSteps } from '@keepmark/app-shell/first-steps';
import { useHomeLocation } from '@keepmark/geography/home-location';
import { DeskInterviews } from '@keepmark/interviews/desk-interviews';
import { Today } from '@keepmark/jobs/today';
import { SavedSearchNews } from '@keepmark/postings/saved-search-news';

const steps: readonly FirstStepLink[] = [
  {
    step: 'home-location',
    title: 'Set your home location',
    reason: 'See the commute to every job and place.',
    icon: 'current-location',
    path: '/location/from',
  },
  {
    step: 'search',
    title: 'Search for jobs',
    reason: 'Save the postings worth applying for.',
    icon: 'search',
    path: '/jobs/search',
  },
  {
    step: 'import',
    title: 'Import your jobs',
    reason: 'From a spreadsheet or another job tracker.',
    icon: 'upload',
    path: '/jobs/import',
  },
];

/** Today's summary on the landing screen of the jobs site. Each line is a part of a feature. */
export function TodaysSummary() {
  const isHomeKnown = useHomeLocation() !== null;
  return (
    <>
      <FirstSteps steps={steps} isHomeKnown={isHomeKnown} />
      <Today>
        <DeskInterviews />
        <SavedSearchNews />
      </Today>
    </>
  );
}
