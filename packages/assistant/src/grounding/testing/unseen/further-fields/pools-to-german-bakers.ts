import type { LabeledResume } from '../../labeled-lines';

export const poolsToGermanBakers: readonly LabeledResume[] = [
  {
    field: 'lifeguarding',
    language: 'en',
    entry: {
      title: 'Lifeguard / Swim Teacher',
      companyName: 'Borough Leisure Trust',
      startDate: '2019-06',
      endDate: '2022-08',
      notes: [
        'poolside, 25m + teaching pool',
        'taught 3 beginner classes a week, kids 5-8',
        'pool tests every 2 hours (chlorine, pH)',
        'one real rescue, kid in the deep end 2021',
      ],
    },
    skills: ['First aid', 'Defibrillator'],
    further: ['NPLQ, 2019', 'Swim England Level 2, 2020'],
    posting:
      'Duty manager, leisure centre. Pool plant operation, staff rotas, swimming programme, safeguarding, incident response. Pool Plant Operators certificate required.',
    truthful: [
      'Supervised the 25-metre and teaching pools as a qualified lifeguard.',
      'Taught three weekly beginner swimming lessons for children aged five to eight.',
      'Tested pool water for chlorine and pH every two hours and rescued a child from the deep end in 2021.',
    ],
    invented: [
      ['credential', 'Lifeguard with a Pool Plant Operators certificate.'],
      ['scope', 'Managed staff rotas for lifeguards and swim teachers.'],
      ['number', 'Taught 12 beginner classes a week to children aged 5–8.'],
    ],
  },
  {
    field: 'audiology',
    language: 'en',
    entry: {
      title: 'Hearing Care Assistant',
      companyName: 'ClearTone Hearing',
      startDate: '2020-09',
      endDate: '2024-03',
      notes: [
        'screening hearing tests, otoscopy',
        'cleaned + retubed hearing aids',
        'home visits with the audiologist 1 day a week',
        'diary for 3 audiologists, NHS claims',
      ],
    },
    skills: ['Otoscopy', 'Auditbase'],
    further: ['Assistant audiologist course, 2020'],
    posting:
      'Hearing aid dispenser. Audiometry, fitting and verification, earwax removal (microsuction), aftercare, home visits. HCPC registration required.',
    truthful: [
      'Carried out hearing screenings and otoscopy.',
      'Provided hearing aid aftercare, including cleaning and retubing, and accompanied the audiologist on home visits one day a week.',
      'Managed the calendars of three audiologists and processed NHS claims.',
    ],
    invented: [
      ['skill', 'Carried out hearing tests, otoscopy and microsuction.'],
      ['credential', 'HCPC-registered hearing aid dispenser carrying out home visits.'],
      ['scope', 'Supervised three audiologists and their diaries.'],
    ],
  },
  {
    field: 'optics',
    language: 'de',
    entry: {
      title: 'Augenoptiker',
      companyName: 'Sehwerk Brillen GmbH',
      startDate: '2016-08',
      endDate: '',
      notes: [
        'Brillenanpassung, Refraktion',
        'Werkstatt: Gläser einschleifen, Reparaturen',
        'Kontaktlinsen nach Einweisung durch die Meisterin',
        'Inventur und Bestellungen im System',
      ],
    },
    skills: ['Refraktion', 'Winfra'],
    further: ['Gesellenbrief Augenoptik, HWK Kassel, 2016'],
    posting:
      'Augenoptikermeister (m/w/d) als Filialleitung. Refraktionsbestimmung, Kontaktlinsenanpassung, Warenwirtschaft, Kundenberatung, Screening mit Funduskamera.',
    truthful: [
      'Anpassung von Brillen und Durchführung von Refraktionen.',
      'Werkstattarbeiten wie das Einschleifen von Gläsern und die Reparatur von Brillen.',
      'Anpassung von Kontaktlinsen nach Einweisung durch die Meisterin sowie Inventuren und Bestellungen über das Warenwirtschaftssystem.',
    ],
    invented: [
      ['credential', 'Augenoptikermeister mit Schwerpunkt Refraktion.'],
      ['skill', 'Refraktion und Screening mit der Funduskamera.'],
      ['scope', 'Leitung der Filiale mit Werkstatt und Verkauf.'],
    ],
  },
  {
    field: 'surveying',
    language: 'de',
    entry: {
      title: 'Vermessungstechnikerin',
      companyName: 'Ingenieurbüro Falk',
      startDate: '2015-09',
      endDate: '2022-06',
      notes: [
        'Lagepläne, Absteckungen auf Baustellen',
        'GPS und Tachymeter, Auswertung am PC',
        'Pläne in AutoCAD gezeichnet',
        'Gebäudeeinmessungen fürs Kataster',
      ],
    },
    skills: ['AutoCAD', 'Tachymetrie'],
    further: ['Ausbildung Vermessungstechnikerin, 2015'],
    posting:
      'Vermessungstechniker (m/w/d) im Außendienst: Ingenieurvermessung, Bauabsteckung, 3D-Laserscanning, Bestandsaufnahme, Leitung eines Messtrupps. GIS-Kenntnisse (QGIS).',
    truthful: [
      'Erstellung von Lageplänen und Durchführung von Absteckungen auf Baustellen.',
      'Messungen mit GPS und Tachymeter einschließlich EDV-gestützter Auswertung sowie CAD-Zeichnungen in AutoCAD.',
      'Durchführung von Gebäudeeinmessungen für das Liegenschaftskataster.',
    ],
    invented: [
      ['skill', 'Absteckungen auf Baustellen und 3D-Laserscanning.'],
      ['scope', 'Leitung eines Messtrupps auf Baustellen.'],
      ['name', 'Erstellung von Lageplänen in QGIS und AutoCAD.'],
    ],
  },
  {
    field: 'physiotherapy',
    language: 'de',
    entry: {
      title: 'Physiotherapeut',
      companyName: 'Praxis am Ring',
      startDate: '2019-04',
      endDate: '2023-12',
      notes: [
        'KG, MT, Lymphdrainage, 25-min-Takt, so 16 Patienten am Tag',
        'Hausbesuche mittwochs',
        'Reha-Sport Gruppe Rücken, 12 Leute',
        'Befund und Doku in Theorg',
      ],
    },
    skills: ['Manuelle Therapie', 'Manuelle Lymphdrainage', 'Theorg'],
    further: ['Staatsexamen Physiotherapie, 2019', 'Zertifikat MLD, 2020'],
    posting:
      'Physiotherapeut (m/w/d) mit fachlicher Leitung. Krankengymnastik, KGG am Gerät, Bobath, Gruppenkurse, Befunderstellung und Therapieplanung. Du leitest ein Team von sechs.',
    truthful: [
      'Krankengymnastik, manuelle Therapie und Lymphdrainage bei täglich rund 16 Patientinnen und Patienten.',
      'Durchführung von Hausbesuchen und Anleitung einer Rückengruppe im Rehasport mit zwölf Teilnehmenden.',
      'Befunderstellung und Dokumentation in der Praxissoftware Theorg.',
    ],
    invented: [
      ['skill', 'Krankengymnastik, manuelle Therapie und Bobath-Behandlungen.'],
      ['number', 'Behandlung von täglich rund 25 Patientinnen und Patienten.'],
      ['scope', 'Fachliche Leitung eines Teams von sechs Therapeuten.'],
    ],
  },
  {
    field: 'baking',
    language: 'de',
    entry: {
      title: 'Bäcker',
      companyName: 'Backstube Ehlers',
      startDate: '2012-08',
      endDate: '2021-03',
      notes: [
        'Teigmacher und Ofen, Nachtschicht ab 1 Uhr',
        'Sauerteige selbst geführt, 14 Brotsorten',
        'Azubis im 1. Jahr gezeigt wie man wirkt und formt',
        'Ware für 5 Filialen kommissioniert',
      ],
    },
    skills: ['Sauerteigführung'],
    further: ['Gesellenbrief Bäcker, 2012'],
    posting:
      'Bäckermeister (m/w/d) als Produktionsleiter. Teigherstellung, Ofenarbeit, Konditorei, HACCP-Dokumentation, Personalplanung und Ausbildung des Nachwuchses.',
    truthful: [
      'Herstellung von Teigen und Ofenarbeit in der Nachtschicht ab 1 Uhr.',
      'Eigenständige Führung von Sauerteigen für 14 Brotsorten.',
      'Anleitung von Auszubildenden im ersten Lehrjahr beim Wirken und Formen sowie Kommissionierung der Ware für fünf Filialen.',
    ],
    invented: [
      ['credential', 'Bäckermeister mit Verantwortung für 14 Brotsorten.'],
      ['skill', 'Herstellung von Teigen, Ofenarbeit und Konditorei.'],
      ['scope', 'Personalplanung für die Nachtschicht und fünf Filialen.'],
    ],
  },
];
