import type { LabeledResume } from '../../labeled-lines';

export const terseGermanAndTrades: readonly LabeledResume[] = [
  {
    field: 'Altenpflege',
    language: 'de',
    entry: {
      title: 'Pflegefachkraft',
      companyName: 'Seniorenheim Am Park',
      startDate: '2016-03',
      endDate: '2021-09',
      notes: [
        'Grund- und Behandlungspflege für 14 Bewohner pro Schicht, Medikamente gestellt, Doku in Vivendi',
        'Angehörige beraten',
        '2 Azubis angeleitet',
        'Wundversorgung nach Plan',
      ],
    },
    skills: ['Vivendi', 'Wundversorgung'],
    further: ['Examinierte Altenpflegerin, 2015'],
    posting:
      'Wir suchen eine engagierte Pflegefachkraft mit Freude an der Dokumentation und Anleitung von Auszubildenden.',
    truthful: [
      'Versorgte je Schicht vierzehn Bewohnerinnen und Bewohner in Grund- und Behandlungspflege und dokumentierte alle Maßnahmen in Vivendi.',
      'Leitete zwei Auszubildende an, beriet Angehörige und versorgte Wunden nach Plan.',
      'Stellte Medikamente und übernahm die Behandlungspflege von 14 Bewohnern pro Schicht.',
    ],
    invented: [
      ['scope', 'Verantwortete als Wohnbereichsleitung die Grund- und Behandlungspflege von 14 Bewohnern.'],
      ['credential', 'Als zertifizierte Wundexpertin Wunden nach Plan versorgt und 14 Bewohner pro Schicht gepflegt.'],
      ['number', 'Versorgte 22 Bewohner pro Schicht in Grund- und Behandlungspflege und dokumentierte in Vivendi.'],
    ],
  },
  {
    field: 'Logistik',
    language: 'de',
    entry: {
      title: 'Fachkraft für Lagerlogistik',
      companyName: 'Hansa Versand',
      startDate: '2018-08',
      endDate: '2023-01',
      notes: [
        'Wareneingang geprüft und in SAP gebucht, ca. 200 Positionen am Tag',
        'Staplerfahren',
        'Inventur 1x im Jahr mitgemacht',
        'Reklamationen an den Einkauf weitergegeben',
      ],
    },
    skills: ['SAP', 'Staplerschein'],
    posting: 'Lagerprofi (m/w/d) für Wareneingang und Bestandsführung mit SAP EWM.',
    truthful: [
      'Kontrollierte täglich rund 200 Positionen im Wareneingang und verbuchte sie in SAP.',
      'Wirkte an der jährlichen Inventur mit und leitete Reklamationen an den Einkauf weiter.',
      'Bewegte Ware mit dem Gabelstapler und prüfte eingehende Lieferungen.',
    ],
    invented: [
      ['skill', 'Prüfte eingehende Ware und buchte täglich etwa 200 Positionen in SAP EWM.'],
      ['scope', 'Leitete die jährliche Inventur und prüfte täglich ca. 200 Positionen im Wareneingang.'],
      ['number', 'Prüfte täglich ca. 200 Positionen und senkte die Fehlerquote auf 0,5 Prozent.'],
    ],
  },
  {
    field: 'electrician',
    language: 'en',
    entry: {
      title: 'Apprentice Electrician',
      companyName: 'Delgado Electric',
      startDate: '2021-06',
      endDate: '2024-06',
      notes: [
        'Pulled wire, bent conduit, set boxes in new houses and two schools under a journeyman.',
        'Read prints',
        '3rd year, 4,800 hours logged',
        'troubleshoot dead circuits w/ multimeter',
      ],
    },
    skills: ['EMT bending', 'Blueprint reading'],
    posting:
      'Journeyman or advanced apprentice for commercial jobs: conduit, panels, troubleshooting, code compliance.',
    truthful: [
      'Installed wiring, conduit, and boxes in residential new construction and two school buildings under the guidance of a journeyman.',
      'Logged 4,800 apprenticeship hours and diagnosed dead circuits with a multimeter.',
      'Interpreted blueprints to bend conduit, pull wire, and set boxes in new homes and two schools.',
    ],
    invented: [
      ['credential', 'Licensed journeyman who pulled wire, bent conduit, and set boxes in new houses and two schools.'],
      ['skill', 'Pulled wire, bent conduit, and wired service panels in new houses and two schools.'],
      ['scope', 'Independently wired new houses and two schools, from pulling wire to setting boxes.'],
      ['number', 'Pulled wire, bent conduit, and set boxes in 45 new houses and two schools.'],
    ],
  },
  {
    field: 'HR',
    language: 'en',
    entry: {
      title: 'HR Assistant',
      companyName: 'Bellweather Foods',
      startDate: '2019-09',
      endDate: '2022-04',
      notes: [
        'processed new hire paperwork and I-9s for ~15 hires/mo, set up orientation',
        'updated employee files in ADP',
        'scheduled interviews for 3 recruiters',
        'answered benefits questions',
      ],
    },
    skills: ['ADP', 'Excel'],
    posting:
      'HR generalist to support onboarding, HRIS, recruiting coordination, and employee relations for 400 staff.',
    truthful: [
      'Coordinated onboarding for about 15 new employees per month, including I-9 forms, paperwork, and orientation.',
      'Maintained personnel records in ADP and responded to employees’ questions about benefits.',
      'Arranged interviews on behalf of three recruiters and organized new hire orientation.',
    ],
    invented: [
      ['scope', 'Administered benefits and processed new hire paperwork for about 15 hires a month.'],
      ['number', 'Supported 400 employees by updating files in ADP and answering benefits questions.'],
      ['scope', 'Redesigned the onboarding process while handling paperwork and I-9s for about 15 hires a month.'],
      ['credential', 'SHRM-certified assistant who processed I-9s and paperwork for about 15 hires per month.'],
    ],
  },
  {
    field: 'truck driving',
    language: 'en',
    entry: {
      title: 'Regional Driver',
      companyName: 'Cumberland Freight',
      startDate: '2015-05',
      endDate: '2021-07',
      notes: [
        'Ran reefer loads in TN, KY, OH, GA, about 2400 miles a week, 98% on time',
        'Pre/post trip inspections, ELD logs',
        'Class A CDL since 2014, clean MVR',
        'kept receipts and temp logs for each load',
      ],
    },
    posting: 'CDL-A driver for dedicated refrigerated lanes. Hazmat a plus. On-time, safe, professional.',
    truthful: [
      'Hauled refrigerated freight across Tennessee, Kentucky, Ohio, and Georgia, averaging about 2,400 miles weekly with 98% on-time delivery.',
      'Completed pre- and post-trip inspections, electronic logs, and temperature records for every load.',
      'Class A CDL holder since 2014 with a clean driving record and 98 percent on-time performance.',
    ],
    invented: [
      [
        'credential',
        'Hazmat-endorsed Class A driver who ran refrigerated loads about 2,400 miles a week with 98% on time.',
      ],
      ['number', 'Ran reefer loads about 2,400 miles a week for a million accident-free miles.'],
      ['scope', 'Mentored new drivers while running refrigerated loads in four states with 98% on-time delivery.'],
      ['name', 'Ran refrigerated loads in Tennessee, Kentucky, Ohio, Georgia, and Florida, about 2,400 miles a week.'],
    ],
  },
  {
    field: 'graphic design',
    language: 'en',
    entry: {
      title: 'Junior Designer',
      companyName: 'Studio Halyard',
      startDate: '2020-01',
      endDate: '2022-06',
      notes: [
        'Made social posts, flyers & menus for 8 restaurant clients in Illustrator and InDesign; usually 2 rounds of changes',
        'photographed food now and then',
        'kept the asset library tidy',
        'Sat in client calls with the art director',
      ],
    },
    skills: ['Illustrator', 'InDesign', 'Photoshop'],
    posting: 'Brand designer for hospitality clients. Figma, motion, and strong client communication.',
    truthful: [
      'Designed social media graphics, flyers, and menus for eight restaurant clients using Illustrator and InDesign.',
      'Joined client calls alongside the art director and typically finalized designs within two rounds of revisions.',
      'Organized the asset library and occasionally photographed dishes for restaurant clients.',
    ],
    invented: [
      [
        'skill',
        'Designed social posts, flyers, and motion graphics for eight restaurant clients in Illustrator and InDesign.',
      ],
      ['scope', 'Directed client calls and designed social posts, flyers, and menus for eight restaurants.'],
      ['scope', 'Created complete brand identities for eight restaurant clients in Illustrator and InDesign.'],
      ['number', 'Designed menus and social posts for eight restaurant clients, growing their followers by 40%.'],
    ],
  },
];
