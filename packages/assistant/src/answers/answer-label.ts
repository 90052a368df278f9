/** The label of what a model says about a company. */
export const memoryLabel = 'from the model’s memory, not verified';

/** What to say above an answer of a kind, also in the list of answers, where its task isn't known. */
export function answerLabel(kind: string): string | undefined {
  if (kind.startsWith('company-')) return memoryLabel;
  return kind.startsWith('career-') ? 'From an AI, not verified' : undefined;
}
