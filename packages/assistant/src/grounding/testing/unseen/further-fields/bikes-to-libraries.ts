import type { LabeledResume } from '../../labeled-lines';

export const bikesToLibraries: readonly LabeledResume[] = [
  {
    field: 'mechanics',
    language: 'en',
    entry: {
      title: 'Bicycle Mechanic',
      companyName: 'Spoke & Chain',
      startDate: '2016-03',
      endDate: '2020-09',
      notes: [
        'services, wheel truing, brakes (hydraulic)',
        'built up new bikes from the box',
        'e-bike diagnostics Bosch',
        'customers at the counter, quotes',
        'Saturday kids workshop, volunteer',
      ],
    },
    skills: ['Cytech 2', 'Wheel building'],
    posting:
      'Workshop lead. E-bike systems (Bosch, Shimano STEPS), suspension service, stock ordering, apprentice training, Cytech 3.',
    truthful: [
      'Serviced bicycles, including wheel truing and hydraulic brake maintenance.',
      'Assembled new bicycles and ran diagnostics on Bosch e-bike systems.',
      'Advised customers, prepared quotes and volunteered at a Saturday workshop for children.',
    ],
    invented: [
      ['credential', 'Cytech 3-qualified bicycle mechanic.'],
      ['skill', 'Serviced suspension forks and brakes.'],
    ],
  },
  {
    field: 'nursing',
    language: 'en',
    entry: {
      title: 'Staff Nurse, A&E',
      companyName: 'Royal Barton Hospital',
      startDate: '2016-09',
      endDate: '2022-01',
      notes: [
        'triage, majors + resus',
        'cannulas, bloods, ECGs, plastering',
        'students + new starters buddied',
        'link nurse for sepsis',
      ],
    },
    skills: ['ILS', 'Manchester triage'],
    further: ['BSc Adult Nursing, 2016', 'NMC registered'],
    posting:
      'Emergency nurse practitioner. Minor injuries, prescribing, X-ray interpretation, clinical supervision, audit.',
    truthful: [
      'Triaged patients and provided care in the majors and resuscitation areas.',
      'Performed cannulation, venepuncture, electrocardiograms and plaster application.',
      'Acted as sepsis link nurse and buddied students and newly appointed staff.',
    ],
    invented: [
      ['skill', 'Interpreted X-rays and prescribed medication.'],
      ['credential', 'Independent nurse prescriber in A&E.'],
    ],
  },
  {
    field: 'science',
    language: 'en',
    entry: {
      title: 'QC Analyst',
      companyName: 'Brightwell Pharma',
      startDate: '2019-03',
      endDate: '2023-08',
      notes: [
        'HPLC, dissolution, KF',
        'about 25 samples/day',
        'deviations + CAPA drafts',
        'stability pulls',
        'calibrated balances',
      ],
    },
    skills: ['HPLC', 'Empower', 'GMP'],
    further: ['BSc Chemistry'],
    posting: 'Senior QC analyst. Method validation, OOS investigations, LIMS, data integrity, training, GC.',
    truthful: [
      'Analyzed around 25 samples daily using HPLC, dissolution testing and Karl Fischer titration.',
      'Drafted deviation reports and corrective and preventive actions (CAPA) under GMP.',
      'Performed stability sample pulls and calibrated balances.',
    ],
    invented: [
      ['skill', 'Validated HPLC and GC methods.'],
      ['scope', 'Led OOS investigations.'],
    ],
  },
  {
    field: 'Altenpflege',
    language: 'de',
    entry: {
      title: 'Pflegehelferin',
      companyName: 'Haus Abendsonne',
      startDate: '2016-02',
      endDate: '2023-03',
      notes: [
        'Grundpflege Frühdienst, 9 Bewohner',
        'Essen anreichen, Trinkprotokolle',
        'Spaziergänge, Basteln',
        'Wäsche, Zimmer',
        'Meldung an PFK bei Auffälligkeiten',
      ],
    },
    skills: ['Kinästhetik Grundkurs'],
    further: ['Basiskurs Pflege 200 h'],
    posting:
      'Pflegefachkraft (m/w/d): Behandlungspflege, Pflegeplanung, Medikamentenmanagement, SIS-Dokumentation, Mobilisation.',
    truthful: [
      'Grundpflege von neun Bewohnerinnen und Bewohnern im Frühdienst.',
      'Unterstützung bei der Nahrungsaufnahme und Führen von Trinkprotokollen.',
      'Soziale Betreuung durch Spaziergänge und Bastelangebote sowie Information der Pflegefachkraft bei Auffälligkeiten.',
    ],
    invented: [
      ['skill', 'Behandlungspflege und Medikamentengabe.'],
      ['credential', 'Examinierte Pflegefachkraft im Frühdienst.'],
    ],
  },
  {
    field: 'Maler',
    language: 'de',
    entry: {
      title: 'Maler und Lackierer',
      companyName: 'Farbe Kühn',
      startDate: '2013-08',
      endDate: '2022-11',
      notes: [
        'Innenräume, Tapezieren, Spachteln Q3',
        'Fassaden mit Gerüst',
        'Lackierarbeiten Türen/Fenster',
        'Kundenwünsche vor Ort besprochen',
        'Lehrling mitgenommen',
      ],
    },
    skills: ['Q3/Q4 Spachtelung'],
    further: ['Gesellenbrief, 2013'],
    posting: 'Vorarbeiter Maler (m/w/d): WDVS, Aufmaß, Kundenberatung, Baustellenleitung, Bodenbelagsarbeiten.',
    truthful: [
      'Maler-, Tapezier- und Spachtelarbeiten im Innenbereich bis Qualitätsstufe Q3.',
      'Fassadenanstriche sowie Lackierung von Türen und Fenstern.',
      'Kundenberatung vor Ort und Begleitung eines Auszubildenden.',
    ],
    invented: [
      ['scope', 'Baustellenleitung und Aufmaß.'],
      ['skill', 'Ausführung von WDVS und Fassadenanstrichen.'],
    ],
  },
  {
    field: 'Verkauf',
    language: 'de',
    entry: {
      title: 'Fachverkäuferin Bäckerei',
      companyName: 'Bäckerei Holm',
      startDate: '2017-04',
      endDate: '2023-09',
      notes: [
        'Verkauf, Kasse, Snacks belegen',
        'Kaffeemaschine, Terrasse bedient',
        'Warenannahme 5 Uhr',
        'HACCP Listen',
        'Schichtleitung wenn Chefin im Urlaub',
      ],
    },
    skills: ['HACCP'],
    further: ['Ausbildung Fachverkäuferin, 2017'],
    posting:
      'Filialleitung (m/w/d): Personalplanung, Warenbestellung, Umsatzverantwortung, Kundenbindung, Hygienemanagement.',
    truthful: [
      'Verkauf und Kassentätigkeit sowie Zubereitung von Snacks und Kaffeespezialitäten.',
      'Warenannahme ab 5 Uhr und Führen der HACCP-Dokumentation im Rahmen des Hygienemanagements.',
      'Vertretungsweise Schichtleitung während des Urlaubs der Chefin und Service auf der Terrasse.',
    ],
    invented: [
      ['scope', 'Filialleitung mit Umsatzverantwortung.'],
      ['number', 'Schichtleitung für acht Mitarbeiterinnen.'],
    ],
  },
  {
    field: 'Entwicklung',
    language: 'de',
    entry: {
      title: 'Frontend-Entwickler',
      companyName: 'Klarwerk',
      startDate: '2020-02',
      endDate: '',
      notes: [
        'Vue 3, TypeScript, Design System',
        'Storybook, Tests mit Vitest',
        'Ladezeit Startseite 4,2s auf 1,9s',
        'Scrum, 2-Wochen-Sprints',
        'Barrierefreiheit geprüft',
      ],
    },
    skills: ['Vue', 'TypeScript', 'Storybook', 'Vitest'],
    further: ['B.A. Mediendesign, 2019'],
    posting:
      'Senior Frontend (m/w/d): React, Next.js, Performance-Optimierung, Accessibility, CI/CD, agile Methoden, Mentoring.',
    truthful: [
      'Entwicklung von Frontend-Komponenten mit Vue 3 und TypeScript im Rahmen eines Design Systems.',
      'Performance-Optimierung der Startseite von 4,2 auf 1,9 Sekunden Ladezeit.',
      'Automatisierte Tests mit Vitest, Dokumentation in Storybook und Prüfung der Barrierefreiheit in zweiwöchigen Scrum-Sprints.',
    ],
    invented: [
      ['skill', 'Entwicklung mit React und Next.js.'],
      ['scope', 'Mentoring von Junior-Entwicklern.'],
    ],
  },
  {
    field: 'library',
    language: 'en',
    entry: {
      title: 'Library Assistant',
      companyName: 'Dunmoor Libraries',
      startDate: '2015-05',
      endDate: '2021-03',
      notes: [
        'desk, loans, reservations',
        'Rhyme Time tuesdays, ~15 babies',
        'shelving + stock check',
        'helped people with job sites on the PCs',
        'local history enquiries',
      ],
    },
    skills: ['Sirsi', 'Customer service'],
    further: ['A levels'],
    posting:
      'Community librarian. Outreach, digital inclusion, reader development, volunteer coordination, stock selection. CILIP chartered.',
    truthful: [
      'Staffed the service desk, processing loans and reservations.',
      'Led weekly Rhyme Time sessions for around 15 babies and their families.',
      'Promoted digital inclusion by helping people use job websites and answered local history enquiries.',
    ],
    invented: [
      ['credential', 'CILIP-chartered library professional.'],
      ['scope', 'Coordinated volunteers across the libraries.'],
    ],
  },
];
