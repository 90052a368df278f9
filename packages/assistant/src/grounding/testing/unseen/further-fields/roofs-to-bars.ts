import type { LabeledResume } from '../../labeled-lines';

export const roofsToBars: readonly LabeledResume[] = [
  {
    field: 'roofing',
    language: 'en',
    entry: {
      title: 'Roofer',
      companyName: 'Summit Roofing',
      startDate: '2014-03',
      endDate: '2021-10',
      notes: [
        'shingle tear-offs + re-roofs, crew of 6',
        'flashing, vents, skylights',
        'some TPO on flat roofs',
        'kept the site clean, magnets for nails',
        'safety harness every day',
      ],
    },
    skills: ['Fall protection', 'Nail guns'],
    further: ['OSHA 10'],
    posting:
      'Roofing foreman. Commercial single-ply, estimating, crew leadership, customer relations, quality control. Drone inspections a plus.',
    truthful: [
      'Removed and replaced shingle roofs as a member of a six-person crew.',
      'Installed flashing, vents and skylights, as well as TPO membranes on flat roofs.',
      'Maintained a clean job site and wore fall protection equipment daily in compliance with safety requirements.',
    ],
    invented: [
      ['scope', 'Led a crew of six roofers.'],
      ['skill', 'Inspected roofs by drone.'],
    ],
  },
  {
    field: 'care',
    language: 'en',
    entry: {
      title: 'Live-in Carer',
      companyName: 'Hearth & Home Care',
      startDate: '2018-05',
      endDate: '2022-06',
      notes: [
        'live-in 2 weeks on 1 off',
        'catheter bag, PEG feed after training',
        'cooking, meds prompts, company',
        'moved with slide sheets + hoist',
        'handover notes to next carer',
      ],
    },
    skills: ['PEG feeding', 'Moving and handling'],
    further: ['Care Certificate'],
    posting:
      'Complex care assistant. PEG, tracheostomy, epilepsy rescue medication, care plan reviews, family liaison. NVQ 3.',
    truthful: [
      'Provided live-in care on a rotation of two weeks on and one week off.',
      'Managed catheter care and PEG feeding following training, and prompted medication.',
      'Prepared meals, offered companionship, carried out hoist and slide-sheet transfers and wrote handover notes.',
    ],
    invented: [
      ['credential', 'NVQ Level 3-qualified live-in carer.'],
      ['skill', 'Provided tracheostomy care and PEG feeding.'],
    ],
  },
  {
    field: 'teaching',
    language: 'en',
    entry: {
      title: 'Teaching Assistant',
      companyName: 'Ashdown Primary',
      startDate: '2019-09',
      endDate: '',
      notes: [
        'Y2, 1:1 w/ child with EHCP autism',
        'phonics groups daily, 4-5 kids',
        'lunch duty',
        'made resources w/ Widgit',
        'covered class when teacher out, a few times',
      ],
    },
    skills: ['Widgit', 'Phonics'],
    further: ['Level 3 TA diploma'],
    posting:
      'HLTA. Whole-class cover, interventions, SEN provision, assessment data, line management of TAs. ELSA trained.',
    truthful: [
      'Support a Year 2 pupil with autism and an Education, Health and Care Plan on a one-to-one basis.',
      'Deliver daily phonics sessions to groups of four to five children.',
      'Create visual resources in Widgit, supervise pupils at lunchtime and provide occasional whole-class cover.',
    ],
    invented: [
      ['credential', 'ELSA-trained teaching assistant.'],
      ['scope', 'Line-managed teaching assistants in Year 2.'],
    ],
  },
  {
    field: 'driving',
    language: 'en',
    entry: {
      title: 'HGV Driver',
      companyName: 'Fenland Haulage',
      startDate: '2012-06',
      endDate: '2019-12',
      notes: [
        'class 1, artics, curtain siders + fridge',
        'nights out 3-4 a week',
        'tacho, daily checks',
        'Felixstowe containers sometimes',
        'reefer temps recorded',
      ],
    },
    skills: ['Digital tacho', 'Load securing'],
    further: ['HGV Class 1', 'Driver CPC'],
    posting: 'Tramper driver C+E. ADR, Moffett, FORS, driver mentoring, container work. HIAB.',
    truthful: [
      'Drove Class 1 articulated lorries, including curtain-siders and refrigerated trailers.',
      'Spent three to four nights a week away from home and recorded trailer temperatures.',
      'Completed daily vehicle checks and tachograph records and occasionally collected containers from the Port of Felixstowe.',
    ],
    invented: [
      ['credential', 'ADR-certified HGV Class 1 driver.'],
      ['scope', 'Mentored new HGV drivers.'],
    ],
  },
  {
    field: 'office',
    language: 'en',
    entry: {
      title: 'Payroll Administrator',
      companyName: 'Kelwood Group',
      startDate: '2017-02',
      endDate: '2023-05',
      notes: [
        'monthly payroll 420 staff, Sage',
        'starters/leavers, pensions auto enrol',
        'HMRC RTI, P45/P60',
        'queries by email',
        'cut errors by checking timesheets earlier',
      ],
    },
    skills: ['Sage Payroll', 'Excel'],
    further: ['CIPP Payroll Technician'],
    posting:
      'Payroll manager. End-to-end payroll, statutory reporting, TUPE, benefits, team of three, process improvement. Workday.',
    truthful: [
      'Processed the monthly payroll for 420 employees in Sage.',
      'Administered starters, leavers and pension auto-enrolment, and submitted RTI returns to HMRC.',
      'Answered payroll queries by email and reduced errors by checking timesheets earlier in the process.',
    ],
    invented: [
      ['scope', 'Managed a payroll team of three.'],
      ['name', 'Processed payroll in Workday.'],
    ],
  },
  {
    field: 'software',
    language: 'en',
    entry: {
      title: 'Backend Engineer',
      companyName: 'Ledgerly',
      startDate: '2019-08',
      endDate: '',
      notes: [
        'Go services, gRPC, Kafka consumers',
        'p99 latency 900ms to 250ms on the search endpoint',
        'Postgres partitioning',
        'on call, wrote postmortems',
        'interviewed candidates ~1/wk',
      ],
    },
    skills: ['Go', 'Kafka', 'PostgreSQL', 'gRPC', 'Terraform'],
    further: ['BSc CS'],
    posting:
      'Staff engineer. Distributed systems, event-driven architecture, observability, incident management, hiring, technical strategy. Rust.',
    truthful: [
      'Develop Go microservices with gRPC and event-driven Kafka consumers.',
      'Reduced p99 latency of the search endpoint from 900 ms to 250 ms and introduced PostgreSQL partitioning.',
      'Participate in the on-call rotation, author incident postmortems and interview about one candidate per week.',
    ],
    invented: [
      ['skill', 'Develop services in Go and Rust.'],
      ['scope', 'Set the technical strategy for the platform.'],
    ],
  },
  {
    field: 'hospitality',
    language: 'en',
    entry: {
      title: 'Bar Supervisor',
      companyName: 'The Tin Fox',
      startDate: '2018-11',
      endDate: '2021-08',
      notes: [
        'ran the bar on shift, 3-4 bartenders',
        'cocktail list w/ the GM each season',
        'stocktake sundays, wastage down a bit',
        'cash up, ID checks',
        'trained new bar staff',
      ],
    },
    skills: ['Cocktails', 'EPOS'],
    further: ['Personal licence'],
    posting: 'Bar manager. GP control, supplier negotiations, rota, licensing compliance, events, WSET Level 2.',
    truthful: [
      'Supervised three to four bartenders per shift.',
      'Helped create the seasonal cocktail list together with the general manager and trained new bar staff.',
      'Carried out Sunday stocktakes, cashed up and checked IDs in line with licensing law.',
    ],
    invented: [
      ['credential', 'WSET Level 2-certified bar supervisor.'],
      ['number', 'Reduced wastage by 18%.'],
    ],
  },
];
