import type { LabeledResume } from '../../labeled-lines';

export const nursesAndDevelopersParaphrases: readonly LabeledResume[] = [
  {
    field: 'plumber',
    language: 'en',
    entry: {
      title: 'Plumber',
      companyName: 'Harrow & Finch Mechanical',
      startDate: '2016-04',
      endDate: '',
      notes: [
        'mostly domestic - boiler swaps, approx 140 a yr',
        'unvented cylinders, UFH manifolds, copper + press-fit',
        'on-call rota 1 wk in 4',
        '2 apprentices shadow me, I sign off their logbooks',
        'snagging on 36-flat new build, Weir Street, handed over on time',
      ],
    },
    skills: ['Pipe bending', 'Soldering', 'Press-fit', 'Fault finding', 'Reading drawings'],
    further: [
      'NVQ Level 3 Plumbing and Domestic Heating, Croydon College, 2015',
      'Gas Safe registered since 2017',
      'Full UK driving licence',
    ],
    posting:
      'Northgate Homes is looking for an experienced heating engineer for our planned maintenance team. You will hold current Gas Safe registration and be comfortable with unvented systems. Experience of heat pump installation and an F-gas certificate would be a strong advantage. You will take part in the out-of-hours rota and may supervise a small team of engineers. We use tablets with Joblogic for all job records.',
    truthful: [
      'Replace roughly 140 domestic boilers a year and install unvented hot water cylinders and underfloor heating manifolds.',
      'Guide two apprentices on the job and check and sign their logbooks.',
      'Cleared snags on a 36-flat new-build scheme at Weir Street, which was handed over on schedule.',
    ],
    invented: [
      ['number', 'Replace around 140 domestic boilers a year, with a first-time fix rate of 96%.'],
      [
        'skill',
        'Install unvented cylinders, underfloor heating manifolds and air source heat pumps using copper and press-fit pipework.',
      ],
      ['scope', 'Supervise a team of six heating engineers and cover the on-call rota one week in four.'],
    ],
  },
  {
    field: 'registered nurse, acute ward',
    language: 'en',
    entry: {
      title: 'Staff Nurse, Acute Medical Unit',
      companyName: "St Brannock's Hospital",
      startDate: '2018-09',
      endDate: '2023-02',
      notes: [
        'I worked on a 28-bed acute medical unit and usually looked after 6 to 8 patients per shift.',
        'I gave IV medication, did cannulation and venepuncture, and recorded NEWS2 observations on the electronic system.',
        'I took over as nurse in charge on some night shifts from 2021.',
        'I was the link nurse for falls, and I ran a short monthly teaching slot for healthcare assistants.',
        'Falls on the unit went down from 11 to 6 a quarter over the year I had that role.',
      ],
    },
    skills: ['IV therapy', 'Cannulation', 'NEWS2', 'Handover (SBAR)', 'Discharge planning'],
    further: [
      'BSc (Hons) Adult Nursing, University of Plymouth, 2018',
      'NMC registered, Part 1',
      'Immediate Life Support, renewed 2022',
    ],
    posting:
      'We are recruiting a Band 6 Senior Staff Nurse for our Same Day Emergency Care unit. You will be NMC registered with solid acute medical experience and be confident with IV therapy and cannulation. Advanced Life Support and a mentorship qualification are desirable. You will coordinate shifts, lead quality improvement projects and manage a team of up to 15 staff. Experience with the Epic patient record is an advantage.',
    truthful: [
      'Cared for up to eight acutely ill medical patients a shift on a 28-bed unit, giving intravenous drugs, inserting cannulas and taking bloods.',
      'As falls link nurse, taught healthcare assistants in a brief monthly session; over that year quarterly falls fell from 11 to 6.',
      'Took charge of the unit on selected night shifts from 2021 onwards.',
    ],
    invented: [
      [
        'credential',
        'Looked after six to eight patients a shift on an acute medical unit, holding a current Advanced Life Support certificate.',
      ],
      [
        'date',
        'Link nurse for falls on a 28-bed acute unit since 2016, with a monthly teaching slot for healthcare assistants.',
      ],
      [
        'name',
        "Gave intravenous medication, cannulated patients and recorded NEWS2 observations at St Brannock's and at Torbay General Hospital.",
      ],
    ],
  },
  {
    field: 'primary school teacher',
    language: 'en',
    entry: {
      title: 'Year 4 Class Teacher',
      companyName: 'Millbrook Primary School',
      startDate: '2019-09',
      endDate: '2024-07',
      notes: [
        'Class of 29-31 pupils, all subjects',
        'KS2 science lead from Sept 2021 - rewrote the scheme of work, bought kit with a £2,400 budget',
        '7 EAL pupils, 5 with SEND support plans',
        'Ran Thursday coding club w/ Scratch, 18 children',
        "Parents' evenings, reports, Tapestry not used; we used ClassDojo",
      ],
    },
    skills: ['Phonics', 'White Rose Maths', 'Scratch', 'ClassDojo', 'Differentiation'],
    further: [
      'PGCE Primary, University of Exeter, 2019',
      'BA History, University of Exeter, 2018',
      'Paediatric First Aid, 2022',
    ],
    posting:
      'Oakfield Academy seeks an enthusiastic Upper Key Stage 2 teacher with experience of leading a foundation subject. You will have QTS and a strong record of supporting pupils with English as an additional language. Knowledge of Read Write Inc. and Forest School Level 3 would be welcome. You will help to prepare our Year 6 pupils for SATs and contribute to a three-form-entry team. Confidence with Google Classroom is required.',
    truthful: [
      'Taught the full primary curriculum to Year 4 classes of around 30 children, among them seven pupils learning English as an additional language and five on SEND support plans.',
      'Led science across Key Stage 2 from September 2021, redesigning the scheme of work and purchasing equipment within a budget of £2,400.',
      "Ran a Scratch coding club for 18 children on Thursdays, held parents' evenings and wrote pupil reports.",
    ],
    invented: [
      ['number', 'Led Key Stage 2 science, rewriting the scheme of work and managing an equipment budget of £6,500.'],
      ['credential', 'Forest School Level 3 leader who taught all subjects to a Year 4 class of about 30 pupils.'],
      ['name', 'Ran the Thursday Scratch club for 18 children in partnership with the Raspberry Pi Foundation.'],
    ],
  },
  {
    field: 'HGV driver',
    language: 'en',
    entry: {
      title: 'HGV Class 1 Driver',
      companyName: 'Pellow Haulage Ltd',
      startDate: '2014-03',
      endDate: '2022-11',
      notes: [
        'Nights, trunking Bristol - Glasgow, 5 shifts/wk',
        'curtainsiders, double-deck trailers, some ADR loads (paint)',
        'no at-fault accidents in 8 yrs',
        'daily walkaround checks, defect reports, digital tacho',
        'trained 4 new starters on load securing',
      ],
    },
    skills: ['Load securing', 'Digital tachograph', 'Coupling/uncoupling', 'Route planning'],
    further: ['Category C+E licence, 2013', 'Driver CPC, valid to 2027', 'ADR certificate (packages), 2016'],
    posting:
      'We need reliable Class 1 drivers for our chilled distribution depot in Avonmouth. A valid Driver CPC and digital tacho card are essential. Multi-drop experience with refrigerated trailers and a Moffett forklift licence would be useful. You will be home-based with four-on four-off shifts. Experienced drivers may be asked to act as shift team leader for a group of 12.',
    truthful: [
      'Drove overnight trunk runs between Bristol and Glasgow five shifts a week with curtain-sided and double-deck trailers.',
      'Completed eight years without an at-fault accident, carrying out walkaround checks every day and reporting defects.',
      'Showed four new drivers how to secure loads and carried some hazardous goods (paint) under ADR.',
    ],
    invented: [
      [
        'skill',
        'Drove curtain-siders, double-deck and refrigerated trailers on night trunking between Bristol and Glasgow.',
      ],
      ['scope', 'Led a shift team of 12 drivers on the Bristol to Glasgow night trunk.'],
      ['date', 'Trained four new starters in load securing between 2010 and 2012.'],
    ],
  },
  {
    field: 'Buchhalterin',
    language: 'de',
    entry: {
      title: 'Finanzbuchhalterin',
      companyName: 'Lindner Verpackungen GmbH',
      startDate: '2017-02',
      endDate: '2024-06',
      notes: [
        'Kreditoren und Debitoren, ca. 650 Belege im Monat, DATEV',
        'USt-Voranmeldung, Zahlläufe 2x pro Woche',
        'Mahnwesen: offene Forderungen > 60 Tage von 180 T€ auf 95 T€ runter (2020-2022)',
        'Vorbereitung Monatsabschluss, Abstimmung der Konten',
        'Azubi im 2. Lehrjahr mitbetreut',
      ],
    },
    skills: ['DATEV', 'Excel (Pivot, SVERWEIS)', 'Mahnwesen', 'Umsatzsteuer'],
    further: [
      'Ausbildung zur Industriekauffrau, IHK Kassel, 2013',
      'Weiterbildung Geprüfte Finanzbuchhalterin, 2016',
      'Englisch B1',
    ],
    posting:
      'Für unsere Zentrale in Göttingen suchen wir eine Bilanzbuchhalterin (m/w/d). Sie erstellen eigenständig Monats- und Jahresabschlüsse nach HGB und IFRS und arbeiten sicher mit SAP S/4HANA. Kenntnisse in DATEV und im Umsatzsteuerrecht setzen wir voraus. Eine abgeschlossene Weiterbildung zur Bilanzbuchhalterin (IHK) ist wünschenswert. Gute Englischkenntnisse (mindestens B2) runden Ihr Profil ab.',
    truthful: [
      'Buchte monatlich rund 650 Kreditoren- und Debitorenbelege in DATEV und führte zweimal wöchentlich Zahlläufe durch.',
      'Senkte im Mahnwesen die seit mehr als 60 Tagen offenen Forderungen zwischen 2020 und 2022 von 180.000 € auf 95.000 €.',
      'Bereitete die Monatsabschlüsse vor, stimmte Konten ab und erstellte die Umsatzsteuer-Voranmeldungen.',
    ],
    invented: [
      [
        'skill',
        'Verbuchte Kreditoren- und Debitorenbelege in SAP S/4HANA und führte zweimal pro Woche Zahlläufe durch.',
      ],
      ['number', 'Stimmte die Konten für den Monatsabschluss ab und betreute 1.200 Debitorenkonten.'],
      [
        'date',
        'Erstellte bei Lindner Verpackungen bereits ab 2011 die Umsatzsteuer-Voranmeldungen und führte Zahlläufe durch.',
      ],
    ],
  },
  {
    field: 'backend developer',
    language: 'en',
    entry: {
      title: 'Backend Developer',
      companyName: 'Tallow Street Software',
      startDate: '2020-01',
      endDate: '',
      notes: [
        'Python/Django REST API for a booking platform, about 40 endpoints',
        'Postgres; cut the slowest report query from 9 s to 1.2 s with indexes + materialised view',
        'moved CI from Jenkins to GitLab CI - build time 22 min -> 8 min',
        'code review for 3 colleagues',
        'Docker, Sentry, Celery/Redis for mails',
      ],
    },
    skills: ['Python', 'Django', 'PostgreSQL', 'Docker', 'GitLab CI', 'Celery', 'Git'],
    further: ['BSc Computer Science, University of Leeds, 2019', 'Contributor to django-filter documentation'],
    posting:
      'We are hiring a Senior Python Engineer for our payments team. You have several years of experience with Django or FastAPI and know PostgreSQL well. You deploy to AWS with Terraform and run services on Kubernetes. AWS Certified Developer is a plus. You will lead a squad of five engineers and own the architecture of our ledger service.',
    truthful: [
      'Develop a Django REST interface of around 40 endpoints in Python for a booking platform.',
      'Reduced the run time of the slowest PostgreSQL report from nine seconds to just over one by adding indexes and a materialised view.',
      'Migrated the build pipeline from Jenkins to GitLab CI, shortening builds from 22 to 8 minutes, and review code written by three colleagues.',
    ],
    invented: [
      ['scope', 'Lead a squad of five engineers building the Django REST interface of a booking platform.'],
      [
        'credential',
        'AWS Certified Developer who cut the slowest PostgreSQL report from 9 to 1.2 seconds through indexing.',
      ],
      ['name', 'Develop a booking platform used by Marriott, with a Django REST interface of about 40 endpoints.'],
    ],
  },
];
