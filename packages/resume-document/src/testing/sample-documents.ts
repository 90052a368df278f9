import {
  blankLetter,
  blankDocument,
  newEducation,
  newExperience,
  newFurtherEntry,
  newSection,
  newSkill,
} from '../new-document';
import type { LetterDocument, ResumeDocument } from '../resume-document';

/** A filled résumé of one person, for stories and tests. */
export function sampleResume(values: Partial<ResumeDocument> = {}): ResumeDocument {
  return blankDocument({
    title: 'Registered nurse',
    name: 'Amara Okafor',
    headline: 'Registered nurse, emergency care',
    email: 'amara.okafor@example.com',
    phone: '(512) 555-0142',
    location: 'Austin, TX',
    links: [{ label: 'LinkedIn', url: 'https://www.linkedin.com/in/amara-okafor' }],
    summary:
      'Emergency nurse with **nine years** in level I trauma centers. Known for calm triage and for training new colleagues.',
    sections: [
      { id: 'summary', kind: 'summary', heading: '', isHidden: false },
      {
        id: 'experience',
        kind: 'experience',
        heading: '',
        isHidden: false,
        entries: [
          newExperience({
            id: 'mercy',
            originId: 'mercy',
            title: 'Senior registered nurse',
            companyName: 'Mercy Hospital',
            city: 'Austin',
            state: 'TX',
            startDate: '2019-03',
            endDate: 'present',
            notes:
              '- Cut median time from arrival to triage from 14 to 6 minutes by moving two nurses to the entrance\n- Trained 32 new nurses; 30 of them were still on the team a year later\n- Led the night shift of a 48-bed emergency department',
          }),
          newExperience({
            id: 'lakeside',
            originId: 'lakeside',
            title: 'Registered nurse',
            companyName: 'Lakeside Clinic',
            city: 'Dallas',
            state: 'TX',
            startDate: '2016-06',
            endDate: '2019-02',
            notes: '- Cared for 12 patients a shift in a medical-surgical unit\n- Introduced a checklist for handovers',
          }),
        ],
      },
      {
        id: 'education',
        kind: 'education',
        heading: '',
        isHidden: false,
        entries: [
          newEducation({
            id: 'ut',
            originId: 'ut',
            institutionName: 'University of Texas at Austin',
            degree: 'Bachelor of Science',
            major: 'Nursing',
            gpa: '3.8',
            startDate: '2012',
            endDate: '2016',
          }),
        ],
      },
      {
        id: 'skills',
        kind: 'skills',
        heading: '',
        isHidden: false,
        entries: [
          newSkill({ id: 's1', originId: 's1', skillName: 'Clinical', keywords: ['Triage', 'ACLS', 'Wound care'] }),
          newSkill({ id: 's2', originId: 's2', skillName: 'Systems', keywords: ['Epic', 'Cerner'] }),
        ],
      },
      {
        ...newSection('certifications'),
        entries: [
          newFurtherEntry({
            id: 'c1',
            originId: 'c1',
            title: 'Advanced Cardiac Life Support',
            organization: 'American Heart Association',
            startDate: '2024-05',
          }),
        ],
      },
      {
        ...newSection('languages'),
        entries: [
          newFurtherEntry({ id: 'l1', originId: 'l1', title: 'English', detail: 'Native' }),
          newFurtherEntry({ id: 'l2', originId: 'l2', title: 'Spanish', detail: 'Fluent' }),
        ],
      },
    ],
    ...values,
  });
}

/** Creates this many résumés with different titles, names and designs. */
export function manyResumes(count: number): ResumeDocument[] {
  const kinds = ['Registered nurse', 'Charge nurse', 'Nurse educator', 'Clinic manager'];
  const templates = ['classic', 'modern', 'two-column', 'plain', 'academic', 'compact'] as const;
  return Array.from({ length: count }, (_, index) => {
    const sample = sampleResume({ title: `${kinds[index % kinds.length]} ${index + 1}` });
    const template = templates[index % templates.length] ?? 'classic';
    return { ...sample, design: { ...sample.design, template } };
  });
}

/** A filled letter, for stories and tests. */
export function sampleLetter(values: Partial<LetterDocument> = {}): LetterDocument {
  const { name, headline, email, phone, location, links, photoId } = sampleResume();
  return blankLetter({
    title: 'Letter for Charge nurse at Harbor Medical',
    sender: { name, headline, email, phone, location, links, photoId },
    recipientName: 'Jane Doe',
    recipientTitle: 'Director of Nursing',
    companyName: 'Harbor Medical',
    address: '400 Harbor Street\nAustin, TX 78701',
    date: '2026-11-22',
    subject: 'Charge nurse',
    salutation: 'Dear Ms. Doe,',
    body: 'Your emergency department sees 90,000 patients a year, and your posting asks for someone who keeps triage under ten minutes. At Mercy I did that: **from 14 to 6 minutes** within a year.\n\nIn my first months I would\n- sit in on every shift\n- measure where patients wait',
    closing: 'Sincerely,',
    ...values,
  });
}
