import { entryName } from '@keepmark/resume-document/entry-name';
import type { ResumeDocument } from '@keepmark/resume-document';
import type { Finding } from './finding';

/** Links that a reader can't open. */
export function findLinkProblems(document: ResumeDocument): Finding[] {
  const findings: Finding[] = [];
  const check = (url: string, sectionId: string, entryId: string, of: string): void => {
    const problem = url.trim() === '' ? undefined : problemOf(url.trim());
    if (!problem) return;
    const why = 'A link that doesn’t open looks careless, and nobody sees what it should show.';
    findings.push({ rule: 'link', severity: 'fix', what: `${of} ${problem}`, why, quote: url, sectionId, entryId });
  };
  for (const { url, label } of document.links) {
    if (url.trim() === '' && label.trim() !== '') {
      const what = `The link “${label}” has no address.`;
      const why = 'Readers can’t open it.';
      findings.push({ rule: 'link', severity: 'fix', what, why, quote: label, sectionId: '', entryId: '' });
    }
    check(url, '', '', 'This link');
  }
  for (const section of document.sections) {
    if (section.isHidden || section.kind === 'summary' || section.kind === 'skills') continue;
    for (const entry of section.entries) {
      if (!entry.isHidden) check(entry.url, section.id, entry.id, `The link of ${entryName(section.kind, entry)}`);
    }
  }
  return findings;
}

// `URL.parse` is missing in browsers of 2023 and before.
function readUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** The problem with a link, as the end of a sentence. */
function problemOf(address: string): string | undefined {
  if (/\s/.test(address)) return 'has a space in it.';
  if (/^(?:mailto|tel):\S+/i.test(address)) return undefined;
  const url = readUrl(/^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`);
  if (!url) return 'isn’t a web address.';
  if (!/^https?:$/.test(url.protocol)) return 'doesn’t start with https://.';
  const { hostname } = url;
  if (hostname === 'localhost' || /^\d+(?:\.\d+){3}$/.test(hostname)) return 'only opens on your own computer.';
  if (!/\.[a-z]{2,}$|\.xn--/i.test(hostname)) return 'isn’t a web address.';
  if (/^(?:www\.)?(?:linkedin\.com\/?|github\.com\/?)$/i.test(`${hostname}${url.pathname}`)) {
    return 'opens the site’s start page, not your own page.';
  }
  return undefined;
}
