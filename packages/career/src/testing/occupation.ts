import type { Occupation, OccupationTasks, RelatedOccupations, TechnologySkills } from '@keepmark/contracts';

const onet = { name: 'O*NET', period: 'Version 29.1', year: 2024, url: 'https://www.onetcenter.org/database.html' };
const about = {
  occupationCode: '29-1141',
  occupationTitle: 'Registered Nurses',
  table: 'official' as const,
  source: onet,
};

export const nurses: Occupation = {
  parentCode: '29-1140',
  code: '29-1141',
  title: 'Registered Nurses',
  level: 'detailed',
  description: 'Assess patient health problems and needs, and carry out care plans.',
  hasChildren: false,
};

export const nurseTasks: OccupationTasks = {
  ...about,
  results: [
    'Monitor, record, and report symptoms or changes in patients’ conditions.',
    'Administer medications to patients.',
    'Record patients’ medical information and vital signs.',
    'Consult with members of the care team about treatment plans.',
    'Modify care plans as patients’ responses require.',
    'Prepare rooms and sterile instruments for examinations.',
    'Teach patients and families how to care for themselves.',
  ].map((task, index) => ({ task, isCore: index < 5 })),
};

const skill = (name: string, isHot = false, isInDemand = false) => ({
  name,
  category: 'Software',
  isHot,
  isInDemand,
});

export const nurseSkills: TechnologySkills = {
  ...about,
  results: [
    skill('Epic Systems', true, true),
    skill('Microsoft Excel', true),
    skill('Structured query language SQL', true),
    skill('Medical records charting software'),
  ],
};

export const relatedToNurses: RelatedOccupations = {
  ...about,
  results: [
    { code: '29-2061', onetCode: '29-2061.00', title: 'Licensed Practical Nurses', tier: 'closest' },
    { code: '29-1141', onetCode: '29-1141.01', title: 'Acute Care Nurses', tier: 'close' },
    { code: '11-9111', onetCode: '11-9111.00', title: 'Medical and Health Services Managers', tier: 'further' },
  ],
};
