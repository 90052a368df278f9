import { describe, expect, it } from 'vitest';
import { textLines } from '../text/read-text';
import { notesOf } from './join-lines';
import { isPlace } from './places';
import { readEducation } from './read-education';
import { readExperience } from './read-experience';
import { readFurther } from './read-further';
import { readSkills } from './read-skills';
import { sourceLine } from '../testing/source-lines';

type Look = 'plain' | 'bold' | 'italic';
const run = (text: string, look: Look = 'plain') => ({
  text,
  isBold: look === 'bold',
  isItalic: look === 'italic',
  href: '',
});
const cell = (x: number, ...runs: ReturnType<typeof run>[]) => ({
  x,
  runs,
  text: runs.map(({ text }) => text).join(''),
});
const line = (...cells: ReturnType<typeof cell>[]) =>
  sourceLine(cells, { style: cells[0]?.runs[0]?.isItalic ? 'Sans-Italic 10' : 'Sans 10' });
const plain = (text: string, look: Look = 'plain') => line(cell(40, run(text, look)));

describe('studies', () => {
  const read = (text: string) => readEducation(textLines(text)).entries;

  it('have a subject, a school and a city in one text', () => {
    const head = line(
      cell(40, run('PhD', 'bold'), run(' in Linguistics, University of Glasgow, Glasgow, 2014 to 2018')),
    );
    expect(readEducation([head, plain('Thesis: Vowels')]).entries).toMatchObject([
      {
        degree: 'PhD',
        major: 'Linguistics',
        institutionName: 'University of Glasgow',
        city: 'Glasgow',
        notes: 'Thesis: Vowels',
      },
    ]);
  });

  it('have a city after the school that is named after it', () => {
    expect(read('MSc Phonetics\nUniversity of York, York\n2013 – 2014\n')).toMatchObject([
      { institutionName: 'University of York', city: 'York' },
    ]);
    expect(read('BA Music\nUniversity of California, Berkeley\n2013 – 2014\n')).toMatchObject([
      { institutionName: 'University of California, Berkeley', city: '' },
    ]);
  });

  it('have a degree that no list has, before "in"', () => {
    expect(read('Universidad Carlos III\nStudy Trip in Economics and Politics\n2023 – 2024\n')).toMatchObject([
      { degree: 'Study Trip', major: 'Economics and Politics' },
    ]);
  });

  it('have a degree in capitals', () => {
    expect(read('DEC, Techniques de bureautique\nCégep Limoilou\n2014 – 2015\n')).toMatchObject([
      { degree: 'DEC', major: 'Techniques de bureautique', institutionName: 'Cégep Limoilou' },
    ]);
  });

  it('have a subject right after a long degree', () => {
    expect(read('Bac professionnel Conduite de travaux\nLycée Le Caousou\n2016 – 2017\n')).toMatchObject([
      { degree: 'Bac professionnel', major: 'Conduite de travaux' },
    ]);
  });

  it('have a school after "at", and a subject on its own after the degree', () => {
    const head = line(cell(40, run('Bachelor of Science Nursing', 'bold'), run(' at University of Colorado Denver')));
    expect(readEducation([head]).entries).toMatchObject([
      { degree: 'Bachelor of Science', major: 'Nursing', institutionName: 'University of Colorado Denver' },
    ]);
    expect(read('University of Colorado Denver\nBachelor of Science - Nursing\n2013 – 2017\n')).toMatchObject([
      { degree: 'Bachelor of Science', major: 'Nursing', city: '' },
    ]);
  });

  it('have a subject right after "of Arts"', () => {
    expect(read('Bachelor of Arts Asian Studies\nCapilano University\n2008 – 2012\n')).toMatchObject([
      { degree: 'Bachelor of Arts', major: 'Asian Studies' },
    ]);
  });

  it('have honors in the degree and grades in the notes', () => {
    expect(read('MA (Hons) in Celtic\nUniversity of Aberdeen\n2009 – 2013\n')).toMatchObject([
      { degree: 'MA (Hons)', major: 'Celtic' },
    ]);
    expect(
      read('A-levels\nHarrogate Grammar School\n2009 – 2011\nBiology (B), English (B), Sociology (A)\n'),
    ).toMatchObject([{ degree: 'A-levels', major: '', notes: 'Biology (B), English (B), Sociology (A)' }]);
  });
});

describe('places', () => {
  it('have a city that is a country in another language', () => {
    expect(isPlace('Granada, España')).toBe(true);
    expect(isPlace('Farmacia Plaza Nueva, Granada, España')).toBe(false);
  });

  it('have a region that no list has', () => {
    const lines = [
      line(cell(40, run('Malabar Infosystems', 'bold'), run(', Springfield, Ardenland'))),
      plain('Test Engineer (Jun 2015 – Mar 2018)', 'italic'),
    ];
    expect(readExperience(lines).entries).toMatchObject([
      { title: 'Test Engineer', companyName: 'Malabar Infosystems', city: 'Springfield', state: 'Ardenland' },
    ]);
  });
});

describe('titles', () => {
  it('have a dash where those of the other entries have none', () => {
    const job = (title: string, years: string) => `${title}\nDeccan Forge Limited\n${years}\n- Ran the press shop\n\n`;
    const text =
      job('Deputy Manager – Production', '2018 – 2021') +
      job('Engineer', '2016 – 2018') +
      job('Trainee', '2015 – 2016');
    expect(readExperience(textLines(text)).entries.map(({ title }) => title)).toEqual([
      'Deputy Manager – Production',
      'Engineer',
      'Trainee',
    ]);
  });
});

describe('bullets', () => {
  it('go on below their mark when the line above had no room', () => {
    const bullet = { ...line(cell(190, run('Own the authorization path and lead the'))), isBullet: true };
    const more = { ...line(cell(180, run('weekly review'))), hadNoRoom: true };
    expect(notesOf([bullet, more])).toBe('- Own the authorization path and lead the weekly review');
  });
});

describe('lists', () => {
  it('have skills in bold side by side', () => {
    const lines = [
      line(cell(40, run('Triage', 'bold')), cell(220, run('IV therapy', 'bold')), cell(400, run('Epic', 'bold'))),
    ];
    expect(readSkills(lines).map(({ skillName }) => skillName)).toEqual(['Triage', 'IV therapy', 'Epic']);
  });

  it('have languages side by side above their levels', () => {
    const beside = (left: string, right: string) => line(cell(40, run(left)), cell(220, run(right)));
    expect(readFurther('languages', [beside('English', 'Spanish'), beside('Native', 'Fluent')]).entries).toMatchObject([
      { title: 'English', detail: 'Native' },
      { title: 'Spanish', detail: 'Fluent' },
    ]);
  });

  it('have a role and an organization in one text', () => {
    const lines = textLines('Folk Music Festival, Volunteer Coordinator\n2016 – Present\n- Scheduled volunteers\n');
    expect(readFurther('volunteering', lines).entries).toMatchObject([
      { title: 'Volunteer Coordinator', organization: 'Folk Music Festival' },
    ]);
  });

  it('group skills below names in bold', () => {
    const lines = [
      plain('Product', 'bold'),
      plain('pricing'),
      plain('discovery'),
      plain('Technical', 'bold'),
      plain('SQL'),
    ];
    expect(readSkills(lines)).toMatchObject([
      { skillName: 'Product', keywords: ['pricing', 'discovery'] },
      { skillName: 'Technical', keywords: ['SQL'] },
    ]);
  });

  it('have certificates above their issuers in italics', () => {
    const lines = [plain('SHRM-SCP (2021)'), plain('SHRM', 'italic'), plain('PHR (2018)'), plain('HRCI', 'italic')];
    expect(readFurther('certifications', lines).entries).toMatchObject([
      { title: 'SHRM-SCP', organization: 'SHRM', startDate: '2021' },
      { title: 'PHR', organization: 'HRCI', startDate: '2018' },
    ]);
  });

  it('have certificates in the same look above their issuers and years', () => {
    const lines = ['Green Belt', 'Statistical Institute, 2020', 'Internal Auditor', 'TÜV SÜD, 2019'].map((text) =>
      plain(text),
    );
    expect(readFurther('certifications', lines).entries).toMatchObject([
      { title: 'Green Belt', organization: 'Statistical Institute', startDate: '2020' },
      { title: 'Internal Auditor', organization: 'TÜV SÜD', startDate: '2019' },
    ]);
  });

  it('have the issuer of a certificate in brackets before its year', () => {
    expect(
      readFurther('certifications', textLines('- PMP (PMI), 2021\n- Forklift (Level 2), 2020\n')).entries,
    ).toMatchObject([
      { title: 'PMP', organization: 'PMI', startDate: '2021' },
      { title: 'Forklift (Level 2)', organization: '', startDate: '2020' },
    ]);
  });

  it('have dashes in titles in bold', () => {
    const certificate = (title: string, issuer: string) => line(cell(40, run(title, 'bold'), run(`, ${issuer}, 2022`)));
    const lines = [certificate('Kubernetes Administrator', 'CNCF'), certificate('Architect – Professional', 'Amazon')];
    expect(readFurther('certifications', lines).entries).toMatchObject([
      { title: 'Kubernetes Administrator', organization: 'CNCF' },
      { title: 'Architect – Professional', organization: 'Amazon' },
    ]);
  });

  it('have interests side by side', () => {
    const lines = [line(cell(40, run('Jazz Piano')), cell(140, run('Youth Basketball'))), plain('Barbecue')];
    expect(readFurther('interests', lines).entries.map(({ title }) => title)).toEqual([
      'Jazz Piano',
      'Youth Basketball',
      'Barbecue',
    ]);
  });

  it('have references side by side', () => {
    const beside = (left: string, right: string, look: Look = 'plain') =>
      line(cell(40, run(left, look)), cell(300, run(right, look)));
    const lines = [
      beside('Alasdair Reid', 'Marieke van Dijk', 'bold'),
      beside('University of Glasgow', 'Max Planck Institute'),
    ];
    expect(readFurther('references', lines).entries).toMatchObject([
      { title: 'Alasdair Reid', organization: 'University of Glasgow' },
      { title: 'Marieke van Dijk', organization: 'Max Planck Institute' },
    ]);
  });

  it('have languages as forms do', () => {
    const lines = [
      line(cell(40, run('Mother tongue')), cell(190, run('Spanish'))),
      line(cell(40, run('Other languages')), cell(190, run('English')), cell(260, run('B2'))),
    ];
    expect(readFurther('languages', lines).entries).toMatchObject([
      { title: 'Spanish', detail: 'Mother tongue' },
      { title: 'English', detail: 'B2' },
    ]);
  });

  it('have languages that were wrapped', () => {
    const lines = [plain('English, Spanish, American Sign'), { ...plain('Language'), hadNoRoom: true }];
    expect(readFurther('languages', lines).entries.map(({ title }) => title)).toEqual([
      'English',
      'Spanish',
      'American Sign Language',
    ]);
  });

  it('have numbered references with a question for a title', () => {
    const item = (text: string) => ({ ...plain(text), isBullet: true });
    const lines = [item('van Dijk, M., & Reid, A. (2024). Who moves first? Vowels in Gaelic. Journal of Phonetics.')];
    expect(readFurther('publications', lines).entries).toMatchObject([
      {
        title: 'Who moves first? Vowels in Gaelic',
        organization: 'Journal of Phonetics',
        startDate: '2024',
        notes: 'van Dijk, M., & Reid, A.',
      },
    ]);
  });
});

describe('publications', () => {
  it('start with their authors, though their further lines are not indented', () => {
    const lines = [
      plain('Reid, A. (2024). Vowels in Gaelic. Journal of'),
      plain('Phonetics.'),
      plain('Baird, T. & Reid, A. (2021). Pre-aspiration. Phonetica.'),
    ];
    expect(readFurther('publications', lines).entries).toMatchObject([
      { title: 'Vowels in Gaelic', organization: 'Journal of Phonetics', notes: 'Reid, A.' },
      { title: 'Pre-aspiration', organization: 'Phonetica', notes: 'Baird, T. & Reid, A.' },
    ]);
  });
});
