import type { LabeledResume } from '../../labeled-lines';

export const dairiesAndDataParaphrases: readonly LabeledResume[] = [
  {
    field: 'backend developer',
    language: 'en',
    entry: {
      title: 'Backend Developer',
      companyName: 'Parcelwise',
      startDate: '2019-02',
      endDate: '2023-11',
      notes: [
        'REST APIs in Python (Django, DRF) for label printing and tracking',
        'Moved nightly batch jobs from cron to Celery; run time went from 3 h to 50 min',
        'Postgres: wrote migrations, tuned slow queries',
        "Team of 4 devs, reviewed each other's PRs",
        'On call one week out of four',
        'Unit tests w/ pytest, coverage 61% -> 83%',
      ],
    },
    skills: ['Python', 'Django', 'PostgreSQL', 'Celery', 'Docker', 'Git'],
    further: ['B.S. Computer Science, University of Utah, 2018'],
    posting:
      'Ferrous Labs is hiring a senior backend engineer to scale our shipping platform. You write Python services, tune PostgreSQL and care about tests. We run on Kubernetes in AWS and stream events through Kafka. AWS certification is a plus. The senior engineer mentors a team of six and owns the architecture roadmap.',
    truthful: [
      'Built REST endpoints with Django and Django REST Framework for shipment tracking and label printing.',
      'Shortened nightly batch runs from three hours to under an hour by moving them from cron to Celery.',
      'Raised test coverage from 61 to 83 percent with pytest, optimized slow PostgreSQL queries and took part in code reviews on a four-developer team.',
    ],
    invented: [
      ['skill', 'Built REST APIs in Django for label printing and tracking and streamed events through Kafka.'],
      [
        'date',
        'Moved nightly batch jobs from cron to Celery in 2020, cutting run time from three hours to 50 minutes.',
      ],
      ['scope', 'Mentored a team of six and lifted pytest coverage from 61% to 83%.'],
    ],
  },
  {
    field: 'IT support',
    language: 'en',
    entry: {
      title: 'IT Support Technician',
      companyName: 'Larkfield Academy Trust',
      startDate: '2021-01',
      endDate: '',
      notes: [
        '1st/2nd line support, 3 school sites, approx 420 staff',
        'tickets in Freshservice - about 35 closed per week',
        'imaged + rolled out 260 laptops summer 2022 (w/ one colleague)',
        'AD: accounts, groups, password resets',
        'classroom AV, projectors, Promethean boards',
      ],
    },
    skills: ['Active Directory', 'Windows 10/11', 'Freshservice', 'Google Workspace admin'],
    further: ['BTEC Level 3 IT, 2019', 'CompTIA A+, 2021'],
    posting:
      'Meridian Council wants a second line analyst for its service desk in Swindon. You will resolve incidents for 2,000 users and look after Active Directory and Microsoft Intune. ITIL Foundation is essential, CompTIA A+ desirable. Experience with Cisco switches and VoIP is needed. You will supervise two apprentices.',
    truthful: [
      'Provide first- and second-line support to around 420 staff across three school sites, closing some 35 Freshservice tickets weekly.',
      'Imaged and deployed 260 laptops together with a colleague in summer 2022.',
      'Maintain Active Directory accounts and groups and look after classroom projectors and Promethean boards.',
    ],
    invented: [
      [
        'credential',
        'ITIL Foundation-certified technician giving first- and second-line support to about 420 staff on three school sites.',
      ],
      ['name', 'Imaged and rolled out 260 Lenovo laptops with a colleague in summer 2022.'],
      ['number', 'Close about 60 Freshservice tickets a week across first and second line.'],
    ],
  },
  {
    field: 'data analyst',
    language: 'en',
    entry: {
      title: 'Data Analyst',
      companyName: 'Greenlane Credit Union',
      startDate: '2021-07',
      endDate: '2024-08',
      notes: [
        'I built 9 Tableau dashboards on loan performance, used by branch managers every Monday.',
        'I write SQL against our SQL Server warehouse daily and documented about 70 tables.',
        'I automated the monthly delinquency report in Python, which used to take two days and now takes about three hours.',
        'In 2023 I analyzed a member survey with 1,850 responses and presented the results to the board.',
      ],
    },
    skills: ['SQL', 'Tableau', 'Python (pandas)', 'Excel'],
    further: ['B.S. Statistics, Iowa State University, 2021'],
    posting:
      "Harbor Mutual is seeking a senior data analyst for its lending division. Strong SQL and dashboarding skills in Tableau or Power BI are required. You will build credit risk models in R or SAS and present to executives. Experience with Snowflake and dbt is preferred. A master's degree is a plus.",
    truthful: [
      'Created nine Tableau dashboards on loan performance that branch managers consulted weekly.',
      'Cut preparation of the monthly delinquency report from two days to roughly three hours by automating it in Python.',
      'Evaluated 1,850 member survey responses in 2023, briefed the board on the findings and documented some 70 warehouse tables.',
    ],
    invented: [
      ['skill', 'Built nine Tableau dashboards on loan performance and developed credit risk models in R.'],
      [
        'credential',
        "Analyst with a master's degree in statistics who wrote SQL every day and documented about 70 warehouse tables.",
      ],
      ['date', 'Analyzed a member survey with 1,850 responses in 2021 and presented the results to the board.'],
    ],
  },
  {
    field: 'retail',
    language: 'en',
    entry: {
      title: 'Shift Supervisor',
      companyName: 'Bramble Pet Supply',
      startDate: '2018-03',
      endDate: '2021-04',
      notes: [
        'Opened/closed store, counted 3 registers',
        '4-6 associates per shift',
        'planogram resets, quarterly',
        'adoption event each spring w/ county shelter - 27 dogs placed in 2019',
        'handled returns + complaints',
        'aquatics dept ordering from 2020',
      ],
    },
    skills: ['POS (Square)', 'Cash handling', 'Merchandising', 'Fish and reptile care'],
    further: ['High school diploma, 2016'],
    posting:
      'Tall Pine Outfitters is looking for an assistant store manager in Boise. You open and close, coach associates and own visual merchandising. Experience with inventory audits, hiring and Lightspeed POS is required. The store does $3.5 million a year and employs 28 people. Community events are part of our brand.',
    truthful: [
      'Supervised four to six associates a shift, opening and closing the store and counting three registers.',
      'Helped place 27 dogs in 2019 at an annual spring adoption event run with the county shelter.',
      'Resolved complaints and returns, reset planograms every quarter and ordered for the aquatics department starting in 2020.',
    ],
    invented: [
      ['scope', 'Managed a staff of 28, opened and closed the store and counted three registers.'],
      ['number', 'Helped place 45 dogs in 2019 at the spring adoption event with the county shelter.'],
      ['name', 'Reset planograms each quarter and, from 2020, ordered aquatics stock from Coral Bay Wholesale.'],
    ],
  },
  {
    field: 'hotel reception',
    language: 'en',
    entry: {
      title: 'Hotel Receptionist',
      companyName: 'The Corran House Hotel, Oban',
      startDate: '2017-05',
      endDate: '2019-10',
      notes: [
        'Front desk of a 54-room hotel, early and late shifts; night audit twice a month.',
        'Check-in and check-out with Guestline, cash and card payments.',
        'Answered reviews on TripAdvisor and Booking.com (rating went from 4.1 to 4.4 on TripAdvisor in my time there).',
        'Group bookings: coach parties of up to 48.',
        'Spoke German and some French with guests.',
      ],
    },
    skills: ['Guestline', 'German (B2)', 'French (A2)', 'Complaint handling'],
    further: ['HNC Hospitality Operations, City of Glasgow College, 2017'],
    posting:
      'The Balmerino in Edinburgh seeks a front office supervisor for its 120-room property. Applicants have worked on reception, ideally with Opera PMS, and know night audit. You will supervise a team of seven and do the rotas. Fluent German, Spanish or Italian is an advantage. Revenue management experience is desirable.',
    truthful: [
      'Staffed reception at a 54-room hotel on earlies and lates and did the night audit two times a month.',
      'Replied to guest reviews on Booking.com and TripAdvisor, where the score climbed 0.3 points to 4.4.',
      'Checked guests in and out in Guestline, handled coach groups of up to 48 people and welcomed visitors in German and basic French.',
    ],
    invented: [
      ['name', 'Looked after coach parties of up to 48 guests booked by Lochside Tours.'],
      ['scope', 'Supervised a team of seven at the front desk of a 54-room hotel on early and late shifts.'],
      [
        'credential',
        'Receptionist with an HNC in Hospitality Operations and a WSET Level 2 Award who used Guestline for check-in and check-out.',
      ],
    ],
  },
  {
    field: 'Pflege',
    language: 'de',
    entry: {
      title: 'Pflegefachfrau',
      companyName: 'Klinikum Lindenau',
      startDate: '2020-10',
      endDate: '',
      notes: [
        'Innere Medizin/Kardiologie, 36 Betten',
        '3-Schicht, nachts zu zweit',
        'Vitalzeichen, Infusionen, EKG schreiben, Medikamente richten',
        'Aufnahme + Entlassung, Doku in ORBIS',
        'Praxisanleitung: 5 Azubis begleitet (seit 2022)',
        'Wundversorgung, ca. 6 VW pro Schicht',
      ],
    },
    skills: ['ORBIS', 'EKG', 'Wundversorgung', 'Infusionstherapie'],
    further: ['Examen Gesundheits- und Krankenpflege, 2020', 'Weiterbildung Praxisanleitung (300 Std.), 2022'],
    posting:
      'Das Herzzentrum Auental sucht eine Pflegefachkraft für die kardiologische Intensivstation mit 14 Betten. Sie haben ein Examen in der Pflege und Erfahrung in der Kardiologie. Eine Fachweiterbildung Intensiv und Anästhesie sowie Kenntnisse in der Beatmungspflege sind erwünscht. Wir dokumentieren in COPRA. Sie übernehmen die stellvertretende Stationsleitung.',
    truthful: [
      'Pflege von Patientinnen und Patienten auf einer internistisch-kardiologischen Station mit 36 Betten im Dreischichtdienst.',
      'Als Praxisanleiterin seit 2022 fünf Auszubildende begleitet.',
      'Überwachung der Vitalwerte, Schreiben von EKGs, Infusionen und etwa sechs Verbandwechsel je Schicht, dokumentiert in ORBIS.',
    ],
    invented: [
      ['number', 'Als Praxisanleiterin seit 2022 zwölf Auszubildende begleitet.'],
      ['skill', 'Infusionen, EKG und Beatmungspflege auf einer internistisch-kardiologischen Station mit 36 Betten.'],
      ['date', 'Weiterbildung zur Praxisanleiterin mit 300 Stunden im Jahr 2021 abgeschlossen.'],
    ],
  },
];
