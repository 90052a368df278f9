import type { LabeledResume } from '../../labeled-lines';

export const kitchensToMachining: readonly LabeledResume[] = [
  {
    field: 'hospitality',
    language: 'en',
    entry: {
      title: 'Sous Chef',
      companyName: 'The Copper Pan',
      startDate: '2018-03',
      endDate: '2022-08',
      notes: [
        'second to the head chef, kitchen of 6',
        'pass on head chef nights off',
        'ordering from the butcher + fishmonger',
        'sauce + grill, 90 covers fri/sat',
        'allergen folder up to date',
      ],
    },
    skills: ['Butchery', 'Sauces'],
    further: ['Food Hygiene Level 3'],
    posting:
      'Head chef. Menu development, GP targets, rota planning, HACCP, recruitment, supplier negotiation. Michelin background a plus.',
    truthful: [
      'Acted as second-in-command to the head chef in a six-person kitchen.',
      "Ran the pass on the head chef's nights off, serving up to 90 covers on Fridays and Saturdays.",
      'Ordered meat and fish from suppliers and maintained allergen documentation in line with HACCP.',
    ],
    invented: [
      ['scope', 'Developed the menus and recruited staff.'],
      ['number', 'Led a kitchen of 12.'],
      ['name', 'Worked sauce section at a Michelin-starred restaurant.'],
    ],
  },
  {
    field: 'construction',
    language: 'en',
    entry: {
      title: 'Site Engineer',
      companyName: 'Barrow Civils',
      startDate: '2019-07',
      endDate: '',
      notes: [
        'setting out roads + drainage, total station',
        'concrete pours, cube tests',
        'RAMS read to the lads, toolbox talks',
        'QA sheets, photos',
        'NRSWA tickets',
      ],
    },
    skills: ['Total station', 'AutoCAD'],
    further: ['BEng Civil Engineering, 2019', 'CSCS'],
    posting:
      'Section engineer. Programme management, subcontractor coordination, quality assurance, temporary works, NEC4. SMSTS.',
    truthful: [
      'Set out roads and drainage using a total station.',
      'Oversaw concrete pours and cube testing.',
      'Delivered toolbox talks, briefed operatives on risk assessments and method statements (RAMS) and completed quality assurance records.',
    ],
    invented: [
      ['credential', 'SMSTS-qualified engineer setting out roads.'],
      ['scope', 'Coordinated subcontractors on road projects.'],
      ['skill', 'Designed temporary works and drainage.'],
    ],
  },
  {
    field: 'pharmacy',
    language: 'en',
    entry: {
      title: 'Pharmacy Technician',
      companyName: 'Corner Chemist',
      startDate: '2017-01',
      endDate: '2023-01',
      notes: [
        'dispensing ~300 items a day, blister packs for a care home (40 residents)',
        'controlled drugs register',
        'owings, stock order twice daily',
        'advice at the counter, then pharmacist if unsure',
      ],
    },
    skills: ['PMR (Titan)', 'Blister packs'],
    further: ['NVQ Level 3 Pharmacy', 'GPhC registered'],
    posting:
      'Accuracy checking technician (ACT). Final checks, care home services, staff training, clinical services such as flu vaccination. GPhC registration.',
    truthful: [
      'Dispensed approximately 300 items per day and prepared blister packs for a 40-resident care home.',
      'Maintained the controlled drugs register and managed stock with twice-daily orders.',
      'GPhC-registered technician advising customers at the counter and referring to the pharmacist where necessary.',
    ],
    invented: [
      ['credential', 'Accredited accuracy checking technician (ACT).'],
      ['skill', 'Administered flu vaccinations.'],
      ['scope', 'Trained staff in dispensing.'],
    ],
  },
  {
    field: 'social work',
    language: 'en',
    entry: {
      title: 'Youth Worker',
      companyName: 'Harbour Youth Project',
      startDate: '2018-04',
      endDate: '2022-02',
      notes: [
        'drop-in 3 evenings, 20-30 teenagers',
        '1:1s w/ kids at risk of exclusion',
        'got £5k from the lottery for a music studio',
        'safeguarding logs',
      ],
    },
    skills: ['Safeguarding Level 3', 'MIDAS minibus'],
    further: ['JNC Level 6'],
    posting:
      'Youth service manager. Fundraising, partnership working, supervision of sessional staff, outcomes monitoring, detached work.',
    truthful: [
      'Ran drop-in sessions for 20 to 30 young people on three evenings a week.',
      'Provided one-to-one support for young people at risk of exclusion and kept safeguarding records.',
      'Secured £5,000 in National Lottery funding for a music studio.',
    ],
    invented: [
      ['scope', 'Supervised sessional staff at drop-ins.'],
      ['number', 'Raised £50,000 for a music studio.'],
      ['skill', 'Carried out detached street work.'],
    ],
  },
  {
    field: 'manufacturing',
    language: 'en',
    entry: {
      title: 'CNC Machinist',
      companyName: 'Titanworks',
      startDate: '2013-05',
      endDate: '2021-11',
      notes: [
        '5 axis Hermle, aero parts titanium/inconel',
        'offsets, tool changes, deburr',
        'first article w/ CMM',
        'tolerances to 5 micron',
        'scrap under 1%',
      ],
    },
    skills: ['Hermle', 'Heidenhain', 'CMM'],
    further: ['Apprenticeship CNC, 2013'],
    posting:
      'CNC programmer. CAM programming (Mastercam), fixture design, AS9100, lean/5S, setup reduction, team training.',
    truthful: [
      'Operated a five-axis Hermle machining center producing titanium and Inconel aerospace components.',
      'Set tool offsets, changed tooling and deburred parts to tolerances of five microns.',
      'Carried out first article inspections on a coordinate measuring machine and kept the scrap rate below 1%.',
    ],
    invented: [
      ['skill', 'Programmed parts in Mastercam.'],
      ['scope', 'Trained the team in setup reduction.'],
      ['number', 'Held tolerances of 2 microns.'],
    ],
  },
];
