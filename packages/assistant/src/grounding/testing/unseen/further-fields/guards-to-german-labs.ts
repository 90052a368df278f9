import type { LabeledResume } from '../../labeled-lines';

export const guardsToGermanLabs: readonly LabeledResume[] = [
  {
    field: 'security',
    language: 'en',
    entry: {
      title: 'Security Officer',
      companyName: 'Vanguard Sites',
      startDate: '2016-11',
      endDate: '',
      notes: [
        '12h nights at a distribution centre',
        'gate, ID checks, vehicle searches',
        'CCTV, 48 cameras, incident reports',
        'first aider for the shift',
      ],
    },
    skills: ['SIA Door Supervisor licence', 'CCTV'],
    further: ['First Aid at Work, 2022'],
    posting:
      'Security shift leader. Access control, patrols, CCTV monitoring, fire marshal duties, conflict management, report writing. SIA licence required, dog handling a plus.',
    truthful: [
      'Work 12-hour night shifts securing a distribution centre.',
      'Control site access by checking IDs and searching vehicles at the gate.',
      "Monitor 48 CCTV cameras, write incident reports and serve as the shift's first aider.",
    ],
    invented: [
      ['scope', 'Lead a shift of security officers at a distribution centre.'],
      ['skill', 'Patrol the distribution centre with a security dog.'],
      ['date', 'Monitor CCTV at Vanguard since 2010.'],
    ],
  },
  {
    field: 'printing',
    language: 'en',
    entry: {
      title: 'Print Finisher',
      companyName: 'Foldline Print',
      startDate: '2012-02',
      endDate: '2019-11',
      notes: [
        'guillotine, folding, saddle stitch, perfect binding',
        'set up the Horizon and Polar machines',
        'quality checks, packed + labelled for courier',
        'covered digital press when Dave was off (Xerox)',
      ],
    },
    skills: ['Polar guillotine', 'Horizon StitchLiner'],
    further: ['City & Guilds Print Finishing'],
    posting:
      'Digital print operator. Prepress, imposition, Xerox Iridesse, finishing, dispatch. Colour management and maintenance of equipment. Shift leading possible.',
    truthful: [
      'Carried out print finishing, including guillotining, folding, saddle stitching and perfect binding.',
      'Set up Horizon and Polar equipment, carried out quality control and prepared finished work for dispatch.',
      "Operated the Xerox digital press to cover a colleague's absence.",
    ],
    invented: [
      ['skill', 'Carried out prepress, imposition and saddle stitching.'],
      ['scope', 'Led a shift of print finishers.'],
      ['number', 'Finished 20,000 booklets a week.'],
    ],
  },
  {
    field: 'data',
    language: 'en',
    entry: {
      title: 'Junior Actuarial Analyst',
      companyName: 'Meridian Life',
      startDate: '2021-09',
      endDate: '',
      notes: [
        'mortality experience studies each quarter, R',
        'built reserving spreadsheet checks, runtime 6h to 2h',
        'answer audit questions',
        '6 IFoA exams passed',
      ],
    },
    skills: ['R', 'Excel VBA', 'SQL'],
    further: ['BSc Mathematics, University of Warwick, 2021'],
    posting:
      'Actuarial analyst, pricing. Assumption setting, IFRS 17, Solvency II reporting, Prophet modelling, Python. Progress towards FIA qualification.',
    truthful: [
      'Conduct quarterly mortality experience studies in R.',
      'Developed automated checks for reserving spreadsheets, reducing run time from six hours to two.',
      'Respond to auditor queries and have passed six Institute and Faculty of Actuaries exams.',
    ],
    invented: [
      ['skill', 'Run Prophet models and mortality studies.'],
      ['credential', 'Fellow of the IFoA conducting mortality studies.'],
      ['number', 'Passed nine IFoA exams.'],
    ],
  },
  {
    field: 'forestry',
    language: 'de',
    entry: {
      title: 'Forstwirt',
      companyName: 'Forstamt Ahlen',
      startDate: '2014-08',
      endDate: '',
      notes: [
        'Motorsäge, Fällen und Aufarbeiten, Rückung mit dem Pferdebetrieb abgesprochen',
        'Pflanzung, Kulturpflege, Zaunbau',
        'Verkehrssicherung an Straßen',
        'zuletzt öfter Praktikanten mitgenommen',
      ],
    },
    skills: ['Motorsägenschein', 'Seilklettertechnik'],
    further: ['Ausbildung Forstwirt, 2014'],
    posting:
      'Forstwirt (m/w/d): Holzernte, Jungbestandspflege, Wegebau, Bedienung von Forstmaschinen (Harvester), Ausbildung. Forstwirtschaftsmeister willkommen.',
    truthful: [
      'Holzernte mit der Motorsäge sowie Abstimmung der Rückearbeiten mit dem Pferdebetrieb.',
      'Pflanzarbeiten, Kulturpflege und Bau von Zäunen.',
      'Verkehrssicherungsmaßnahmen an Straßen und Betreuung von Praktikanten.',
    ],
    invented: [
      ['skill', 'Holzernte mit Motorsäge und Harvester.'],
      ['credential', 'Forstwirtschaftsmeister in Holzernte und Pflanzung.'],
      ['scope', 'Leitung eines Forstreviers mit sechs Waldarbeitern.'],
    ],
  },
  {
    field: 'taxes',
    language: 'de',
    entry: {
      title: 'Steuerfachangestellte',
      companyName: 'Kanzlei Brandt & Moll',
      startDate: '2013-08',
      endDate: '2021-12',
      notes: [
        'Fibu und Lohn für ca. 35 Mandanten',
        'Einkommensteuererklärungen',
        'Jahresabschlüsse vorbereitet, Chefin hat fertig gemacht',
        'Telefon mit Finanzamt',
      ],
    },
    skills: ['DATEV', 'Lohnabrechnung'],
    further: ['Ausbildung Steuerfachangestellte, 2013'],
    posting:
      'Bilanzbuchhalterin (m/w/d): eigenverantwortliche Erstellung von Jahresabschlüssen, Umsatzsteuer, Konzernreporting, SAP FI, digitale Buchhaltung.',
    truthful: [
      'Finanz- und Lohnbuchhaltung für rund 35 Mandantinnen und Mandanten.',
      'Erstellung von Einkommensteuererklärungen und Vorbereitung von Jahresabschlüssen.',
      'Telefonische Abstimmung mit dem Finanzamt.',
    ],
    invented: [
      ['scope', 'Eigenverantwortliche Erstellung von Jahresabschlüssen für 35 Mandanten.'],
      ['name', 'Finanzbuchhaltung in SAP FI und DATEV.'],
      ['credential', 'Bilanzbuchhalterin (IHK) für rund 35 Mandanten.'],
    ],
  },
  {
    field: 'events',
    language: 'de',
    entry: {
      title: 'Veranstaltungstechniker',
      companyName: 'Lichthaus Events',
      startDate: '2018-09',
      endDate: '2023-05',
      notes: [
        'Auf- und Abbau Licht und Ton, Messen und Konzerte',
        'LKW bis 7,5 t gefahren',
        'kleine Shows selbst am Pult (grandMA2)',
        'Lager: Kabel prüfen, E-Check, reparieren',
      ],
    },
    skills: ['grandMA2', 'DGUV V3 Prüfung'],
    further: ['Ausbildung Fachkraft für Veranstaltungstechnik, 2018'],
    posting:
      'Projektleiter Veranstaltungstechnik (m/w/d): Planung, Kalkulation, Vor-Ort-Betreuung, Medientechnik, Rigging (SQQ1), Kundenkommunikation.',
    truthful: [
      'Auf- und Abbau von Licht- und Tontechnik bei Messen und Konzerten.',
      'Bedienung des Lichtpults grandMA2 bei kleineren Veranstaltungen und Fahren von LKW bis 7,5 Tonnen.',
      'Prüfung und Reparatur von Kabeln im Lager, einschließlich E-Check nach DGUV V3.',
    ],
    invented: [
      ['scope', 'Projektleitung von Messen und Konzerten.'],
      ['skill', 'Auf- und Abbau von Licht und Ton sowie Rigging.'],
      ['number', 'Betreuung von 80 Veranstaltungen im Jahr.'],
    ],
  },
  {
    field: 'laboratory',
    language: 'de',
    entry: {
      title: 'Chemielaborantin',
      companyName: 'AquaTest Labor',
      startDate: '2017-01',
      endDate: '',
      notes: [
        'Wasserproben, Titration, Photometer, ICP',
        'so 60 Proben die Woche',
        'Geräte kalibriert, kleine Wartungen',
        'Ergebnisse ins LIMS, Berichte an die Kunden',
      ],
    },
    skills: ['ICP-OES', 'LIMS'],
    further: ['Ausbildung Chemielaborantin, IHK, 2016'],
    posting:
      'Laborantin (m/w/d) für Umweltanalytik. Probenvorbereitung, HPLC, GC-MS, Qualitätssicherung nach ISO 17025, Methodenvalidierung, Laborleitung in Vertretung.',
    truthful: [
      'Analyse von Wasserproben mittels Titration, Photometrie und ICP.',
      'Bearbeitung von rund 60 Proben pro Woche sowie Kalibrierung und kleinere Wartung der Geräte.',
      'Eingabe der Ergebnisse ins LIMS und Erstellung von Prüfberichten für die Kundschaft.',
    ],
    invented: [
      ['skill', 'Analyse von Wasserproben mittels HPLC und GC-MS.'],
      ['scope', 'Vertretung der Laborleitung bei der Wasseranalytik.'],
      ['number', 'Bearbeitung von rund 150 Proben pro Woche.'],
    ],
  },
];
