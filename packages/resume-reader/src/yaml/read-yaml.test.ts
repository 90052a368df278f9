import { entriesOf } from '@keepmark/resume-document';
import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../read-resume-file';
import { isResumeYaml } from './read-yaml';

const read = (text: string, name = 'resume.yaml') => readResumeFile(new File([text], name));

describe('JSON Resume in YAML', () => {
  const text = [
    '# yaml-language-server',
    '---',
    'basics:',
    '  name: Ida Vale',
    '  label: ~',
    '  location: { city: Turku, countryCode: NO }',
    'work:',
    '  - name: Kiln Oy',
    '    position: Potter',
    '    startDate: 2021-04',
    '    endDate:',
    '    highlights: [Gas kiln, "Wood: kiln"]',
    'education:',
    '  - institution: Clay School',
    '    score: 3.90',
    '    startDate: 2010-01-02',
    '    endDate: 2014',
  ];

  it.each([
    ['', '\n', 'resume.yml'],
    ['from Windows', '\r\n', 'resume.yaml'],
    ['named as a text', '\n', 'resume.txt'],
  ])('%s keeps dates and numbers as they are written', async (_title, lineEnd, name) => {
    const { document } = await read(text.join(lineEnd), name);
    expect(document).toMatchObject({ name: 'Ida Vale', headline: '', location: 'Turku, NO' });
    expect(document.sections.flatMap((section): readonly unknown[] => entriesOf(section))).toMatchObject([
      { companyName: 'Kiln Oy', startDate: '2021-04', endDate: 'present', notes: '- Gas kiln\n- Wood: kiln' },
      { institutionName: 'Clay School', gpa: '3.90', startDate: '2010-01-02', endDate: '2014' },
    ]);
  });

  it('lists what stood before an equal key', async () => {
    const { document, notices, unplaced } = await read(
      'cv:\n  name: Ida Vale\n  phone: "+33 6 12"\n  phone: "+44 20 7"\n  sections:\n    skills:\n      - label: Art\n        details: Clay\n    skills:\n      - label: Craft\n        details: Wood\n',
    );
    expect(document.phone).toBe('+44 20 7');
    expect(notices.slice(-2)).toEqual([
      'The file has “phone” more than once in one place. We took the last one, and list what else it says.',
      'The file has “skills” more than once in one place. We took the last one, and list what else it says.',
    ]);
    expect(unplaced).toEqual(expect.arrayContaining(['Phone: +33 6 12', 'Skills: Art', 'Skills: Clay']));
  });

  it('reads anchors, aliases and merged keys', async () => {
    const { document } = await read(
      'basics:\n  name: &name Ida Vale\n  label: *name\nwork:\n  - &kiln\n    name: Kiln Oy\n    position: Potter\n  - <<: *kiln\n    position: Head potter\n',
    );
    expect(document.headline).toBe('Ida Vale');
    expect(document.sections.flatMap((section): readonly unknown[] => entriesOf(section))).toMatchObject([
      { companyName: 'Kiln Oy', title: 'Potter' },
      { companyName: 'Kiln Oy', title: 'Head potter' },
    ]);
  });
});

describe('YAML that can’t be read', () => {
  const laughs = [
    'basics: &a0 [ha, ha, ha, ha, ha, ha, ha, ha, ha]',
    ...Array.from({ length: 12 }, (_, at) => `k${at}: &a${at + 1} [${Array(9).fill(`*a${at}`).join(', ')}]`),
  ].join('\n');

  it.each([
    [
      'other keys',
      'title: Blog\nposts:\n  - one\n',
      'not-a-resume',
      'This YAML file has “title”, “posts”, which isn’t a résumé',
    ],
    ['a list', '- one\n- two\n', 'not-a-resume', 'This YAML file is a list'],
    [
      'a text',
      'Ida Vale, potter\n',
      'not-a-resume',
      'This YAML file isn’t a résumé. In YAML we read RenderCV, YAMLResume and JSON Resume;',
    ],
    ['a mistake', 'basics:\n  name: Ida\n bad: [\n', 'broken', 'has a mistake in line 3.'],
    ['several documents', '---\nbasics:\n  name: Ida\n---\nbasics:\n  name: Ida\n', 'wrong-type', 'several documents'],
    ['aliases that grow into gigabytes', laughs, 'too-long', 'far more than a résumé'],
    ['brackets within brackets', `basics: ${'['.repeat(50_000)}`, 'too-long', 'far more than a résumé'],
    ['lists within lists', `${'- '.repeat(50_000)}x`, 'too-long', 'far more than a résumé'],
    [
      'deep indents',
      Array.from({ length: 3000 }, (_, at) => `${' '.repeat(at)}a:`).join('\n'),
      'too-long',
      'far more than a résumé',
    ],
    ['a million letters', `basics:\n  name: ${'a'.repeat(1_000_000)}`, 'too-long', 'far more than a résumé'],
  ])('because of %s is refused with the reason', async (_title, text, problem, message) => {
    const reading = read(text);
    await expect(reading).rejects.toMatchObject({ problem });
    await expect(reading).rejects.toThrow(message);
  });
});

describe('telling YAML from prose', () => {
  it.each([
    ['RenderCV', '# comment\ncv:\n  name: Ida Vale\n'],
    ['RenderCV with its design first', 'design:\n  theme: classic\n\ncv: # me\n\n  # name\n  name: Ida Vale\n'],
    ['JSON Resume', '---\nbasics:\r\n  name: Ida Vale\r\n'],
  ])('knows %s', (_title, text) => {
    expect(isResumeYaml(text)).toBe(true);
  });

  it.each([
    ['prose', 'Ida Vale\n\nCV: see below\n'],
    ['a heading with a colon', 'Ida Vale\nSkills:\nMIG'],
    ['a heading above indented lines', 'CV:\n  Name: Ida Vale\n'],
    ['a list of contents', 'content:\n  chapter: 1\n'],
    ['a lowercase heading', 'basics:\n  Potter since 2010\n'],
    ['Markdown with front matter', '---\ntitle: Ida Vale\n---\n\n# Skills\n'],
    ['empty lines', '\n# \n'.repeat(100_000)],
  ])('leaves %s alone', (_title, text) => {
    expect(isResumeYaml(text)).toBe(false);
  });
});
