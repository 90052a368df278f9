import type { LabeledResume } from '../../labeled-lines';

export const tradesAndCareParaphrases: readonly LabeledResume[] = [
  {
    field: 'electrician',
    language: 'en',
    entry: {
      title: 'Electrician',
      companyName: 'Harrow & Pike Electrical',
      startDate: '2018-09',
      endDate: '',
      notes: [
        'Wired new-build flats, first and second fix, ca 40 units last year',
        'test + inspection, filled in the EIC forms',
        'showed the 2 apprentices how to dress cables',
        'fault finding in older houses, mostly weekends',
      ],
    },
    skills: ['BS 7671', 'Fluke multifunction tester', 'Fault finding'],
    further: ['NVQ Level 3 Electrical Installation, Leeds City College, 2018'],
    posting:
      'We need an electrician for residential developments. You install, test and certify, help bring on our apprentices and are happy to fit EV charging points. ECS card and knowledge of BS 7671 essential.',
    truthful: [
      'Completed first- and second-fix wiring in roughly 40 new-build flats last year.',
      'Installed first- and second-fix electrics in new-build apartments, carrying out test and inspection and completing Electrical Installation Certificates.',
      'Wired new residential units through first and second fix and coached two apprentices in dressing cables.',
    ],
    invented: [
      ['scope', 'Supervised a team of electricians on the first- and second-fix wiring of new-build flats.'],
      ['number', 'Wired around 60 new-build flats last year, covering both first and second fix.'],
      [
        'skill',
        'Wired new-build flats through first and second fix, including the installation of EV charging points.',
      ],
    ],
  },
  {
    field: 'nursing',
    language: 'en',
    entry: {
      title: 'Staff Nurse, Respiratory Ward',
      companyName: "St Bride's Hospital",
      startDate: '2020-02',
      endDate: '2024-11',
      notes: [
        'Looked after 6-8 patients per shift, meds, obs, oxygen therapy, notes on the EPR',
        'NIV patients with support of the outreach team',
        'Link nurse for infection control since 2022',
        'handover morning and night, sometimes in charge of the bay',
      ],
    },
    summary: 'Registered nurse with respiratory background, calm in busy shifts.',
    skills: ['Oxygen therapy', 'NEWS2', 'ANTT'],
    further: ['BSc Adult Nursing, University of Salford, 2019'],
    posting:
      'Band 5/6 nurse for our high-dependency unit. You care for ventilated patients, lead on quality improvement and mentor students. Experience of NIV and tracheostomy care is an advantage.',
    truthful: [
      'Cared for six to eight respiratory patients each shift, giving medication, recording observations and delivering oxygen therapy.',
      'Managed medication, observations and oxygen therapy for up to 8 patients a shift and documented care in the electronic patient record.',
      'Provided nursing care for respiratory patients, including those on non-invasive ventilation with outreach team support, while serving as infection control link nurse.',
    ],
    invented: [
      ['scope', 'Ran the respiratory ward as nurse in charge, overseeing medication, observations and oxygen therapy.'],
      ['number', 'Cared for up to 12 patients per shift, covering medication, observations and oxygen therapy.'],
      ['skill', 'Delivered medication, oxygen therapy and tracheostomy care to six to eight patients per shift.'],
    ],
  },
  {
    field: 'driving',
    language: 'en',
    entry: {
      title: 'HGV Class 2 driver',
      companyName: 'Norvale Foodservice',
      startDate: '2016-05',
      endDate: '2023-03',
      notes: [
        'Multi drop deliveries chilled + frozen to pubs, schools & care homes, 14-18 drops a day',
        'Daily vehicle checks, defects in the app',
        'Cash and card on the door, signed PODs',
        'no at-fault accidents in 7 yrs',
      ],
    },
    skills: ['Digital tachograph', 'Tail lift', 'Temperature logging'],
    posting:
      'Class 2 drivers wanted for early-morning foodservice rounds in the region. Good customer manner, clean licence, CPC up to date. Experience with chilled goods preferred.',
    truthful: [
      'Delivered chilled and frozen goods to pubs, schools and care homes on rounds of 14 to 18 drops a day.',
      'Completed up to 18 multi-drop deliveries of temperature-controlled goods daily and collected signed proof of delivery.',
      'Drove multi-drop foodservice rounds for seven years without an at-fault accident, carrying out daily vehicle checks.',
    ],
    invented: [
      ['number', 'Completed 14 to 18 chilled and frozen drops a day with a 99% on-time record.'],
      ['scope', 'Delivered chilled and frozen goods to pubs, schools and care homes throughout the UK.'],
      ['scope', "Planned delivery routes for the depot's drivers and completed 14 to 18 chilled drops a day."],
      [
        'credential',
        'ADR-licensed driver delivering chilled and frozen goods to pubs, schools and care homes on 14 to 18 drops a day.',
      ],
    ],
  },
  {
    field: 'accounts payable',
    language: 'en',
    entry: {
      title: 'Accounts Payable Clerk',
      companyName: 'Delmont Packaging Ltd',
      startDate: '2021-06',
      endDate: '',
      notes: [
        'I process supplier invoices in Sage 200, about 350 a month, match them to POs and delivery notes.',
        'I chase missing purchase orders with the site managers.',
        'I prepare the fortnightly payment run, my manager approves it.',
        'Last spring I cleaned up the supplier list and took out 120 duplicates.',
      ],
    },
    skills: ['Sage 200', 'Excel (VLOOKUP, pivot tables)', 'Supplier queries'],
    further: ['AAT Level 2, Stockport College, 2021'],
    posting:
      'Purchase ledger specialist for a growing manufacturing group. You own the payment run, reconcile supplier statements and help us automate. SAP is a plus.',
    truthful: [
      'Process approximately 350 supplier invoices per month in Sage 200, matching each to purchase orders and delivery notes.',
      'Handle three-way matching of supplier invoices, purchase orders and delivery notes and prepare the payment run every two weeks for manager approval.',
      'Process monthly supplier invoices in Sage 200 and tidied the supplier list last spring by removing 120 duplicates.',
    ],
    invented: [
      ['scope', 'Process 350 supplier invoices a month in Sage 200 and approve the fortnightly payment run.'],
      ['number', 'Process supplier invoices in Sage 200 worth £1.2m a month, matched to POs and delivery notes.'],
      [
        'name',
        'Process around 350 supplier invoices a month in SAP, matching them to purchase orders and delivery notes.',
      ],
    ],
  },
  {
    field: 'supermarket retail',
    language: 'en',
    entry: {
      title: 'Shop assistant',
      companyName: 'Bexley Road Co-op',
      startDate: '2019-10',
      endDate: '2022-08',
      notes: [
        'tills, self checkout, age checks, restocking chilled aisle',
        'date checks + reductions every evening',
        'trained new starters on the till (5 or so)',
        'opened up the shop Sundays from 2021, key holder',
      ],
    },
    skills: ['Customer service', 'Cash handling'],
    posting: 'Team leader for our convenience store. You open and close, handle cash, lead a shift and cut waste.',
    truthful: [
      'Served customers at manned and self-service checkouts, carried out age checks and restocked the chilled aisle.',
      'Operated tills and replenished chilled goods, with date checks and price reductions every evening.',
      'Worked the checkouts and trained about five new starters on till operation.',
      'Ran tills and restocked the chilled aisle, and from 2021 opened the shop on Sundays as a key holder.',
    ],
    invented: [
      ['number', 'Handled tills, age checks and restocking, and cut chilled waste by 15% through evening reductions.'],
      ['scope', 'Led the shift team on tills, age checks and restocking of the chilled aisle.'],
      ['date', 'Worked tills and restocked chilled goods, and held the shop keys for Sunday opening from 2019.'],
    ],
  },
  {
    field: 'teaching assistant',
    language: 'en',
    path: 'letter',
    entry: {
      title: 'Teaching Assistant, Year 2',
      companyName: 'Oakfield Primary School',
      startDate: '2022-09',
      endDate: '',
      notes: [
        'Supporting small phonics groups every morning (4 to 6 children), Read Write Inc.',
        '1:1 with a boy with autism in the afternoon, visual timetable',
        'playground duty, first aid',
        'I make the display boards',
      ],
    },
    summary: 'Came to school work after eleven years in a bank; patient and organised.',
    skills: ['Paediatric first aid', 'Makaton basics'],
    further: ['Level 2 Supporting Teaching and Learning, Open Awards, 2022'],
    posting:
      'Learning support assistant for our resource base. You will work one-to-one and in small groups with children with additional needs and help plan interventions.',
    truthful: [
      'Each morning I support phonics groups of four to six children using Read Write Inc.',
      'In the afternoons I work one-to-one with an autistic pupil, using a visual timetable, after mornings spent with small phonics groups.',
      'After eleven years in banking I moved into school work, and today I help Year 2 children with phonics in small groups.',
    ],
    invented: [
      ['scope', 'I lead phonics across the whole school and support groups of four to six children every morning.'],
      ['number', 'Each morning I support phonics groups of up to ten children using Read Write Inc.'],
      [
        'scope',
        'I plan and evaluate the interventions for pupils with additional needs alongside my morning phonics groups.',
      ],
    ],
  },
];
