import type { LabeledResume } from '../../labeled-lines';

export const serviceDesignAndShopNotes: readonly LabeledResume[] = [
  {
    field: 'hvac',
    language: 'en',
    entry: {
      title: 'HVAC Service Technician',
      companyName: 'Desert Air Mechanical',
      startDate: '2014-05',
      endDate: '2022-02',
      notes: [
        'rooftop units + splits, residential and light commercial',
        'diagnose, recover/recharge refrigerant',
        '6-8 calls a day in summer',
        'preventive maint. contracts, 2 school campuses',
      ],
    },
    skills: ['EPA 608 Universal', 'Brazing', 'Electrical troubleshooting'],
    further: ['HVAC program, Pima Community College, 2013'],
    posting:
      'Commercial HVAC service technician. Rooftop and split equipment, mainly Trane, preventive maintenance, electrical diagnostics. EPA 608 required. You will guide two apprentices.',
    truthful: [
      'Serviced rooftop units and split systems for residential and light commercial customers.',
      'EPA 608 Universal certified technician who diagnosed systems and recovered and recharged refrigerant.',
      'Ran six to eight service calls a day in summer and performed preventive maintenance under contract at two school campuses.',
    ],
    invented: [
      ['number', 'Ran 12 to 15 service calls a day in summer on rooftop units and split systems.'],
      ['name', 'Serviced Trane rooftop units for residential and light commercial customers.'],
      ['scope', 'Supervised apprentices on preventive maintenance contracts at two school campuses.'],
    ],
  },
  {
    field: 'software',
    language: 'en',
    entry: {
      title: 'Front-End Developer',
      companyName: 'Pollen Street Studio',
      startDate: '2019-06',
      endDate: '2023-05',
      notes: [
        'React + TypeScript for client sites (a museum, a brewery chain, 2 nonprofits)',
        'rebuilt the component library, Storybook',
        'fixed a11y issues, got the museum site to WCAG AA',
        'sat in on client calls w/ the designer',
      ],
    },
    skills: ['React', 'TypeScript', 'CSS', 'Storybook', 'Jest'],
    further: ['BA Graphic Design, Portland State University, 2017'],
    posting:
      'Front-end engineer with a passion for accessibility. React, TypeScript, GraphQL, design systems, WCAG. IAAP certification a bonus. You talk to clients and work closely with designers.',
    truthful: [
      'Built client websites in React and TypeScript for a museum, a brewery chain and two nonprofits.',
      "Fixed accessibility issues and brought the museum's website to WCAG AA.",
      'Rebuilt the component library with Storybook and joined client calls alongside the designer.',
    ],
    invented: [
      ['skill', 'Built client websites in React, TypeScript and GraphQL for a museum and two nonprofits.'],
      ['date', 'Rebuilt the component library with Storybook in 2021.'],
      ['credential', "Brought the museum's website to WCAG AA as an IAAP-certified accessibility professional."],
    ],
  },
  {
    field: 'engineering',
    language: 'en',
    entry: {
      title: 'Mechanical Design Engineer',
      companyName: 'Thornbury Pumps Ltd',
      startDate: '2016-10',
      endDate: '',
      notes: [
        '3D models + drawings in SolidWorks, centrifugal pumps',
        'FEA on casings, checked against test rig',
        'redesigned the seal housing, 9 parts down to 5',
        'answer shop floor queries, DFM',
      ],
    },
    skills: ['SolidWorks', 'Ansys', 'GD&T'],
    further: ['MEng Mechanical Engineering, University of Bath, 2016'],
    posting:
      'Design engineer for rotating equipment. SolidWorks, FEA, design for manufacture, cost reduction. Chartered or working towards it. Long experience with pumps preferred.',
    truthful: [
      'Produce 3D models and drawings for centrifugal pumps in SolidWorks.',
      'Redesigned the seal housing, reducing the part count from nine to five.',
      'Carry out FEA on pump casings and check the results against the test rig, and handle shop-floor queries and design for manufacture (DFM).',
    ],
    invented: [
      ['number', 'Redesigned the seal housing from nine parts to five, cutting its production cost by 30%.'],
      ['date', 'Produce 3D models and drawings for centrifugal pumps at Thornbury Pumps since 2012.'],
      [
        'credential',
        'As a Chartered Engineer (CEng), carry out FEA on pump casings and check results against the test rig.',
      ],
    ],
  },
  {
    field: 'sales',
    language: 'en',
    entry: {
      title: 'Sales Assistant',
      companyName: 'Loom & Larder',
      startDate: '2021-09',
      endDate: '2024-06',
      notes: [
        'shop floor + till, homeware and kitchen',
        'most loyalty sign-ups in the shop Dec 2022 (112)',
        'stock deliveries Tues/Fri, re-doing the windows',
        'opened / cashed up when manager was off',
      ],
    },
    skills: ['Till operation', 'Visual merchandising', 'Customer service'],
    further: ['A levels, Truro College, 2021'],
    posting:
      'Assistant Store Manager, cookshop. Lead the sales team, drive loyalty sign-ups, keep the windows beautiful, look after our social media. Knowledge of premium brands such as Le Creuset helpful. Keyholder duties.',
    truthful: [
      'Served customers on the shop floor and at the till across homeware and kitchen products.',
      "Achieved the shop's highest number of loyalty sign-ups in December 2022, with 112.",
      "Handled twice-weekly stock deliveries, refreshed window displays, and opened and cashed up in the manager's absence.",
    ],
    invented: [
      ['name', 'Sold homeware and kitchen products, including Le Creuset, on the shop floor and at the till.'],
      ['skill', "Handled stock deliveries, refreshed window displays and ran the shop's social media."],
      ['scope', 'Managed a team of sales assistants on the homeware and kitchen shop floor.'],
    ],
  },
  {
    field: 'office',
    language: 'de',
    entry: {
      title: 'Sachbearbeiterin Auftragsabwicklung',
      companyName: 'Rehbein Fördertechnik GmbH & Co. KG',
      startDate: '2016-01',
      endDate: '2023-06',
      notes: [
        'Aufträge in SAP erfassen, ca. 40 am Tag',
        'Lieferscheine, Rechnungen, Reklamationen',
        'Telefon + Mail mit Kunden in D/A/CH',
        'Urlaubsvertretung für die Disposition',
      ],
    },
    skills: ['SAP SD', 'MS Excel', 'Englisch (B2)'],
    further: ['Ausbildung zur Kauffrau für Büromanagement, IHK Kassel, 2015'],
    posting:
      'Mitarbeiterin (m/w/d) im Vertriebsinnendienst mit Aussicht auf Teamleitung. Auftragserfassung in SAP, Fakturierung, Reklamationsbearbeitung, Kundenkontakt im DACH-Raum. Langjährige Erfahrung erwünscht.',
    truthful: [
      'Erfassung von täglich rund 40 Aufträgen in SAP.',
      'Bearbeitung von Lieferscheinen, Rechnungen und Reklamationen.',
      'Telefonischer und schriftlicher Kundenkontakt im DACH-Raum sowie Urlaubsvertretung für die Disposition.',
    ],
    invented: [
      ['number', 'Bearbeitung von Reklamationen bei einer um 20 % verkürzten Bearbeitungszeit.'],
      ['scope', 'Leitung des Teams Auftragsabwicklung und Erfassung von rund 40 Aufträgen am Tag in SAP.'],
      ['date', 'Von 2012 bis 2023 bei Rehbein Kunden im DACH-Raum per Telefon und E-Mail betreut.'],
    ],
  },
  {
    field: 'software',
    language: 'de',
    entry: {
      title: 'Softwareentwickler',
      companyName: 'Nordwind Logistiksysteme GmbH',
      startDate: '2018-09',
      endDate: '',
      notes: [
        'Java / Spring Boot, Lagerverwaltung (WMS)',
        'REST-Schnittstellen zu 3 Paketdiensten',
        'Unit-Tests eingeführt, Abdeckung von 20 auf 65 %',
        'Jenkins-Pipeline gepflegt, Code-Reviews',
      ],
    },
    skills: ['Java', 'Spring Boot', 'PostgreSQL', 'Jenkins', 'Git'],
    further: ['B.Sc. Informatik, Hochschule Bremen, 2018'],
    posting:
      'Java-Entwickler (m/w/d) für Logistiksoftware. Spring Boot, Angular, CI/CD, hohe Testqualität (ISTQB gern gesehen), Anbindung von Partnern wie DHL. Sie arbeiten im agilen Team.',
    truthful: [
      'Entwicklung einer Lagerverwaltung (WMS) mit Java und Spring Boot.',
      'Umsetzung von REST-Schnittstellen zu drei Paketdiensten sowie Durchführung von Code-Reviews.',
      'Einführung von Unit-Tests mit einer Steigerung der Testabdeckung von 20 auf 65 % und Pflege der Jenkins-Pipeline (CI/CD).',
    ],
    invented: [
      ['name', 'Umsetzung von REST-Schnittstellen zu drei Paketdiensten, darunter DHL.'],
      ['skill', 'Entwicklung einer Lagerverwaltung (WMS) mit Java, Spring Boot und Angular.'],
      [
        'credential',
        'Als ISTQB-zertifizierter Tester Unit-Tests eingeführt und die Abdeckung von 20 auf 65 % gesteigert.',
      ],
    ],
  },
];
