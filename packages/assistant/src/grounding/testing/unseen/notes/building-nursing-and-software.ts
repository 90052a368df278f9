import type { LabeledResume } from '../../labeled-lines';

export const buildingNursingAndSoftwareNotes: readonly LabeledResume[] = [
  {
    field: 'carpenter',
    language: 'en',
    entry: {
      title: 'Framing Carpenter',
      companyName: 'Ridgeway Custom Homes LLC',
      startDate: '2012-03',
      endDate: '2020-10',
      notes: [
        'framed custom homes, 2-3 going at a time, crew of 5',
        'read the plans and did takeoffs for lumber orders',
        'set trusses w/ crane',
        'some finish work: stairs, door casing',
      ],
    },
    skills: ['Blueprint reading', 'Lumber takeoffs', 'Stair building'],
    further: ['OSHA 10, 2014'],
    posting:
      'Experienced carpenter for custom residential projects in Boulder County. Framing through finish, plan reading, material takeoffs. OSHA 30 preferred. Own tools and reliable transport.',
    truthful: [
      'Framed custom homes as part of a five-person crew, with two to three houses under way at a time.',
      'Read blueprints and prepared lumber takeoffs for material orders.',
      'Set trusses by crane and took on finish carpentry, including stairs and door casing.',
    ],
    invented: [
      ['number', 'Framed more than 45 custom homes as part of a five-person crew.'],
      ['name', 'Framed custom homes in Boulder County, with two to three houses under way at a time.'],
      ['credential', 'OSHA 30-certified carpenter who framed custom homes and set trusses by crane.'],
    ],
  },
  {
    field: 'nursing',
    language: 'en',
    entry: {
      title: 'Registered Nurse, Medical ICU',
      companyName: 'Saint Brendan Medical Center',
      startDate: '2018-07',
      endDate: '',
      notes: [
        '16-bed MICU, usually 1:2',
        'vents, pressors, arterial lines',
        'precept new grads (4 so far)',
        'on the skin / pressure injury committee since 2021',
      ],
    },
    skills: ['Epic', 'Titrating vasoactive drips', 'BLS', 'ACLS'],
    further: ['BSN, Marquette University, 2018', 'CCRN, 2022'],
    posting:
      'Critical care RN for our 24-bed ICU. Ventilated patients, vasoactive infusions, hemodynamic monitoring; CRRT a plus. Charge nurse experience preferred. BSN, ACLS and CCRN valued. We chart in Epic.',
    truthful: [
      'Care for critically ill patients in a 16-bed medical ICU, usually at a 1:2 nurse-to-patient ratio.',
      'CCRN-certified nurse managing ventilated patients, arterial lines and titration of vasoactive drips.',
      'Precepted four new graduate nurses to date and serve on the skin and pressure injury committee since 2021.',
    ],
    invented: [
      [
        'skill',
        'Manage ventilators, pressors, arterial lines and continuous renal replacement therapy (CRRT) in a 16-bed MICU.',
      ],
      ['date', 'Serve on the skin and pressure injury committee since 2018 and precept new graduate nurses.'],
      ['scope', 'Act as charge nurse on a 16-bed medical ICU and precept new graduate nurses.'],
    ],
  },
  {
    field: 'teaching',
    language: 'en',
    entry: {
      title: 'Special Education Teacher',
      companyName: 'Maple Grove Middle School',
      startDate: '2016-08',
      endDate: '2023-06',
      notes: [
        'caseload 14-18 students, grades 6-8',
        'wrote IEPs + ran the meetings',
        'co-taught math w/ gen ed teacher 2 periods a day',
        'tracked goal data every other week',
      ],
    },
    skills: ['IEP writing', 'Co-teaching', 'Google Classroom'],
    further: ['MEd Special Education, Towson University, 2016', 'Maryland teaching certificate, Special Education'],
    posting:
      "Middle school special educator. Case management, IEP development, inclusive co-teaching, progress monitoring, functional behavior assessments. Master's degree preferred; ten years of experience is a plus.",
    truthful: [
      'Managed a caseload of 14 to 18 students in grades 6–8, writing IEPs and leading IEP meetings.',
      'Co-taught math with a general education teacher two periods a day.',
      'Monitored student progress by tracking goal data every other week.',
    ],
    invented: [
      ['number', 'Managed a caseload of 25 students in grades 6–8, writing IEPs and leading the meetings.'],
      ['skill', 'Wrote IEPs, conducted functional behavior assessments and tracked goal data every other week.'],
      ['date', 'Over more than ten years at Maple Grove, wrote IEPs and led IEP meetings for students in grades 6–8.'],
    ],
  },
  {
    field: 'logistics',
    language: 'en',
    entry: {
      title: 'Warehouse Operative',
      companyName: 'Tarrant Foods Distribution',
      startDate: '2019-11',
      endDate: '2024-03',
      notes: [
        'picking + packing chilled orders, voice headset',
        'counterbalance and reach truck',
        'loading the trailers, checking temps before they go',
        'trained starters on the headset',
      ],
    },
    skills: ['Counterbalance licence (RTITB)', 'Reach truck licence (RTITB)', 'Voice picking'],
    further: ['Food Hygiene Level 2'],
    posting:
      'Shift Team Leader, chilled warehouse, Waitrose contract. Leads a team of pickers, safe loading and temperature control, training of new starters. FLT licences needed, IOSH Managing Safely an advantage.',
    truthful: [
      'Picked and packed chilled orders by voice picking and trained new starters on the headset.',
      'Operated counterbalance and reach trucks, holding RTITB licences for both.',
      'Loaded trailers and checked temperatures before dispatch.',
    ],
    invented: [
      ['name', 'Picked and packed chilled orders for Waitrose using a voice headset.'],
      [
        'credential',
        'Loaded trailers and checked temperatures before dispatch, holding an IOSH Managing Safely certificate.',
      ],
      ['scope', 'Led a shift team of pickers fulfilling chilled orders by voice headset.'],
    ],
  },
  {
    field: 'software',
    language: 'en',
    entry: {
      title: 'Software Engineer',
      companyName: 'Fernhill Payments Ltd',
      startDate: '2020-01',
      endDate: '',
      notes: [
        'Python/Django APIs for the merchant dashboard',
        'moved the nightly settlement job from cron to Airflow, 3h down to 40min',
        'on-call 1 week in 6',
        'code reviews, pairing w/ juniors',
        'wrote the runbook for failed payouts',
      ],
    },
    skills: ['Python', 'Django', 'PostgreSQL', 'Airflow', 'Docker', 'AWS'],
    further: ['BSc Computer Science, University of Leeds, 2019'],
    posting:
      'Senior Python engineer for our payments platform. High-volume APIs, data pipelines, reliability and on-call, mentoring. AWS, Kubernetes, integrations with Stripe. You care about documentation.',
    truthful: [
      'Build Python and Django APIs that serve the merchant dashboard.',
      'Migrated the nightly settlement job from cron to Airflow, cutting its run time from three hours to 40 minutes.',
      'Cover on-call one week in six, wrote the runbook for failed payouts, review code and pair with junior colleagues.',
    ],
    invented: [
      [
        'number',
        'Migrated the nightly settlement job from cron to Airflow, processing over 2 million transactions a night.',
      ],
      ['name', 'Build Python and Django APIs that integrate the merchant dashboard with Stripe.'],
      ['skill', 'Build Python and Django APIs for the merchant dashboard and deploy them on Kubernetes.'],
    ],
  },
  {
    field: 'nursing',
    language: 'de',
    entry: {
      title: 'Altenpflegerin',
      companyName: 'Seniorenzentrum Lindenhof',
      startDate: '2014-10',
      endDate: '2022-03',
      notes: [
        'Grund- und Behandlungspflege, Wohnbereich mit 32 Bewohnern',
        'Wundversorgung, Insulin spritzen, Medikamente stellen',
        'Doku in Vivendi',
        'Gespräche mit Angehörigen',
        'Schülerinnen im Praxiseinsatz begleitet',
      ],
    },
    skills: ['Wundversorgung', 'Vivendi PD', 'Medikamentenmanagement'],
    further: ['Staatlich anerkannte Altenpflegerin, Examen 2014'],
    posting:
      'Pflegefachkraft (m/w/d) mit Perspektive Wohnbereichsleitung. Grund- und Behandlungspflege, EDV-gestützte Dokumentation, Anleitung von Auszubildenden, Angehörigenarbeit. Wundexperte ICW wünschenswert.',
    truthful: [
      'Grund- und Behandlungspflege in einem Wohnbereich mit 32 Bewohnerinnen und Bewohnern.',
      'Wundversorgung, Insulininjektionen und Stellen der Medikamente sowie EDV-gestützte Pflegedokumentation in Vivendi.',
      'Begleitung von Schülerinnen im Praxiseinsatz und Gespräche mit Angehörigen.',
    ],
    invented: [
      ['date', 'Von 2010 bis 2022 Grund- und Behandlungspflege im Seniorenzentrum Lindenhof geleistet.'],
      ['credential', 'Wundversorgung als zertifizierte Wundexpertin ICW und Pflegedokumentation in Vivendi.'],
      ['scope', 'Leitung eines Wohnbereichs mit 32 Bewohnern, einschließlich Grund- und Behandlungspflege.'],
    ],
  },
];
