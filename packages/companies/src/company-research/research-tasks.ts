import type { AiSubject, AiTask } from '@keepmark/assistant';
import { memoryLabel } from '@keepmark/assistant/answer-label';
import { promptTask } from '@keepmark/assistant/prompt-task';
import {
  companySummaryPrompt,
  competitorsPrompt,
  keywordsPrompt,
  linkedInPagePrompt,
  missionStatementPrompt,
  reviewsPrompt,
} from '@keepmark/assistant/prompts';
import { companyLinks } from '../company';
import type { Company } from '../company-table';

/** A question about a company, and where to look it up instead. The addresses are ours, never a model's. */
export interface ResearchQuestion {
  readonly task: AiTask;
  readonly links: readonly { readonly label: string; readonly url: string }[];
}

/** The subject of answers that are saved with a company. */
export const companySubject = ({ internalId, companyName }: Company): AiSubject => ({
  type: 'company',
  id: internalId,
  label: companyName,
});

/** What the AI can be asked about a company: one question for each of the six prompts. */
export function researchQuestions(company: Company): ResearchQuestion[] {
  const common = {
    subject: companySubject(company),
    personalData: {},
    label: memoryLabel,
    omitsAddresses: true,
  };
  const links = companyLinks(company.companyName);
  const linksTo = (site: RegExp) => links.filter(({ label }) => site.test(label));
  const question = (...task: Parameters<typeof promptTask> extends [...infer First, unknown] ? First : never) => ({
    task: promptTask(...task, common),
    links: [],
  });
  return [
    question('company-summary', 'Summarize the company', companySummaryPrompt(company)),
    {
      ...question('company-linkedin', 'Describe its LinkedIn page', linkedInPagePrompt(company)),
      links: linksTo(/LinkedIn/),
    },
    question('company-competitors', 'List competitors', competitorsPrompt(company)),
    question('company-keywords', 'List keywords', keywordsPrompt(company)),
    {
      ...question('company-reviews', 'Sum up what employees say', reviewsPrompt(company)),
      links: linksTo(/^Reviews/),
    },
    question('company-mission', 'Describe its mission', missionStatementPrompt(company)),
  ];
}
