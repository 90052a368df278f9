import { beforeAll, describe, expect, it, vi } from 'vitest';
import { belongsInNotes, isFilePath } from './cell-text';
import { guessColumns } from './column-guess';
import { jobsOfTable, readJobsText } from './read-jobs-file';

beforeAll(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 25, 12), toFake: ['Date'] });
});

/** The jobs in the export of a tracker, as the screen reads it before anyone changes a column. */
async function jobsIn(lines: readonly string[]) {
  const table = await readJobsText(`${lines.join('\r\n')}\r\n`);
  if (!('rows' in table)) throw new Error('This was read as a file of Keepmark.');
  const fields = guessColumns(table.header, table.rows).map(({ field }) => field);
  return jobsOfTable(table, fields, { dateOrder: 'month' });
}

describe('the export of a job tracker', () => {
  it('of Huntr: the deadline and the tags are fields, and the color is in the notes', async () => {
    const { jobs, unreadable } = await jobsIn([
      'Employer,Job Title,List,Location,URL,Salary,Date Added,Date Applied,Deadline,Notes,Tags,Color,Description',
      'Olive,Chef,Interview,Austin,https://olive.example/1,$50k,2026-10-01,2026-10-02,12/1/2026,Call Bo,"remote, liked",#ff0000,Cooking',
    ]);
    expect(unreadable).toEqual([]);
    expect(jobs).toEqual([
      {
        companyName: 'Olive',
        jobTitle: 'Chef',
        status: 'interview-in-progress',
        location: 'Austin',
        url: 'https://olive.example/1',
        salary: '$50k',
        dateAdded: '2026-10-01',
        dateApplied: '2026-10-02',
        deadline: '2026-12-01',
        tags: ['remote', 'liked'],
        notes: 'Call Bo\nColor: #ff0000',
        description: 'Cooking',
      },
    ]);
  });

  it('of Teal: both ends of the salary, the deadline, and the excitement', async () => {
    const { jobs, unreadable } = await jobsIn([
      'Job Position,Company,Max. Salary,Min. Salary,Location,Status,Date Saved,Deadline,Date Applied,Follow up,Excitement',
      'Chef,Olive,70000,50000,Austin,Bookmarked,2026-09-01,2026-12-01,,2026-12-05,4',
    ]);
    expect(unreadable).toEqual([]);
    expect(jobs).toEqual([
      {
        jobTitle: 'Chef',
        companyName: 'Olive',
        salary: '50000 – 70000',
        location: 'Austin',
        status: 'application-not-started',
        dateAdded: '2026-09-01',
        deadline: '2026-12-01',
        notes: 'Excitement: 4',
        followUpOn: '2026-12-05',
      },
    ]);
  });

  it('of an agent: paths of files are notes and never links', async () => {
    const { jobs, unreadable } = await jobsIn([
      'company,role,status,fit_rating,cv_file,cover_letter,Resume link,Folder,posting',
      'Olive,Chef,Applied,82,out/olive/cv.pdf,out/olive/letter.md,https://docs.example/cv,/home/ana/jobs/olive,https://olive.example/1',
      'Fig,Cook,Applied,75,C:\\jobs\\cv.docx,~/jobs/fig,https://docs.example/cv2,file:///home/ana/fig,https://fig.example/2',
    ]);
    expect(unreadable).toEqual([]);
    expect(jobs.map(({ url, coverLetter, notes }) => ({ url, coverLetter, notes }))).toEqual([
      {
        url: 'https://olive.example/1',
        coverLetter: undefined,
        notes:
          'fit_rating: 82\ncv_file: out/olive/cv.pdf\ncover_letter: out/olive/letter.md\nResume link: https://docs.example/cv\nFolder: /home/ana/jobs/olive',
      },
      {
        url: 'https://fig.example/2',
        coverLetter: undefined,
        notes:
          'fit_rating: 75\ncv_file: C:\\jobs\\cv.docx\ncover_letter: ~/jobs/fig\nResume link: https://docs.example/cv2\nFolder: file:///home/ana/fig',
      },
    ]);
  });

  it('keeps the text of a cover letter, and the link to a posting that comes first', async () => {
    const { jobs } = await jobsIn(['Title,Cover letter,Link', 'Chef,"Dear Bo, I cook.",https://olive.example/1']);
    expect(jobs).toMatchObject([{ coverLetter: 'Dear Bo, I cook.', url: 'https://olive.example/1' }]);
  });

  it('writes a deadline that Excel left as a number as a day', async () => {
    const { jobs } = await jobsIn(['Title,Company,Apply by', 'Chef,Olive,46357']);
    expect(jobs).toMatchObject([{ deadline: '2026-12-01' }]);
  });

  it('keeps deadlines that are no days in the notes', async () => {
    const { jobs, unreadable } = await jobsIn(['Title,Company,Deadline', 'Chef,Olive,rolling', 'Cook,Fig,ASAP']);
    expect(unreadable).toEqual([]);
    expect(jobs).toMatchObject([{ notes: 'Deadline: rolling' }, { notes: 'Deadline: ASAP' }]);
  });
});

it.each([
  ['Application Deadline', true],
  ['Closing date:', true],
  ['Bewerbungsschluss', true],
  ['Étiquettes', true],
  ['Resume path', true],
  ['Company website', true],
  ['Job link', false],
  ['Notes', false],
  ['Cover letter', false],
  ['Date', false],
])('sends a column %j to the notes with its name: %s', (header, isNoted) => {
  expect(belongsInNotes(header)).toBe(isNoted);
});

it.each([
  ['cv/acme.pdf', true],
  ['My résumé 2.docx', true],
  ['D:/jobs/acme', true],
  ['/Users/ana/cv', true],
  ['https://acme.example/cv.pdf', false],
  ['www.acme.example/cv.pdf', false],
  ['acme.example/jobs', false],
  ['Ask for the PDF', false],
  ['', false],
])('takes %j for the path of a file: %s', (text, isPath) => {
  expect(isFilePath(text)).toBe(isPath);
});
