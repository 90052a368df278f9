import { describe, expect, it } from 'vitest';
import { refuseForeignFormat } from './foreign-format';
import { readResumeFile } from './read-resume-file';

describe('files of other résumé builders', () => {
  it.each([
    ['RenderCV’s file', '# yaml-language-server\n---\ncv:\n  name: Ida Vale\n', 'RenderCV’s own format'],
    ['RenderCV’s file from Windows', 'cv:\r\n  name: Ida Vale\r\n', 'RenderCV’s own format'],
    ['JSON Resume in YAML', 'basics:\n  name: Ida Vale\n', 'in YAML'],
  ])('refuses %s by name, with the way out', async (_title, text, named) => {
    const reading = readResumeFile(new File([text], 'resume.json'));
    await expect(reading).rejects.toThrow(named);
    await expect(reading).rejects.toThrow(/choose (?:that|the PDF)\.$/);
  });

  it.each([
    ['JSON Resume', JSON.stringify({ basics: { name: 'Ida Vale' }, work: [] })],
    ['broken JSON, which has its own message', '{"basics":{'],
    ['prose', 'Ida Vale\n\nCV: see below\n'],
    ['a heading with a colon', 'Ida Vale\nSkills:\nMIG'],
    ['a file that starts with a heading', 'Experience:\nWelder'],
  ])('leaves %s alone', (_title, text) => {
    expect(() => refuseForeignFormat(text)).not.toThrow();
  });

  it('reads a long run of empty lines to its end', () => {
    expect(() => refuseForeignFormat('\n# \n'.repeat(100_000))).not.toThrow();
  });
});
