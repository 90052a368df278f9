import { entryText } from '../compare/compared-fields';
import { sectionHeading } from '@keepmark/resume-document/headings';
import type { ResumeDocument, ResumeSection } from '@keepmark/resume-document';
import type { Finding } from './finding';
import { type Passage, quoted } from './passages';

const placeholder =
  /lorem ipsum|\bTODO\b|\bTBD\b|\bx{3,}\b|\[(?:your|company|name|job|title|city|date|insert)[^\]]*\]|<(?:your|company|name|insert)[^>]*>/i;

/** Empty sections and entries, placeholder text, and missing sections. */
export function findSectionProblems(document: ResumeDocument, passages: readonly Passage[]): Finding[] {
  const findings: Finding[] = [];
  const shown = document.sections.filter(({ isHidden }) => !isHidden);
  const add = (finding: Omit<Finding, 'quote' | 'entryId'> & Partial<Finding>): void => {
    findings.push({ quote: '', entryId: '', ...finding });
  };
  const count = (kind: ResumeSection['kind']) =>
    shown.reduce((sum, section) => {
      if (section.kind !== kind || section.kind === 'summary') return sum;
      return sum + section.entries.filter(({ isHidden }) => !isHidden).length;
    }, 0);
  if (count('experience') + count('education') + count('projects') + count('volunteering') === 0) {
    const what = 'There is no experience and no education.';
    add({
      rule: 'no-content',
      severity: 'fix',
      what,
      why: 'They are what readers look for first.',
      sectionId: 'experience',
    });
  }
  if (count('skills') === 0) {
    const why = 'Application systems search résumés for the skills that a posting names.';
    add({ rule: 'no-skills', severity: 'improve', what: 'There are no skills.', why, sectionId: 'skills' });
  }
  for (const section of shown) {
    const heading = sectionHeading(section, document.design.language);
    const sectionId = section.id;
    if (section.kind === 'summary') {
      if (document.summary.trim() !== '') continue;
      const why = 'Two or three lines about what you do and what you want help a reader who has ten seconds.';
      add({ rule: 'no-summary', severity: 'note', what: 'The summary is empty.', why, sectionId });
      continue;
    }
    const isRequired = section.kind === 'skills' || section.kind === 'experience';
    if (section.entries.length === 0 && !isRequired) {
      const why = 'Fill it in or delete it; it isn’t shown while it’s empty.';
      add({ rule: 'empty-section', severity: 'note', what: `The section ${heading} is empty.`, why, sectionId });
    }
    for (const entry of section.entries) {
      if (entry.isHidden || entryText(section.kind, entry).trim() !== '') continue;
      const what = `An entry of ${heading} is empty.`;
      const why = 'Fill it in or delete it.';
      add({ rule: 'empty-entry', severity: 'improve', what, why, sectionId, entryId: entry.id });
    }
  }
  for (const { text, sectionId, entryId } of passages) {
    const match = placeholder.exec(text);
    if (!match) continue;
    const why = 'It shows that the résumé was made from a template and not read again.';
    const what = `“${match[0]}” looks like text to be replaced.`;
    add({ rule: 'placeholder', severity: 'fix', what, why, quote: quoted(text), sectionId, entryId });
  }
  return findings;
}
