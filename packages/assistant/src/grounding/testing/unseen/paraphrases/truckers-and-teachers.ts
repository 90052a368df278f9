import type { LabeledResume } from '../../labeled-lines';

export const truckersAndTeachersParaphrases: readonly LabeledResume[] = [
  {
    field: 'electrician',
    language: 'en',
    entry: {
      title: 'Journeyman Electrician',
      companyName: 'Halvorsen Electric',
      startDate: '2017-05',
      endDate: '2022-10',
      notes: [
        'Rough-in and trim for multifamily bldgs, 4 to 6 stories',
        'Bent EMT up to 2 in., pulled feeders, set panels (200A and 400A)',
        'Worked w/ 2 apprentices most days, showed them conduit bending',
        'Troubleshooting on service calls, abt 5 a week in winter',
        'Passed every city rough inspection in 2021, 14 in all',
      ],
    },
    skills: ['EMT bending', 'Blueprint reading', 'Fluke multimeters', 'NEC 2017'],
    further: ['Journeyman license, State of Oregon, 2017', 'OSHA 10, 2016'],
    posting:
      'Cascade Power Services is hiring a journeyman electrician for commercial tenant improvements in Portland. You hold an Oregon journeyman license and know your way around EMT, panels and feeders. Experience with fire alarm systems and PLC controls is required. The role leads crews of up to eight. OSHA 30 preferred.',
    truthful: [
      'Roughed in and trimmed out multifamily buildings of four to six stories, bending EMT up to two inches and pulling feeders.',
      'Set 200- and 400-amp panels and troubleshot faults on roughly five service calls a week during winter.',
      'Showed two apprentices how to bend conduit; all 14 city rough inspections in 2021 passed.',
    ],
    invented: [
      ['number', 'Set 200- and 400-amp panels and handled around nine troubleshooting calls a week in winter.'],
      ['skill', 'Bent EMT up to two inches, pulled feeders and programmed PLC controls in multifamily buildings.'],
      ['scope', 'Led a crew of eight on rough-in and trim in four- to six-story multifamily buildings.'],
    ],
  },
  {
    field: 'plumber',
    language: 'en',
    entry: {
      title: 'Plumbing and Heating Engineer',
      companyName: 'Brightwell Heating Ltd',
      startDate: '2016-04',
      endDate: '',
      notes: [
        'I install and service combi boilers in private homes, mainly Worcester Bosch and Vaillant.',
        'I carry out around 180 annual gas safety checks for two letting agents.',
        'I fit bathrooms from first fix to finish, about one a month.',
        'I am on the out-of-hours rota one week in four.',
        'I order my own van stock and keep it below £2,500.',
      ],
    },
    skills: ['Boiler fault-finding', 'Copper and plastic pipework', 'Power flushing', 'Tiling (basic)'],
    further: ['NVQ Level 3 Plumbing and Heating, 2015', 'Gas Safe registered since 2016'],
    posting:
      'Northgate Homes needs a heating engineer for its 1,400 rented properties in Leeds. Daily work includes boiler servicing, landlord gas safety checks and reactive repairs. Gas Safe registration is essential, and an unvented hot water (G3) ticket is expected. Heat pump experience with Mitsubishi Ecodan units is a real advantage. You take part in an out-of-hours rota.',
    truthful: [
      'Fit and maintain combi boilers in private homes, mostly Vaillant and Worcester Bosch models.',
      'Complete about 180 gas safety checks a year on behalf of two letting agents and cover the out-of-hours rota every fourth week.',
      'Take bathrooms from first fix through to completion, roughly one each month, and manage own van stock to under £2,500.',
    ],
    invented: [
      ['name', 'Install and service combi boilers in private homes, chiefly Vaillant, Worcester Bosch and Baxi.'],
      ['date', 'Gas Safe registered since 2012, completing about 180 annual safety checks for two letting agents.'],
      [
        'credential',
        'Hold a G3 unvented hot water ticket and fit roughly one bathroom a month from first fix to finish.',
      ],
    ],
  },
  {
    field: 'registered nurse',
    language: 'en',
    entry: {
      title: 'Registered Nurse, Medical-Surgical Unit',
      companyName: 'St. Brendan Regional Hospital',
      startDate: '2019-08',
      endDate: '2023-06',
      notes: [
        '32-bed med-surg floor, nights, ratio 1:5',
        'Charted in Epic; floor super user during the 2021 upgrade',
        'IV starts, wound vacs, post-op hip and knee pts',
        'Precepted 6 new grads',
        'Sat on falls committee; unit falls went from 19 to 11 in a year (2022)',
      ],
    },
    skills: ['Epic', 'Telemetry basics', 'Wound care', 'Patient education'],
    further: ['BSN, Wright State University, 2019', 'BLS, renewed 2023'],
    posting:
      'Lakeview Medical Center seeks an RN for its 24-bed surgical step-down unit. Candidates need an active RN license, BSN and at least two years of acute care. ACLS is required and Cerner experience is preferred. You will precept new nurses and serve as relief charge nurse. Participation in quality improvement projects is expected.',
    truthful: [
      'Cared for five patients per night shift on a 32-bed medical-surgical floor, including post-operative hip and knee cases.',
      "Precepted six new graduate nurses and served as the floor's Epic super user during the 2021 upgrade.",
      "Contributed to the falls committee as the unit's yearly falls dropped from 19 to 11 in 2022.",
    ],
    invented: [
      ['number', 'Precepted 11 new graduate nurses on a 32-bed medical-surgical floor.'],
      [
        'name',
        'Started IVs and managed wound vacs for post-op hip and knee patients referred by the Wexford Orthopedic Institute.',
      ],
      ['credential', 'ACLS-certified, BSN-prepared nurse who cared for five patients a night on a med-surg floor.'],
    ],
  },
  {
    field: 'home care',
    language: 'en',
    entry: {
      title: 'Home Care Assistant',
      companyName: 'Fernleigh Care',
      startDate: '2020-02',
      endDate: '2024-03',
      notes: [
        'personal care, meals, prompting meds',
        '8-10 calls a day, own car, rural round nr Hereford',
        '4 clients with dementia, long-term',
        'double-up calls with hoist and slide sheets',
        'wrote visit notes in Birdie app',
        'stood in for rota coordinator 3 weeks summer 2023',
      ],
    },
    skills: ['Moving and handling', 'Dementia care', 'Birdie', 'Full UK driving licence'],
    further: ['Care Certificate, 2020', 'Emergency First Aid at Work, 2022'],
    posting:
      'Willow Court is looking for a senior carer to join our 46-bed residential home in Ledbury. You will support residents with personal care, mobility and medication. An NVQ Level 3 in Health and Social Care is required. Experience of end-of-life care and PEG feeding would help. Seniors lead a shift team of six carers.',
    truthful: [
      'Made eight to ten home visits a day by car on a rural round near Hereford, giving personal care, preparing meals and prompting medication.',
      'Supported four people living with dementia over the long term and recorded each visit in Birdie.',
      'Used hoists and slide sheets on double-up calls; covered for the rota coordinator for three weeks in summer 2023.',
    ],
    invented: [
      ['skill', 'Gave personal care, prepared meals and carried out PEG feeding on eight to ten visits a day.'],
      ['date', 'Stood in for the rota coordinator for three weeks in summer 2021.'],
      ['scope', 'Supported four clients with dementia over the long term and led a shift team of six carers.'],
    ],
  },
  {
    field: 'elementary teacher',
    language: 'en',
    entry: {
      title: 'Third Grade Teacher',
      companyName: 'Oak Hollow Elementary',
      startDate: '2018-08',
      endDate: '',
      notes: [
        'Teach all core subjects to a class of 24 third graders, five of whom have IEPs.',
        'Run a before-school reading club on Tuesdays and Thursdays for 12 children.',
        'Planned the third grade science fair in 2022 and 2023 with two colleagues.',
        'Use Google Classroom for assignments and ClassDojo to keep in touch with parents.',
        'Share of my students reading at grade level rose from 58 percent in fall to 74 percent in spring, 2022-23.',
      ],
    },
    skills: ['Differentiated instruction', 'Google Classroom', 'ClassDojo', 'Conversational Spanish'],
    further: ['B.A. Elementary Education, Ball State University, 2018', 'Indiana teaching license, grades K-6'],
    posting:
      'Maple Ridge School District invites applications for a fourth grade teacher. Applicants hold a state elementary license and have experience with students with IEPs. An ESL endorsement and training in Orton-Gillingham are strongly preferred. The teacher will chair the grade-level team of five. Familiarity with Canvas and Google Classroom is expected.',
    truthful: [
      'Teach every core subject to 24 third graders, including five students with individualized education programs.',
      'Lead a reading club for a dozen children two mornings a week before school.',
      'Saw students reading at grade level climb from 58% to 74%, a gain of 16 points, between fall and spring of 2022-23.',
    ],
    invented: [
      ['number', 'Lead a before-school reading club for 20 children on Tuesdays and Thursdays.'],
      ['date', 'Planned the third grade science fair with two colleagues in 2019.'],
      ['scope', 'Teach all core subjects to 24 third graders and chair the grade-level team of five.'],
    ],
  },
  {
    field: 'Erzieherin',
    language: 'de',
    entry: {
      title: 'Staatlich anerkannte Erzieherin',
      companyName: 'Kita Sonnenhügel, Kassel',
      startDate: '2017-09',
      endDate: '2023-07',
      notes: [
        'Ü3-Gruppe, 22 Kinder, zu dritt im Team',
        'Eingewöhnung nach Berliner Modell, ca. 7 Kinder pro Jahr',
        'Elterngespräche 2x jährlich, Portfolios geführt',
        'wöchentlicher Waldtag (donnerstags), mit aufgebaut 2019',
        '2 Praktikantinnen angeleitet',
        'Vorschulprojekt Zahlen, 10 Kinder',
      ],
    },
    skills: ['Berliner Eingewöhnungsmodell', 'Portfolioarbeit', 'Gitarre', 'MS Word'],
    further: ['Fachschule für Sozialpädagogik Kassel, Abschluss 2017', 'Erste Hilfe am Kind, 2022'],
    posting:
      'Die Kita Regenbogen in Göttingen sucht eine pädagogische Fachkraft für die Krippengruppe. Sie sind staatlich anerkannte Erzieherin oder Erzieher und kennen das Berliner Eingewöhnungsmodell. Eine Zusatzqualifikation in Sprachförderung oder Montessori-Pädagogik ist erwünscht. Sie übernehmen die stellvertretende Leitung einer Einrichtung mit 85 Kindern. Erfahrung mit der Kita-App Kidling ist von Vorteil.',
    truthful: [
      'Betreuung von 22 Kindern über drei Jahren in einem Dreierteam.',
      'Begleitung von rund sieben Kindern im Jahr bei der Eingewöhnung nach dem Berliner Modell sowie halbjährliche Gespräche mit den Eltern.',
      'Mitaufbau eines wöchentlichen Waldtags im Jahr 2019 und Anleitung von zwei Praktikantinnen.',
    ],
    invented: [
      ['name', 'Wöchentlichen Waldtag 2019 gemeinsam mit dem Forstamt Melsungen mit aufgebaut.'],
      [
        'skill',
        'Begleitung von etwa sieben Eingewöhnungen im Jahr nach dem Berliner Modell und Dokumentation in der Kita-App Kidling.',
      ],
      [
        'credential',
        'Staatlich anerkannte Erzieherin mit Montessori-Diplom, im Dreierteam für 22 Kinder über drei Jahren tätig.',
      ],
    ],
  },
];
