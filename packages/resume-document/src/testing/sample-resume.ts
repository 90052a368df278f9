import { newEducation, newExperience, newFurtherEntry } from '../new-document';
import { defaultDesign, type ResumeDesign } from '../resume-design';
import type {
  EducationEntry,
  ExperienceEntry,
  FurtherEntry,
  FurtherKind,
  LetterDocument,
  ResumeDocument,
  ResumeSection,
  SkillEntry,
} from '../resume-document';

let count = 0;
const base = () => {
  count += 1;
  return { id: `entry-${count}`, originId: `entry-${count}`, isHidden: false, extras: {} };
};

/** An experience with the fields that a test needs. */
export const experience = (fields: Partial<ExperienceEntry>): ExperienceEntry =>
  newExperience({ ...base(), ...fields });

export const education = (fields: Partial<EducationEntry>): EducationEntry => newEducation({ ...base(), ...fields });

const skill = (skillName: string, keywords: readonly string[] = [], level = ''): SkillEntry => ({
  ...base(),
  skillName,
  keywords,
  level,
});

export const further = (fields: Partial<FurtherEntry>): FurtherEntry => newFurtherEntry({ ...base(), ...fields });

const section = { heading: '', isHidden: false };

export const furtherSection = (kind: FurtherKind, entries: readonly FurtherEntry[]): ResumeSection => ({
  ...section,
  id: kind,
  kind,
  entries,
});

/** A design with some values changed. */
export const design = (fields: Partial<ResumeDesign> = {}): ResumeDesign => ({ ...defaultDesign, ...fields });

/** A résumé of about two pages with every kind of section. */
export const sampleResume = (fields: Partial<ResumeDocument> = {}): ResumeDocument => ({
  title: 'Product designer',
  name: 'Amélie Nguyễn-Kowalska',
  headline: 'Senior Product Designer',
  phone: '+1 312 555 0148',
  email: 'amelie@kowalska.example',
  location: 'Chicago, IL',
  links: [
    { label: 'Portfolio', url: 'https://kowalska.example' },
    { label: '', url: 'https://www.linkedin.com/in/amelie-kowalska/' },
  ],
  summary:
    'Product designer with **nine years** of experience in health care and logistics. I lead research, shape products with engineers from the first sketch to the last pixel, and measure what changes for the people who use them.',
  photoId: '',
  sections: [
    { ...section, id: 'summary', kind: 'summary' },
    {
      ...section,
      id: 'experience',
      kind: 'experience',
      entries: [
        experience({
          companyName: 'Meridian Health',
          title: 'Senior Product Designer',
          startDate: '2021-03',
          endDate: 'present',
          city: 'Chicago',
          state: 'IL',
          url: 'https://meridian.example',
          notes:
            '- Led the redesign of the patient portal used by 1.2 million people; calls to the help desk fell by 34% within two quarters\n- Built and maintain a design system of 84 components with four engineers, adopted by 11 teams in three countries\n- Introduced weekly research sessions; every product decision above one sprint now cites at least five interviews\n- Mentor three designers, two of whom were promoted last year',
        }),
        experience({
          companyName: 'Freightline',
          title: 'Product Designer',
          startDate: '2018-06',
          endDate: '2021-02',
          city: 'Milwaukee',
          state: 'WI',
          notes:
            'Designed the dispatch tool of a logistics company with 2,300 drivers.\n- Cut the time to plan a route from 14 to 5 minutes, measured with 40 dispatchers over *six weeks*\n- Wrote the [accessibility guide](https://freightline.example/guide) that the whole company follows\n- Shipped offline support for drivers in areas without coverage',
        }),
        experience({
          companyName: 'Studio Łódź',
          title: 'UX Designer',
          startDate: '2015-09',
          endDate: '2018-05',
          city: 'Łódź',
          country: 'Poland',
          notes:
            '- Designed and tested 23 websites and apps for clients in retail, banking and the public sector\n- Ran usability tests in Polish, English and French\n- Won the pitch for the redesign of the city’s public transport app, now used by 210,000 people a month',
        }),
        experience({
          companyName: 'Zażółć Interactive',
          title: 'Junior Designer',
          startDate: '2013-10',
          endDate: '2015-08',
          city: 'Warsaw',
          country: 'Poland',
          notes:
            '- Drew icons, banners and newsletters for a publisher of children’s books\n- Moved the style guide from print to the web',
        }),
      ],
    },
    {
      ...section,
      id: 'education',
      kind: 'education',
      entries: [
        education({
          institutionName: 'Illinois Institute of Technology',
          degree: 'Master of Design',
          startDate: '2019',
          endDate: '2021',
          city: 'Chicago',
          state: 'IL',
          gpa: '3.9',
        }),
        education({
          institutionName: 'Academy of Fine Arts',
          degree: 'BA',
          major: 'Graphic Design',
          startDate: '2010',
          endDate: '2013',
          city: 'Łódź',
          notes: 'Thesis: *Wayfinding in hospitals*, awarded with distinction.',
        }),
      ],
    },
    {
      ...section,
      id: 'skills',
      kind: 'skills',
      entries: [
        skill('Design', ['Figma', 'prototyping', 'design systems', 'information architecture']),
        skill('Research', ['interviews', 'usability tests', 'diary studies', 'surveys']),
        skill('Code', ['HTML', 'CSS', 'TypeScript', 'SQL']),
      ],
    },
    furtherSection('projects', [
      further({
        title: 'Open Wayfinding',
        detail: 'Maintainer',
        startDate: '2020',
        endDate: 'present',
        url: 'https://wayfinding.example/kit',
        keywords: ['SVG', 'React'],
        notes: '- A free kit of 340 hospital signs, used in 60 clinics',
      }),
    ]),
    furtherSection('certifications', [
      further({ title: 'Certified Usability Analyst', organization: 'HFI', startDate: '2019-05' }),
      further({ title: 'WCAG Specialist', organization: 'IAAP', startDate: '2022-11' }),
    ]),
    furtherSection('languages', [
      further({ title: 'Polish', detail: 'native' }),
      further({ title: 'English', detail: 'fluent' }),
      further({ title: 'French', detail: 'B2' }),
    ]),
    furtherSection('publications', [
      further({
        title: 'Signs that people follow: measuring wayfinding in three hospitals',
        organization: 'Journal of Health Design',
        startDate: '2023-04',
        url: 'https://doi.example/10.1234/jhd.2023',
      }),
      further({
        title: 'Design systems in regulated industries',
        organization: 'Interactions',
        startDate: '2021',
      }),
    ]),
    furtherSection('interests', [further({ title: 'Bouldering' }), further({ title: 'letterpress printing' })]),
  ],
  design: design(),
  extras: {},
  ...fields,
});

/** A letter of one page. */
export const sampleLetter = (fields: Partial<LetterDocument> = {}): LetterDocument => {
  const { name, headline, phone, email, location, links, photoId } = sampleResume();
  return {
    title: 'Letter to Meridian',
    sender: { name, headline, phone, email, location, links, photoId },
    recipientName: 'Jordan Reyes',
    recipientTitle: 'Head of Design',
    companyName: 'Northwind Clinics',
    address: '200 West Adams Street\nChicago, IL 60606',
    date: '2026-11-22',
    subject: 'Application as Lead Product Designer',
    salutation: 'Dear Ms. Reyes,',
    body: 'When my father spent a month in one of your clinics, he found every room without asking once. I have wanted to know ever since who made that possible.\n\nAt Meridian Health I lead the design of a portal for 1.2 million patients. Calls to the help desk fell by a third after we rebuilt it around what people came to do:\n- see results with a sentence that explains them\n- move an appointment without a call\n- ask for a prescription in two taps\n\nI would like to bring this work to Northwind, and to learn how you do yours. I’m free to talk any afternoon.',
    closing: 'Sincerely,',
    design: design(),
    ...fields,
  };
};

/** The sample résumé on two pages, or longer on four. */
export function resumeOfPages(pageCount: 2 | 4): ResumeDocument {
  const resume = sampleResume();
  if (pageCount === 2) return resume;
  const sections = resume.sections.map((each) =>
    each.kind === 'experience' ? { ...each, entries: Array.from({ length: 3 }, () => each.entries).flat() } : each,
  );
  return { ...resume, sections, design: { ...resume.design, fontSizePt: 11.5 } };
}
