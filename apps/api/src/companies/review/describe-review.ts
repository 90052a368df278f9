import { createHash } from 'node:crypto';
import { reviewIdOf, saidOf, type WaitingCompany } from './company-reviews';

const counted = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'company' : 'companies'}`;

/** Escapes characters that a terminal acts on or doesn't show, so that the operator reads what was sent. */
const shown = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (mark) =>
    mark === '\n' ? '\n    ' : `\\u{${mark.codePointAt(0)?.toString(16)}}`,
  );

/** The companies that wait, with all that their authors say of them. */
export function describeWaiting({ companies, total }: { companies: readonly WaitingCompany[]; total: number }): string {
  if (total === 0) return 'No company is waiting for review.';
  const more = total > companies.length ? ` These are the ${companies.length} that have waited longest.` : '';
  const waiting = total === 1 ? 'waits' : 'wait';
  return [`${counted(total)} ${waiting} for review.${more}`, ...companies.map(describeCompany)].join('\n\n');
}

function describeCompany(company: WaitingCompany): string {
  const { companyName, links, latitude, longitude, ...said } = saidOf(company);
  const facts = {
    ...said,
    links: links.map(({ name, url }) => `${name} ${url}`.trim()).join(', '),
    position: latitude === null ? '' : `${latitude}, ${longitude}`,
    // The same for all that one person has added, and nothing more.
    author: createHash('sha256')
      .update(company.addedBy ?? '')
      .digest('hex')
      .slice(0, 8),
    added: company.addedDate.toISOString().slice(0, 10),
  };
  const lines = Object.entries(facts).filter(([, value]) => value !== '');
  return [
    `${reviewIdOf(company)}  ${shown(companyName)}`,
    ...lines.map(([name, value]) => `  ${name}: ${shown(value)}`),
  ].join('\n');
}

/** What was decided, as a sentence. */
export const describeDecision = (decision: 'Approved' | 'Rejected', companies: readonly WaitingCompany[]): string =>
  `${decision} ${counted(companies.length)}: ${companies.map(({ companyName }) => shown(companyName)).join(', ')}.`;
