import type { Job } from '../job-table';
import { AdvicePage } from './AdvicePage';
import { AskAdvice, useAdviceForm } from './AskAdvice';
import { SearchLinks } from './SearchLinks';

/** Help with finding postings: titles to try, searches to run, and answers of the AI. */
export function SearchAssistantPage() {
  return <AdvicePage title="Job search assistant">{(job) => <Assistant job={job} />}</AdvicePage>;
}

function Assistant({ job }: { job: Job | undefined }) {
  const advice = useAdviceForm('assistant', job);
  return (
    <AskAdvice kind="assistant" advice={advice} job={job}>
      <SearchLinks title={advice.form.values.jobTitle || advice.form.values.career} />
    </AskAdvice>
  );
}
