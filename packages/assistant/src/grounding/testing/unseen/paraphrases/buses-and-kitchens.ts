import type { LabeledResume } from '../../labeled-lines';

export const busesAndKitchensParaphrases: readonly LabeledResume[] = [
  {
    field: 'teaching assistant, special needs',
    language: 'en',
    entry: {
      title: 'Teaching Assistant (SEN)',
      companyName: 'Foxglove Community School',
      startDate: '2017-09',
      endDate: '2023-07',
      notes: [
        '1:1 with an autistic pupil (Y2-Y5), then small groups of 4-6',
        'Makaton signs, PECS, visual timetables',
        'phonics catch-up 3x a week: 8 of 9 children passed the re-check in 2022',
        'lunch duty, first aider',
        'fed into EHCP reviews w/ written observations',
      ],
    },
    skills: ['Makaton', 'PECS', 'Phonics', 'De-escalation'],
    further: [
      'Level 3 Supporting Teaching and Learning, 2018',
      'Team Teach, 2 day course, 2021',
      'Paediatric First Aid, 2020',
    ],
    posting:
      'Beacon Special School is recruiting a Higher Level Teaching Assistant. You have supported pupils with autism and communication needs and use Makaton confidently. HLTA status or a degree is preferred. Knowledge of the TEACCH and SCERTS approaches would be helpful. You will cover whole classes and coordinate the work of five teaching assistants.',
    truthful: [
      'Supported an autistic pupil one-to-one from Year 2 to Year 5, using Makaton, PECS and visual timetables.',
      'Delivered phonics catch-up three times a week; in 2022, eight out of nine children passed the repeat check.',
      'Contributed written observations to EHCP reviews, later worked with groups of four to six, and served as a first aider.',
    ],
    invented: [
      [
        'credential',
        'Used Makaton and PECS with an autistic pupil from Year 2 to Year 5 as a qualified Higher Level Teaching Assistant.',
      ],
      ['number', 'Taught phonics catch-up three times a week to 26 children.'],
      ['name', 'Wrote observations for EHCP reviews together with Dr Helen Marsh, the educational psychologist.'],
    ],
  },
  {
    field: 'bus driver',
    language: 'en',
    entry: {
      title: 'Bus Driver',
      companyName: 'Severnside Buses',
      startDate: '2015-02',
      endDate: '2024-12',
      notes: [
        'Local + school routes, 11 routes in total, single and double deckers',
        'Cash and contactless (Ticketer machine)',
        'Wheelchair ramp, helping passengers',
        'Relief controller in the depot from 2021: about 1 day a week, covering sickness, radio',
        'Two customer commendations 2018 and 2022',
      ],
    },
    skills: ['Ticketer', 'Customer service', 'Radio control', 'Vehicle checks'],
    further: [
      'PCV licence category D, 2015',
      'Driver CPC periodic training, 2024',
      'BTEC Level 2 Travel and Tourism, 2010',
    ],
    posting:
      'Avon Transit is looking for a Network Controller for its new operations centre. You know bus operations and are calm on the radio. Experience with Omnibus scheduling software and real-time systems such as Trapeze is required. A Transport Manager CPC is desirable. You will manage 45 drivers per shift and write incident reports.',
    truthful: [
      'Drove single- and double-deck buses on eleven local and school routes, taking cash and contactless fares.',
      'Stood in as depot controller roughly one day a week from 2021, using the radio and covering staff sickness.',
      'Helped passengers, including with the wheelchair ramp, and received customer commendations in 2018 and 2022.',
    ],
    invented: [
      [
        'skill',
        'Covered the depot radio about one day a week as relief controller and planned duties in Omnibus scheduling software.',
      ],
      ['date', 'Relief depot controller from 2016, working about one day a week.'],
      ['scope', 'Managed 45 drivers per shift as relief controller, handling radio calls and sickness cover.'],
    ],
  },
  {
    field: 'executive assistant',
    language: 'en',
    entry: {
      title: 'Executive Assistant',
      companyName: 'Marlowe Insurance Brokers',
      startDate: '2016-07',
      endDate: '2022-03',
      notes: [
        'PA/EA to 2 directors: diaries, inbox, travel (UK + Dublin)',
        'board packs, 6 meetings p.a., minutes',
        'expenses in Concur, approx £4k/month',
        'office move Oct 2019: 65 desks, one weekend, I did the seating plan and the movers',
        'switched travel supplier - saved around 12%',
      ],
    },
    skills: ['Outlook', 'PowerPoint', 'Concur', 'Minute taking', 'Touch typing 75 wpm'],
    further: ['Diploma for Executive Assistants, Pitman Training, 2016', 'French, conversational'],
    posting:
      'Alderney Capital seeks an Executive Assistant to the CEO. You have experience of supporting directors, preparing board papers and taking minutes. Advanced SharePoint skills and fluent German are an asset. You will manage a team of three administrators and a £150,000 events budget. A CIPD or project management qualification such as PRINCE2 is desirable.',
    truthful: [
      'Managed diaries, inboxes and travel within the UK and to Dublin for two directors.',
      'Compiled packs and took minutes for six board meetings a year and processed about £4,000 a month of expenses in Concur.',
      'Planned the seating and arranged the movers for a 65-desk office move carried out over a single weekend in October 2019.',
    ],
    invented: [
      ['date', 'Drew up the seating plan for a 65-desk office move completed over a weekend in March 2014.'],
      ['skill', 'Kept diaries and inboxes for two directors and built the board document library in SharePoint.'],
      ['number', 'Changed the travel supplier, saving about 30% on travel costs.'],
    ],
  },
  {
    field: 'Softwaretester',
    language: 'de',
    entry: {
      title: 'Softwaretester',
      companyName: 'Nordlicht Systeme AG',
      startDate: '2018-04',
      endDate: '2024-03',
      notes: [
        'Ich habe manuelle und automatisierte Tests für eine Web-App zur Fuhrparkverwaltung durchgeführt.',
        'Automatisierung mit Cypress, etwa 220 Testfälle, vorher gab es keine.',
        'Die Dauer des Regressionstests sank dadurch von drei Tagen auf einen halben Tag.',
        'Fehler habe ich in Jira erfasst und mit den Entwicklern im Daily besprochen.',
        'Ab 2022 habe ich neue Kollegen in die Testumgebung eingearbeitet (bisher 5).',
      ],
    },
    skills: ['Cypress', 'Jira', 'JavaScript', 'SQL (Grundlagen)', 'Postman'],
    further: [
      'Ausbildung Fachinformatiker Anwendungsentwicklung, 2018',
      'ISTQB Certified Tester Foundation Level, 2019',
    ],
    posting:
      'Wir suchen einen Test Manager (m/w/d) für unsere Plattform im Gesundheitswesen. Sie bringen mehrere Jahre Erfahrung in der Testautomatisierung mit, idealerweise mit Playwright oder Selenium. Ein ISTQB-Zertifikat, gern Advanced Level, setzen wir voraus. Sie leiten ein Testteam von sechs Personen und verantworten die Teststrategie. Erfahrung mit Azure DevOps und Lasttests mit JMeter ist von Vorteil.',
    truthful: [
      'Baute mit Cypress erstmals eine Testautomatisierung von rund 220 Testfällen für eine Web-Anwendung zur Fuhrparkverwaltung auf.',
      'Verkürzte den Regressionstest durch Automatisierung von drei Tagen auf einen halben.',
      'Dokumentierte Fehler in Jira, klärte sie im Daily mit der Entwicklung und arbeitete ab 2022 fünf neue Kollegen in die Testumgebung ein.',
    ],
    invented: [
      [
        'scope',
        'Leitete ein sechsköpfiges Testteam und verantwortete die Teststrategie für eine Web-Anwendung zur Fuhrparkverwaltung.',
      ],
      ['name', 'Automatisierte rund 220 Testfälle mit Cypress für die Fuhrparkverwaltung der Deutschen Bahn.'],
      [
        'credential',
        'Erfasste Fehler in Jira und besprach sie im Daily, als ISTQB-zertifizierter Tester auf Advanced Level.',
      ],
    ],
  },
  {
    field: 'chef de partie',
    language: 'en',
    entry: {
      title: 'Chef de Partie',
      companyName: 'The Salt Cellar, Whitby',
      startDate: '2018-03',
      endDate: '2023-09',
      notes: [
        'fish section, later sauce; 80-100 covers Fri/Sat',
        'commis x2 under me on section',
        'GP on fish from 61% to 67% - portioning, using trim for stock',
        'allergen folder + temp records',
        'seasonal specials w/ head chef',
        'restaurant kept 2 AA rosettes the whole time',
      ],
    },
    skills: ['Fish butchery', 'Sauces', 'Allergen control', 'Portion costing'],
    further: ['NVQ Level 2 Professional Cookery, Scarborough TEC, 2014', 'Level 3 Food Safety, 2020'],
    posting:
      'Ashdown House Hotel is looking for a Sous Chef for its 60-cover restaurant. You have run a section in a rosette kitchen and understand GP and allergens. Pastry skills and sous-vide experience are welcome. You will manage a brigade of nine, write rotas and order through Procure Wizard. A recognised Level 3 cookery qualification is preferred.',
    truthful: [
      'Ran the fish section and later sauce in a two-AA-rosette kitchen doing up to 100 covers on Friday and Saturday nights.',
      'Raised gross profit on fish by six percentage points, from 61% to 67%, through tighter portions and stock made from trim.',
      'Directed two commis chefs on the section and kept allergen and temperature records.',
    ],
    invented: [
      ['skill', 'Ran the fish, sauce and pastry sections in a two-rosette restaurant.'],
      ['credential', 'Chef with an NVQ Level 3 in Professional Cookery who led two commis chefs on the fish section.'],
      ['number', 'Improved gross profit on fish from 61% to 67% and cut energy use in the kitchen by 20%.'],
    ],
  },
  {
    field: 'environmental field and lab technician',
    language: 'en',
    entry: {
      title: 'Environmental Technician',
      companyName: 'Brackwater Analytics',
      startDate: '2014-05',
      endDate: '2019-10',
      notes: [
        'River + borehole sampling, ~25 sites a month across Norfolk and Suffolk',
        'ICP-MS sample prep, running the ion chromatograph (anions)',
        '4x4 towing, lone working, chain of custody forms',
        'data QA in Excel; flagged a drifting nitrate standard in 2017 -> 130 results re-run',
        'trained 2 samplers',
      ],
    },
    skills: ['Groundwater sampling', 'Ion chromatography', 'Chain of custody', 'Excel'],
    further: ['BSc Environmental Science, UEA, 2013', 'Emergency First Aid at Work, 2018', 'B+E towing licence'],
    posting:
      'Clearwater Consulting needs a Senior Field Scientist for its contaminated land team. You are experienced in groundwater sampling and chain of custody. GIS skills (QGIS or ArcGIS) and gas monitoring are expected. Chartered status or a confined space certificate would be an advantage. You will lead a field team of six and manage client budgets.',
    truthful: [
      'Sampled rivers and boreholes at around 25 sites each month in Norfolk and Suffolk, including lone working, and completed chain-of-custody forms.',
      'Prepared samples for ICP-MS and measured anions by ion chromatography.',
      'Detected drift in a nitrate standard in 2017 while checking data, which led to 130 results being re-run, and trained two samplers.',
    ],
    invented: [
      ['name', 'Sampled rivers and boreholes across Norfolk and Suffolk for Anglian Water.'],
      ['scope', 'Headed a field team of six covering about 25 river and borehole sites a month.'],
      ['date', 'Trained two samplers and ran the ion chromatograph for anions from 2010.'],
    ],
  },
];
