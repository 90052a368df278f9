/** What a posting or a saved job is called: "Welder at Harbor & Vale". */
export function postingName({
  jobTitle = '',
  companyName = '',
}: {
  readonly jobTitle?: string | undefined;
  readonly companyName?: string | undefined;
}): string {
  if (jobTitle === '' && companyName === '') return 'Untitled job';
  if (jobTitle === '') return `Job at ${companyName}`;
  return companyName === '' ? jobTitle : `${jobTitle} at ${companyName}`;
}
