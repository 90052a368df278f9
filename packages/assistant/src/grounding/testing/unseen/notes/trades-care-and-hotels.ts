import type { LabeledResume } from '../../labeled-lines';

export const tradesCareAndHotelNotes: readonly LabeledResume[] = [
  {
    field: 'plumber',
    language: 'en',
    entry: {
      title: 'Plumber & Heating Engineer',
      companyName: 'Calder Valley Heating Ltd',
      startDate: '2016-04',
      endDate: '',
      notes: [
        'boiler swaps + servicing, combis mostly (Worcester, Vaillant), about 5 a week in winter',
        'full bathroom refits start to finish, tiling subbed out',
        'landlord gas safety checks and the paperwork, 3 letting agents',
        'on call one weekend in four',
      ],
    },
    skills: ['Gas Safe registered', 'Copper and plastic pipework', 'Power flushing'],
    further: ['NVQ Level 3 Plumbing and Heating, Kirklees College, 2015', 'Full UK driving licence'],
    posting:
      'Domestic heating engineer wanted for a busy social housing contract. You install and service boilers, issue landlord gas safety records and join the out-of-hours rota. Gas Safe registration essential, air source heat pump experience a plus. You will help supervise two improvers.',
    truthful: [
      'Replace and service boilers, mainly Worcester and Vaillant combis, completing around five a week in winter.',
      'Gas Safe registered engineer carrying out landlord gas safety checks and the associated paperwork for three letting agents.',
      'Deliver complete bathroom refits from start to finish, with tiling subcontracted, and cover the on-call rota one weekend in four.',
    ],
    invented: [
      [
        'number',
        'Replace and service boilers, mostly Worcester and Vaillant combis, completing around 12 a week in winter.',
      ],
      ['skill', 'Replace and service combi boilers and install air source heat pumps.'],
      [
        'scope',
        'Supervise a team of heating engineers carrying out landlord gas safety checks for three letting agents.',
      ],
    ],
  },
  {
    field: 'care',
    language: 'en',
    entry: {
      title: 'Care Assistant',
      companyName: 'Beechmount Residential Home',
      startDate: '2020-02',
      endDate: '2024-08',
      notes: [
        'personal care for residents w/ dementia (24 bed home)',
        'medication rounds after I did the training in 2021',
        'kept daily notes up to date on the tablet',
        'organised the Friday singalong with residents',
      ],
    },
    skills: ['Moving and handling', 'Medication administration', 'Dementia care'],
    further: ['Care Certificate, 2020', 'First Aid at Work'],
    posting:
      'Senior care assistant for our nursing home. Person-centred dementia care, medication administration and accurate electronic records in Nourish. Level 3 Diploma in Health and Social Care preferred.',
    truthful: [
      'Provided personal care to residents living with dementia in a 24-bed residential home.',
      'Carried out medication rounds after completing training in 2021, and kept daily electronic notes up to date.',
      'Organised a Friday singalong for residents and kept their daily notes up to date.',
    ],
    invented: [
      ['name', "Kept residents' daily notes up to date on a tablet using Nourish."],
      ['date', 'Provided personal care to residents with dementia at Beechmount from 2017 to 2024.'],
      [
        'credential',
        'Delivered personal care to residents with dementia, holding a Level 3 Diploma in Health and Social Care.',
      ],
    ],
  },
  {
    field: 'teaching',
    language: 'en',
    entry: {
      title: 'Class Teacher, Year 4',
      companyName: "St Oswald's C of E Primary School",
      startDate: '2019-09',
      endDate: '',
      notes: [
        'Y4 class of 28, all subjects',
        'run the after school coding club (Scratch)',
        'planned the Jorvik trip with the other Y4 teacher',
        'phonics catch-up group, 6 children, 3 mornings a week',
      ],
    },
    skills: ['Scratch', 'Phonics', 'Behaviour management'],
    further: ['PGCE Primary, University of York, 2019', 'BA History, University of Hull, 2018'],
    posting:
      'Key Stage 2 teacher to lead computing across our two-form entry school. Strong classroom practice, interventions with measurable impact, enrichment beyond the school day. National Award for SEN Coordination welcome.',
    truthful: [
      'Teach all subjects to a Key Stage 2 (Year 4) class of 28 pupils.',
      'Run the after-school coding club, using Scratch.',
      'Deliver a phonics catch-up intervention for six children three mornings a week and planned a trip to Jorvik jointly with the other Year 4 teacher.',
    ],
    invented: [
      [
        'number',
        "Deliver a phonics catch-up group three mornings a week, raising the six children's reading scores by 15%.",
      ],
      ['credential', 'Teach all subjects to a Year 4 class of 28, holding the National Award for SEN Coordination.'],
      ['scope', 'Lead computing across the whole school and run the after-school Scratch coding club.'],
    ],
  },
  {
    field: 'driving',
    language: 'en',
    entry: {
      title: 'CDL-A Driver',
      companyName: 'Prairie Line Freight, Inc.',
      startDate: '2015-06',
      endDate: '2022-11',
      notes: [
        'dry van + reefer, midwest regional, home weekends',
        '1.1 million miles no preventable accidents',
        'pre/post trip inspections, logs on the ELD',
        'showed new drivers how to back into tight docks',
      ],
    },
    skills: ['CDL Class A', 'Hazmat endorsement', 'ELD'],
    further: ['Heartland Truck Driving School, 2015'],
    posting:
      'Regional reefer driver for our grocery accounts, including Kroger. 2+ years of Class A experience, clean safety record, comfortable with ELD. Tanker experience is a plus.',
    truthful: [
      'Hauled dry van and refrigerated freight on Midwest regional routes, driving 1.1 million miles without a preventable accident.',
      'Completed pre- and post-trip inspections and kept driver logs on an electronic logging device (ELD).',
      'Coached new drivers on backing into tight docks as a Class A driver with a hazmat endorsement.',
    ],
    invented: [
      ['name', 'Hauled refrigerated freight for Kroger on Midwest regional routes.'],
      ['skill', 'Hauled dry van, reefer and tanker loads on Midwest regional routes.'],
      ['date', 'Drove Midwest regional routes with dry van and reefer trailers from 2011 to 2022.'],
    ],
  },
  {
    field: 'hospitality',
    language: 'en',
    entry: {
      title: 'Front Desk Agent',
      companyName: 'Lakeside Inn & Suites',
      startDate: '2021-05',
      endDate: '2023-09',
      notes: [
        'check in / check out, 86 rooms',
        'night audit twice a week',
        'answered phones + emails, took reservations in Opera',
        'handled complaints before they got to the manager',
      ],
    },
    skills: ['Opera PMS', 'Spanish (fluent)', 'Cash handling'],
    further: ['AA Hospitality Management, Mesa Community College, 2021'],
    posting:
      'Front Office Supervisor for a 210-room downtown hotel. Leads the front desk team, resolves guest issues, runs the night audit when needed. Opera experience required, Spanish a plus, 3+ years in hotels.',
    truthful: [
      'Checked guests in and out at an 86-room hotel and took reservations in Opera PMS.',
      'Performed the night audit twice a week and answered phone and email inquiries.',
      'Handled guest complaints at the front desk before they reached the manager.',
    ],
    invented: [
      ['number', 'Handled check-in and check-out for up to 150 guests a day at an 86-room hotel.'],
      ['date', 'Performed the night audit twice a week and took reservations in Opera for five years.'],
      ['scope', 'Supervised the front desk team handling check-in, check-out and reservations in Opera.'],
    ],
  },
  {
    field: 'mechanic',
    language: 'de',
    entry: {
      title: 'Industriemechaniker (Instandhaltung)',
      companyName: 'Brückner Verpackungstechnik GmbH',
      startDate: '2017-08',
      endDate: '',
      notes: [
        'Wartung u. Reparatur an 14 Abfüllanlagen, 3-Schicht',
        'Pneumatik + Hydraulik, Ersatzteile selbst gedreht/gefräst',
        'Störungen im Schichtbuch dokumentiert',
        'Azubis im 2. Lehrjahr an der Drehmaschine angeleitet',
      ],
    },
    skills: ['Drehen und Fräsen (konventionell)', 'Pneumatik', 'Hydraulik', 'MAG-Schweißen'],
    further: ['Ausbildung zum Industriemechaniker, IHK Hannover, 2017', 'Staplerschein'],
    posting:
      'Instandhalter (m/w/d) für unsere Getränkeabfüllung gesucht. Wartung und Störungsbeseitigung an Krones-Anlagen im Schichtbetrieb, saubere Dokumentation. SPS-Kenntnisse von Vorteil, gern Industriemeister Metall.',
    truthful: [
      'Wartung und Instandsetzung von 14 Abfüllanlagen im Dreischichtbetrieb.',
      'Arbeiten an pneumatischen und hydraulischen Systemen sowie eigenständige Fertigung von Ersatzteilen durch Drehen und Fräsen.',
      'Anleitung von Auszubildenden im zweiten Lehrjahr an der Drehmaschine und Dokumentation von Störungen im Schichtbuch.',
    ],
    invented: [
      ['name', 'Wartung und Reparatur von 14 Krones-Abfüllanlagen im Dreischichtbetrieb.'],
      ['skill', 'Wartung und Reparatur von 14 Abfüllanlagen einschließlich Fehlersuche in der SPS.'],
      ['credential', 'Als geprüfter Industriemeister Metall Wartung und Reparatur von 14 Abfüllanlagen durchgeführt.'],
    ],
  },
];
