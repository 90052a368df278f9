import type { LabeledResume } from '../labeled-lines';

export const service: readonly LabeledResume[] = [
  {
    field: 'Waitress',
    language: 'en',
    entry: {
      title: 'Waitress',
      companyName: 'Bella Notte',
      startDate: '2018-03',
      endDate: '2020-03',
      notes: [
        'Waited on 6 tables at a time, dinner',
        'Knew the wine list, sold lots of wine',
        'Trained new waitstaff (4)',
        'Closed out the register, tips and cash every night',
      ],
    },
    skills: [],
    further: [],
    truthful: [
      'Served six tables simultaneously during dinner service',
      'Recommended wines and drove wine sales',
      'Trained four new servers',
      'Reconciled the register, cash and tips nightly',
      'Two years of fine dining waitressing',
      'Managed six-table sections during dinner shifts',
    ],
    invented: [
      ['number', 'Waited on 12 tables at a time'],
      ['number', 'Increased wine sales by 35%'],
      ['scope', 'Dining room manager'],
      ['credential', 'Certified sommelier with wine list knowledge'],
      ['name', 'Waited on tables at The Ritz'],
      ['number', 'Trained 15 new waitstaff'],
      ['skill', 'Tended bar and mixed cocktails'],
    ],
  },
];
