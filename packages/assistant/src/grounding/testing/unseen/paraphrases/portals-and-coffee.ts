import type { LabeledResume } from '../../labeled-lines';

export const portalsAndCoffeeParaphrases: readonly LabeledResume[] = [
  {
    field: 'special education paraprofessional',
    language: 'en',
    entry: {
      title: 'Paraprofessional, Special Education',
      companyName: 'Waverly Middle School',
      startDate: '2018-08',
      endDate: '2024-06',
      notes: [
        '1:1 w/ student w/ autism (2 yrs), then small groups of 3-4',
        'data sheets for IEP goals',
        'de-escalation, visual schedules, token boards',
        'AAC device (Proloquo2Go)',
        'bus + lunch duty',
        'toileting/feeding help where needed',
      ],
    },
    skills: ['De-escalation', 'Visual supports', 'Proloquo2Go', 'Data collection'],
    further: ['CPI Nonviolent Crisis Intervention, 2019', 'A.A. Liberal Arts, Delmont Community College, 2016'],
    posting:
      'A private therapy center is hiring a behavior technician for children ages 3 to 9. RBT certification is required within 90 days. You implement ABA programs under a BCBA and collect data on an iPad with CentralReach. Experience with AAC and de-escalation is valued. Bilingual applicants are encouraged to apply.',
    truthful: [
      'Supported a student with autism one-on-one for two years before moving to small groups of up to four.',
      'Recorded progress toward IEP goals on data sheets and used visual schedules and token boards.',
      'Helped students communicate with Proloquo2Go and calmed tense situations, trained in CPI Nonviolent Crisis Intervention (2019).',
    ],
    invented: [
      ['number', 'Led small groups of eight to ten students and kept data sheets on their IEP goals.'],
      ['skill', 'Used visual schedules, token boards and American Sign Language with students in special education.'],
      [
        'scope',
        'Worked one-on-one with a student with autism for two years and supervised the other paraprofessionals.',
      ],
    ],
  },
  {
    field: 'executive assistant',
    language: 'en',
    entry: {
      title: 'Executive Assistant',
      companyName: 'Brightmoor Insurance Group',
      startDate: '2015-04',
      endDate: '2022-10',
      notes: [
        'Calendar, travel and expenses for the CFO and two VPs.',
        'Prepared quarterly board packets (8 directors) and took minutes.',
        'Planned the annual offsite for 60 people, budget $45k, five years in a row.',
        'Expense reports in Concur; slides in PowerPoint.',
        'Ordered supplies, greeted visitors, covered front desk at lunch.',
      ],
    },
    skills: ['Outlook', 'Concur', 'PowerPoint', 'Minute taking'],
    further: ['Notary Public, Illinois, 2017'],
    posting:
      'The CEO of a biotech startup needs an executive assistant. You manage a complex calendar, international travel and board meetings. Strong skills in Google Workspace, Notion and Expensify are expected. CAP certification is a plus. You will supervise a receptionist and organize events for up to 150 guests.',
    truthful: [
      'Managed calendars, travel and expense reports for three executives, including the CFO.',
      'Organized a yearly offsite for 60 people on a $45,000 budget, five times running.',
      'Compiled board packets every quarter for eight directors and recorded the minutes.',
    ],
    invented: [
      ['name', 'Managed calendars and travel for the CFO and two VPs and kept project notes in Notion.'],
      ['date', 'Illinois Notary Public since 2013 who prepares quarterly board packets and takes minutes.'],
      [
        'credential',
        'Certified Administrative Professional (CAP) with experience in Concur, PowerPoint and executive calendars.',
      ],
    ],
  },
  {
    field: 'qa tester',
    language: 'en',
    entry: {
      title: 'QA Analyst',
      companyName: 'Finchley Health Software',
      startDate: '2020-01',
      endDate: '2024-05',
      notes: [
        'manual regression for patient portal, web + iOS',
        '~400 test cases in TestRail',
        'Selenium (Java) smoke suite, about 80 tests, runs nightly in Jenkins',
        'bug triage w/ devs, Jira',
        'API checks in Postman',
        'release sign-off every 2 weeks',
      ],
    },
    skills: ['Selenium', 'Java', 'TestRail', 'Postman', 'Jira', 'SQL'],
    further: ['ISTQB Foundation Level, 2020'],
    posting:
      'We are looking for an SDET to build up test automation for our fintech app. You write tests in Cypress and Playwright with TypeScript and run them in GitHub Actions. Performance testing with JMeter is a plus. ISTQB certification is appreciated. You mentor manual testers and own the test strategy.',
    truthful: [
      'Worked on a Java-based Selenium smoke suite of about 80 tests that runs every night in Jenkins.',
      'Performed manual regression testing of the patient portal on web and iOS and signed off releases every other week.',
      'Worked with around 400 test cases in TestRail, checked APIs with Postman and triaged bugs in Jira together with developers.',
    ],
    invented: [
      ['number', 'Worked on a nightly Selenium smoke suite of about 250 tests running in Jenkins.'],
      ['name', 'Checked APIs in Postman, triaged bugs in Jira and wrote end-to-end tests in Cypress.'],
      ['credential', 'ISTQB Advanced Level tester who signs off a release every two weeks.'],
    ],
  },
  {
    field: 'nursery practitioner',
    language: 'en',
    entry: {
      title: 'Early Years Educator',
      companyName: 'Little Harbour Crèche, Galway',
      startDate: '2014-09',
      endDate: '2021-07',
      notes: [
        'Toddler room 1-2 yrs then ECCE preschool room 3-5 yrs from 2017',
        'Aistear based planning, observations, learning journals',
        '11 children per session w/ one colleague',
        'settling-in with parents, daily handover',
        'outdoor play every day; small veg garden with kids',
        'nappies, naps, meals, cleaning rota',
      ],
    },
    skills: ['Aistear', 'Observation', 'Outdoor play', 'Irish (conversational)'],
    further: ['QQI Level 6 Early Childhood Care and Education, 2014', 'Paediatric First Aid, 2019'],
    posting:
      'Community childcare service seeks a room leader for the preschool room. You hold a QQI Level 7 or 8 in early childhood. You plan an emergent curriculum based on Aistear and Síolta, and coordinate two staff. Experience with AIM Level 7 support for children with additional needs is desired. First aid and Garda vetting are required.',
    truthful: [
      'Planned play and learning around the Aistear framework and kept observations and learning journals.',
      'Moved from the toddler room to the ECCE preschool room in 2017, looking after 11 children per session alongside a colleague.',
      'Took children outside daily and grew vegetables with them in a small garden.',
    ],
    invented: [
      ['skill', 'Planned activities using Aistear and the Montessori method and kept learning journals.'],
      ['date', 'Moved from the toddler room to the ECCE preschool room in 2015.'],
      ['scope', 'Led a team of four educators in the preschool room and gave parents a daily handover.'],
    ],
  },
  {
    field: 'warehouse operative',
    language: 'en',
    entry: {
      title: 'Warehouse Operative / FLT Driver',
      companyName: 'Castleton Distribution',
      startDate: '2016-11',
      endDate: '2023-01',
      notes: [
        'Counterbalance + reach truck, racking to 9 m',
        'Goods in: check off delivery notes, book in on SAP',
        'RF scanner picking, avg 110 lines/hr (target 95)',
        'Loading 13.6m trailers, strapping',
        'Rotating shifts 6-2 / 2-10',
        'H&S rep for the shift since 2020',
      ],
    },
    skills: ['Counterbalance', 'Reach truck', 'SAP', 'RF scanning'],
    further: ['RTITB Counterbalance, 2016', 'RTITB Reach, 2018'],
    posting:
      "A supermarket chain wants a warehouse team leader for nights in its chilled depot. You'll brief a team of 20, plan the shift and report KPIs. Forklift licences for reach and VNA are required. Experience with SAP or Manhattan WMS is a must. IOSH Managing Safely would be an advantage.",
    truthful: [
      'Drove counterbalance and reach trucks, placing pallets in racking up to nine metres high.',
      'Picked about 110 lines an hour with an RF scanner, above the target of 95.',
      "Booked incoming goods into SAP after checking them against delivery notes, and served as the shift's health and safety representative from 2020.",
    ],
    invented: [
      ['name', 'Picked with an RF scanner and booked goods in on Manhattan WMS after checking delivery notes.'],
      ['skill', 'Drove counterbalance, reach and VNA trucks with racking up to 9 m.'],
      ['credential', 'Shift health and safety representative since 2020, holding IOSH Managing Safely.'],
    ],
  },
  {
    field: 'Disponentin',
    language: 'de',
    entry: {
      title: 'Disponentin Nahverkehr',
      companyName: 'Spedition Ahlers & Sohn',
      startDate: '2017-03',
      endDate: '',
      notes: [
        'Tourenplanung für 18 Lkw (7,5 bis 40 t), Raum Bremen/Oldenburg',
        'Fahrereinsatz, Lenk- und Ruhezeiten, Urlaubsplanung',
        'Telefon mit Kunden + Fahrern, Reklamationen',
        'TMS: CarLo',
        'Leerkilometer 2022 um 9 % gesenkt durch Rückladungen',
        'Vertretung Zoll (ATLAS) 1-2 x Woche',
      ],
    },
    skills: ['CarLo', 'ATLAS', 'Tourenplanung', 'Fahrpersonalrecht'],
    further: ['Kauffrau für Spedition und Logistikdienstleistung, 2016', 'Englisch B2'],
    posting:
      'Für unseren Standort Hamburg suchen wir eine Teamleitung Disposition im internationalen Fernverkehr. Sie führen fünf Disponenten und verhandeln Frachtpreise mit Subunternehmern. Kenntnisse in Transporeon und TMS-Systemen sind erforderlich. Gutes Englisch und Polnisch sind von Vorteil. Ein Gefahrgutschein (ADR) ist erwünscht.',
    truthful: [
      'Disposition von 18 Lastkraftwagen zwischen 7,5 und 40 Tonnen im Raum Bremen und Oldenburg mit dem System CarLo',
      'Durch Rückladungen die Leerkilometer im Jahr 2022 um 9 Prozent reduziert',
      'Einsatz und Urlaub der Fahrer geplant, dabei Lenk- und Ruhezeiten berücksichtigt und Reklamationen von Kunden telefonisch bearbeitet',
    ],
    invented: [
      ['number', 'Leerkilometer im Jahr 2022 durch Rückladungen um 23 % gesenkt'],
      ['date', 'Seit 2012 als Disponentin für 18 Lkw im Raum Bremen und Oldenburg tätig'],
      ['scope', 'Touren für 18 Lkw geplant und fünf Disponenten geführt'],
    ],
  },
];
