import type { LabeledResume } from '../../labeled-lines';

export const weldingSchoolsAndRestaurantNotes: readonly LabeledResume[] = [
  {
    field: 'welder',
    language: 'en',
    entry: {
      title: 'Welder / Fabricator',
      companyName: 'Bayou Steel Fabrication',
      startDate: '2017-02',
      endDate: '',
      notes: [
        'MIG and TIG, carbon + stainless',
        'handrails, stairs, platforms for refineries',
        'read weld prints, fit-up',
        'look over my own welds before QC gets them',
      ],
    },
    skills: ['MIG', 'TIG', 'Plasma cutting', 'Blueprint reading'],
    further: ['Welding Technology certificate, Delgado Community College, 2016'],
    posting:
      'Structural welder for industrial projects. MIG/TIG on carbon and stainless, print reading, fit-up, quality-minded. AWS D1.1 certification preferred. Low reject rate expected.',
    truthful: [
      'Weld carbon and stainless steel using MIG and TIG processes.',
      'Fabricate handrails, stairs and platforms for refineries, reading weld prints and handling fit-up.',
      'Visually check own welds before they go to quality control.',
    ],
    invented: [
      ['number', 'Fabricate handrails, stairs and platforms for refineries with a weld reject rate below 1%.'],
      ['credential', 'AWS D1.1-certified welder working in MIG and TIG on carbon and stainless steel.'],
      ['date', 'Fabricate handrails, stairs and platforms for refineries at Bayou Steel since 2009.'],
    ],
  },
  {
    field: 'care',
    language: 'en',
    entry: {
      title: 'Home Health Aide',
      companyName: 'Golden Path Home Care',
      startDate: '2019-03',
      endDate: '2023-12',
      notes: [
        '4-5 clients a day, mostly elderly: bathing, dressing, meals',
        'blood pressure + blood sugar readings, called the nurse if off',
        'drove clients to appointments',
        'charted visits on the phone app',
      ],
    },
    skills: ['Vital signs', 'Hoyer lift transfers', 'Spanish'],
    further: ['Home Health Aide certificate, 2019', 'CPR / First Aid'],
    posting:
      'Home health aide for seniors in the community. Activities of daily living, vital signs, transport, timely charting in HHAeXchange. Catheter care experience helpful. Spanish speakers encouraged to apply.',
    truthful: [
      'Assisted four to five mostly elderly clients a day with activities of daily living, including bathing, dressing and meals.',
      'Took blood pressure and blood sugar readings and alerted the nurse when results were off.',
      'Drove clients to appointments and charted visits in a mobile app.',
    ],
    invented: [
      ['name', 'Charted client visits on a phone in HHAeXchange.'],
      ['skill', 'Assisted elderly clients with bathing, dressing, meals and catheter care.'],
      [
        'scope',
        'Coordinated a team of aides while assisting four to five clients a day with bathing, dressing and meals.',
      ],
    ],
  },
  {
    field: 'teaching',
    language: 'en',
    entry: {
      title: 'Teacher of Science',
      companyName: 'Kingsmead Academy',
      startDate: '2015-09',
      endDate: '2022-08',
      notes: [
        'biology to GCSE + A level, general science at KS3',
        '2019 GCSE: 74% grade 4+ in my set',
        'form tutor, Y9',
        'made online homework quizzes in Google Forms',
      ],
    },
    skills: ['AQA Biology', 'Google Forms', 'Practical risk assessments'],
    further: ['PGCE Secondary Science, University of Exeter, 2015', 'BSc Biology, Cardiff University, 2014'],
    posting:
      'Teacher of Biology and Chemistry, 11-18 school. Track record of GCSE outcomes, use of digital tools, pastoral role as tutor. NPQ in Leading Teaching welcome. AQA specifications.',
    truthful: [
      'Taught biology up to GCSE and A level and general science at Key Stage 3.',
      'Saw 74% of my GCSE set achieve grade 4 or above in 2019.',
      'Served as a Year 9 form tutor and used Google Forms to create online homework quizzes.',
    ],
    invented: [
      ['number', 'Taught GCSE biology, with 89% of my set achieving grade 4 or above in 2019.'],
      ['skill', 'Taught A level biology and chemistry, plus general science at Key Stage 3.'],
      ['credential', 'Served as a Year 9 form tutor, having completed the NPQ in Leading Teaching.'],
    ],
  },
  {
    field: 'driving',
    language: 'en',
    entry: {
      title: 'Bus Driver (PCV)',
      companyName: 'Mersey & Dee Coaches',
      startDate: '2013-05',
      endDate: '2021-07',
      notes: [
        'school runs and the 47/48 town service',
        'ticket machine, cash reconciled end of shift',
        'walkround checks, defect cards',
        'wheelchair ramp, helping passengers on and off',
      ],
    },
    skills: ['PCV Category D licence', 'Driver CPC', 'Digital tachograph'],
    further: ['MiDAS, 2014'],
    posting:
      'Coach and bus drivers, National Express and local routes. Category D and CPC required. Daily vehicle checks, fare handling, friendly help for all passengers. Lead driver roles available.',
    truthful: [
      'Drove school runs and the 47 and 48 town services, holding a Category D PCV licence and Driver CPC.',
      'Carried out walkround vehicle checks and completed defect cards.',
      'Operated the ticket machine, reconciled cash at the end of each shift and helped passengers on and off, using the wheelchair ramp.',
    ],
    invented: [
      ['name', 'Drove school runs, the 47/48 town service and National Express coaches.'],
      ['date', 'Drove school runs and town services for Mersey & Dee Coaches from 2008 to 2021.'],
      ['scope', 'Managed a team of drivers operating school runs and the 47/48 town service.'],
    ],
  },
  {
    field: 'office',
    language: 'en',
    entry: {
      title: 'Accounts Assistant',
      companyName: 'Ashworth Building Supplies',
      startDate: '2018-01',
      endDate: '',
      notes: [
        'purchase ledger, approx 300 invoices a month',
        'supplier statement recs',
        'BACS run every Thursday',
        'chase missing POs w/ the branches',
        'helped w/ year end audit, pulling docs',
      ],
    },
    skills: ['Sage 50', 'Excel (VLOOKUP, pivot tables)'],
    further: ['AAT Level 3, 2019'],
    posting:
      'Purchase Ledger Clerk for a multi-site group. High invoice volumes processed accurately, reconciliations, payment runs, audit support (our auditors are Grant Thornton). AAT and Excel expected.',
    truthful: [
      'Process approximately 300 purchase ledger invoices a month and reconcile supplier statements.',
      'Complete the weekly BACS payment run and follow up missing purchase orders with branches.',
      'Supported the year-end audit by retrieving documents.',
    ],
    invented: [
      ['number', 'Process approximately 300 purchase ledger invoices a month with 99.5% accuracy.'],
      ['name', "Supported Grant Thornton's year-end audit by retrieving documents."],
      ['date', 'Reconcile supplier statements and complete the Thursday BACS run at Ashworth since 2014.'],
    ],
  },
  {
    field: 'hospitality',
    language: 'de',
    entry: {
      title: 'Restaurantfachmann',
      companyName: 'Hotel Alter Hafen',
      startDate: '2019-04',
      endDate: '2023-10',
      notes: [
        'Service à la carte, ca. 60 Plätze, Frühstück + Abend',
        'Weinempfehlungen am Tisch',
        'Kasse, Tagesabrechnung',
        'Hochzeiten / Bankette bis 120 Gäste mit vorbereitet',
      ],
    },
    skills: ['Englisch (fließend)', 'Orderman', 'Weinkunde'],
    further: ['Ausbildung zum Restaurantfachmann, IHK Kiel, 2019'],
    posting:
      'Servicekraft (m/w/d) mit Ambition zur Serviceleitung. À-la-carte, Veranstaltungen, Weinberatung, Kassenabschluss. Barerfahrung und Sommelier-Abschluss von Vorteil. Gute Englischkenntnisse.',
    truthful: [
      'À-la-carte-Service in einem Restaurant mit rund 60 Plätzen, im Frühstücks- und Abendservice.',
      'Weinberatung der Gäste am Tisch sowie Kassenführung und Tagesabrechnung.',
      'Mitwirkung an der Vorbereitung von Hochzeiten und Banketten mit bis zu 120 Gästen.',
    ],
    invented: [
      ['skill', 'À-la-carte-Service im Frühstücks- und Abendgeschäft sowie Mixen von Cocktails an der Bar.'],
      ['credential', 'Als geprüfter Sommelier (IHK) Weinempfehlungen am Tisch ausgesprochen.'],
      ['scope', 'Leitung des Serviceteams im À-la-carte-Restaurant mit rund 60 Plätzen.'],
    ],
  },
];
