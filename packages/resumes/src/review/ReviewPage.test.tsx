import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { blankDocument } from '@keepmark/resume-document/new-document';
import { renderResumes } from '../testing/render-resumes';
import { sampleResume } from '@keepmark/resume-document/testing/sample-documents';

// Pages and files need a real browser. Stories and journeys test them.
vi.mock('@keepmark/resume-pages/document-tasks', () => ({ runDocumentTask: () => new Promise(() => {}) }));
vi.mock('../parser-view/ParserView', () => ({ ParserView: () => 'Parser view' }));

const open = (document = sampleResume()) =>
  renderResumes(({ resumeIds: [id] }) => `/resume/review/${id}`, { resumes: [document] });

it('shows findings by importance, with a reason and a link to the entry', async () => {
  const base = sampleResume();
  const sections = base.sections.map((section) =>
    section.kind === 'experience'
      ? {
          ...section,
          entries: section.entries.map((entry) => ({
            ...entry,
            startDate: entry.id === 'lakeside' ? '' : entry.startDate,
          })),
        }
      : section,
  );
  await open({ ...base, email: 'amara at example', sections });
  const fix = within(await screen.findByRole('region', { name: 'Fix before you send it' }));
  expect(fix.getByText('The email address looks wrong.')).toBeTruthy();
  expect(fix.getByText('amara at example')).toBeTruthy();
  const link = fix.getByRole('link', { name: /^Edit Experience: Registered nurse, Lakeside Clinic: .* no start date/ });
  expect(link.getAttribute('href')).toMatch(/^\/resume\/edit\/\w+#lakeside$/);
  expect(screen.getByText(/^2 to fix/)).toBeTruthy();
});

it('a link of the review opens that entry in the editor', async () => {
  await renderResumes(({ resumeIds: [id] }) => `/resume/edit/${id}#lakeside`, { resumes: [sampleResume()] });
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Company' })).value).toBe('Lakeside Clinic');
});

it('says that there is nothing to improve', async () => {
  const verbs = { mercy: ['Led', 'Trained', 'Built', 'Cut'], lakeside: ['Taught', 'Wrote', 'Planned', 'Made'] };
  const bullet = (verb: string) =>
    `- ${verb} a new plan for the night shift of 48 beds, so that patients waited 6 minutes less than in the year before`;
  const base = sampleResume();
  const sections = base.sections.map((section) =>
    section.kind === 'experience'
      ? {
          ...section,
          entries: section.entries.map((entry) => ({
            ...entry,
            notes: verbs[entry.id === 'mercy' ? 'mercy' : 'lakeside'].map(bullet).join('\n'),
          })),
        }
      : section,
  );
  await open({ ...base, sections });
  expect(await screen.findByRole('heading', { name: 'Nothing to improve' })).toBeTruthy();
});

it('says that wording is only checked in English', async () => {
  await open(blankDocument({ design: { ...blankDocument().design, language: 'de' } }));
  expect(await screen.findByText(/This résumé isn’t in English/)).toBeTruthy();
});

it('says that a résumé is not there', async () => {
  await renderResumes('/resume/review/no-such-resume');
  expect(await screen.findByRole('heading', { name: 'Résumé not found' })).toBeTruthy();
});
