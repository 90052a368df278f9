import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../read-resume-file';
import { entriesOf } from '@keepmark/resume-document';

const csv = (...lines: readonly string[]) => strToU8(`${lines.join('\r\n')}\r\n`);

describe('LinkedIn’s data export', () => {
  it('is read from a subfolder, with CRLF and quoted line breaks', async () => {
    const zip = zipSync({
      'Basic_LinkedInDataExport/Profile.csv': csv(
        'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers',
        'Ana,Díaz,,,May 5,Nurse,"I care.\r\nFor years.",Hospitals,78701,"Austin, Texas, United States",[anad],[PERSONAL:https://ana.example],',
      ),
      'Basic_LinkedInDataExport/Positions.csv': csv(
        'Company Name,Title,Description,Location,Started On,Finished On',
        'Mercy,Charge nurse,"• Led 12 nurses\r\n• Cut waits","Austin, TX",Jan 2020,',
        'Clinic,Nurse,,,Mar 2016,Dec 2019',
      ),
      'Basic_LinkedInDataExport/Education.csv': csv(
        'School Name,Start Date,End Date,Notes,Degree Name,Activities',
        'UT Austin,2012,2016,,"BSN, Nursing",Chess club',
      ),
      'Basic_LinkedInDataExport/Skills.csv': csv('Name', 'Triage', 'Charting'),
      'Basic_LinkedInDataExport/Languages.csv': csv('Name,Proficiency', 'Spanish,Native or bilingual proficiency'),
      'Basic_LinkedInDataExport/Certifications.csv': csv(
        'Name,Url,Authority,Started On,Finished On,License Number',
        'ACLS,https://aha.example/1,AHA,May 2021,May 2023,A-1',
      ),
      'Basic_LinkedInDataExport/PhoneNumbers.csv': csv('Extension,Number,Type', ',512 555 0100,Mobile'),
      'Basic_LinkedInDataExport/Email Addresses.csv': csv(
        'Email Address,Confirmed,Primary,Updated On',
        'old@example.com,Yes,No,1/1/20',
        'ana@example.com,Yes,Yes,1/1/20',
      ),
    });
    const { document, unplaced } = await readResumeFile(new File([zip], 'Basic_LinkedInDataExport.zip'));
    expect(document).toMatchObject({
      name: 'Ana Díaz',
      headline: 'Nurse',
      email: 'ana@example.com',
      phone: '512 555 0100',
      location: 'Austin, Texas, United States',
      summary: 'I care.\nFor years.',
      links: [
        { label: '', url: 'https://ana.example' },
        { label: 'X', url: 'https://x.com/anad' },
      ],
    });
    const entries = Object.fromEntries(document.sections.map((section) => [section.kind, entriesOf(section)]));
    expect(entries['experience']).toMatchObject([
      {
        companyName: 'Mercy',
        title: 'Charge nurse',
        startDate: '2020-01',
        endDate: 'present',
        city: 'Austin',
        state: 'TX',
        notes: '- Led 12 nurses\n- Cut waits',
      },
      { companyName: 'Clinic', startDate: '2016-03', endDate: '2019-12' },
    ]);
    expect(entries['education']).toMatchObject([
      { institutionName: 'UT Austin', degree: 'BSN, Nursing', startDate: '2012', endDate: '2016', notes: 'Chess club' },
    ]);
    expect(entries['skills']).toMatchObject([{ skillName: 'Triage' }, { skillName: 'Charting' }]);
    expect(entries['certifications']).toMatchObject([
      { title: 'ACLS', organization: 'AHA', startDate: '2021-05', endDate: '2023-05', detail: 'A-1' },
    ]);
    expect(entries['languages']).toMatchObject([{ title: 'Spanish', detail: 'Native or bilingual proficiency' }]);
    expect(unplaced).toEqual([
      'Birth date: May 5',
      'Industry: Hospitals',
      'Zip code: 78701',
      'Email address: old@example.com',
    ]);
  });

  it('brings courses, organizations and test scores as sections, and lists other columns', async () => {
    const zip = zipSync({
      'Profile.csv': csv('First Name,Last Name,Address,Geo Location,Pronouns', 'Ana,Díaz,Main St 1,Austin,she/her'),
      'Courses.csv': csv('Name,Number', 'Anatomy,N-101'),
      'Organizations.csv': csv(
        'Name,Position,Description,Started On,Finished On',
        'Nurses Guild,Treasurer,Ran the books,Jan 2020,',
        'Chess Club,,,,',
      ),
      'Test Scores.csv': csv('Name,Score,Date,Place', 'NCLEX,Passed,May 2016,Austin,twice'),
      'PhoneNumbers.csv': csv('Extension,Number,Type', ',512 555 0100,Mobile', ',512 555 0101,Home'),
    });
    const { document, unplaced } = await readResumeFile(new File([zip], 'export.zip'));
    expect(document.phone).toBe('512 555 0100');
    expect(document.sections.map((section) => [section.heading, entriesOf(section)])).toMatchObject([
      ['Courses', [{ title: 'Anatomy', detail: 'N-101' }]],
      [
        'Organizations',
        [
          { title: 'Treasurer', organization: 'Nurses Guild', startDate: '2020-01', endDate: 'present' },
          { title: 'Chess Club', organization: '' },
        ],
      ],
      ['Test scores', [{ title: 'NCLEX', detail: 'Passed', startDate: '2016-05' }]],
    ]);
    expect(unplaced).toEqual([
      'Address: Main St 1',
      'Pronouns: she/her',
      'Place: Austin',
      'Further cells: twice',
      'Number: 512 555 0101',
    ]);
  });
});
