import type { LabeledResume } from '../../labeled-lines';

export const germanRescueToHousing: readonly LabeledResume[] = [
  {
    field: 'Rettungsdienst',
    language: 'de',
    entry: {
      title: 'Rettungssanitäter',
      companyName: 'DRK Kreisverband',
      startDate: '2018-10',
      endDate: '2023-04',
      notes: [
        'Krankentransport + Notfallrettung, 12h Schichten',
        'Fahrzeug checken, Material auffüllen, desinfizieren',
        'Fahrer auf dem RTW',
        'Sanitätsdienste bei Konzerten',
      ],
    },
    skills: ['EKG anlegen', 'C1'],
    further: ['Rettungssanitäter, 2018'],
    posting:
      'Notfallsanitäter (m/w/d). Notfallversorgung, Dokumentation (NIDA), Hygiene nach MPG, Praxisanleitung, Leitstelle.',
    truthful: [
      'Krankentransport und Notfallrettung im Zwölf-Stunden-Schichtdienst.',
      'Überprüfung, Desinfektion und Materialauffüllung der Fahrzeuge sowie Führen des Rettungswagens.',
      'Sanitätsdienstliche Betreuung von Konzerten.',
    ],
    invented: [
      ['credential', 'Notfallsanitäter im Rettungsdienst.'],
      ['scope', 'Praxisanleitung und Notfallrettung.'],
    ],
  },
  {
    field: 'Einzelhandel Baumarkt',
    language: 'de',
    entry: {
      title: 'Verkäufer Gartencenter',
      companyName: 'Grünwelt',
      startDate: '2016-03',
      endDate: '2022-09',
      notes: [
        'Pflanzen gießen, aussortieren, Preise',
        'Kundschaft beraten zu Balkon + Beet',
        'Kasse samstags',
        'Weihnachtsbäume verkauft, 2.000 pro Saison',
      ],
    },
    skills: ['Pflanzenkenntnisse'],
    further: ['Ausbildung Einzelhandelskaufmann, 2016'],
    posting:
      'Abteilungsleiter Garten (m/w/d): Warenpräsentation, Disposition, Kundenberatung, Personalführung, Pflanzenschutz-Sachkunde.',
    truthful: [
      'Pflege und Auspreisung von Pflanzen sowie Aussortieren beschädigter Ware.',
      'Kundenberatung zur Balkon- und Beetbepflanzung und Kassentätigkeit an Samstagen.',
      'Verkauf von rund 2.000 Weihnachtsbäumen pro Saison.',
    ],
    invented: [
      ['credential', 'Verkäufer mit Pflanzenschutz-Sachkundenachweis.'],
      ['scope', 'Personalführung im Gartencenter.'],
    ],
  },
  {
    field: 'Kfz',
    language: 'de',
    entry: {
      title: 'Kfz-Mechatroniker',
      companyName: 'Autohaus Wendt',
      startDate: '2014-08',
      endDate: '2021-10',
      notes: [
        'Inspektion, Bremsen, Kupplung, Zahnriemen',
        'Fehler auslesen (VCDS)',
        'HU-Vorbereitung',
        'Reifenwechsel saison, so 20 am Tag',
      ],
    },
    skills: ['VCDS', 'Hochvolt Stufe 2'],
    further: ['Gesellenbrief, 2014'],
    posting:
      'Serviceberater / Kfz-Meister (m/w/d). Fahrzeugdiagnose, HV-Systeme, Kundenkommunikation, Auftragsannahme, Klimaanlagen-Sachkunde.',
    truthful: [
      'Durchführung von Inspektionen sowie Instandsetzung von Bremsen, Kupplungen und Zahnriemen.',
      'Fahrzeugdiagnose mit VCDS und Vorbereitung auf die Hauptuntersuchung.',
      'In der Saison täglich rund 20 Reifenwechsel.',
    ],
    invented: [
      ['credential', 'Kfz-Meister mit Schwerpunkt Diagnose.'],
      ['skill', 'Wartung von Klimaanlagen und Bremsen.'],
    ],
  },
  {
    field: 'Bibliothek',
    language: 'de',
    entry: {
      title: 'FaMI',
      companyName: 'Stadtbücherei Norden',
      startDate: '2017-08',
      endDate: '',
      notes: [
        'Ausleihe, Rückgabe, Mahnungen',
        'Medien einarbeiten, folieren, Signaturen',
        'Bilderbuchkino jeden 1. Mittwoch',
        'Führungen für Grundschulklassen',
      ],
    },
    skills: ['LMSCloud', 'Koha'],
    further: ['Ausbildung FaMI, 2017'],
    posting:
      'Bibliothekar (m/w/d): Bestandsaufbau, Leseförderung, Veranstaltungsarbeit, RDA-Katalogisierung, Onleihe, Social Media.',
    truthful: [
      'Ausleihe und Rückgabe von Medien sowie Bearbeitung von Mahnungen.',
      'Technische Medienbearbeitung einschließlich Folieren und Signaturvergabe.',
      'Leseförderung durch ein monatliches Bilderbuchkino und Bibliotheksführungen für Grundschulklassen.',
    ],
    invented: [
      ['skill', 'RDA-Katalogisierung und Ausleihe von Medien.'],
      ['scope', 'Verantwortung für den Bestandsaufbau.'],
    ],
  },
  {
    field: 'Erzieherin Hort',
    language: 'de',
    entry: {
      title: 'Erzieherin',
      companyName: 'Hort Sonnenblume',
      startDate: '2015-09',
      endDate: '2022-07',
      notes: [
        'Hausaufgabenbetreuung, 20 Kinder 1.-4. Klasse',
        'Ferienprogramm mit Kollegin geplant',
        'Elterngespräche, Entwicklungsbögen',
        'Kinderkonferenz eingeführt',
      ],
    },
    skills: ['Gewaltfreie Kommunikation'],
    further: ['Staatlich anerkannte Erzieherin, 2015'],
    posting:
      'Pädagogische Leitung (m/w/d): Konzeptentwicklung, Partizipation, Inklusion, Dienstplanung, Elternarbeit, Beobachtung und Dokumentation.',
    truthful: [
      'Hausaufgabenbetreuung von 20 Kindern der ersten bis vierten Klasse.',
      'Gemeinsame Planung des Ferienprogramms mit einer Kollegin und Einführung einer Kinderkonferenz zur Förderung der Partizipation.',
      'Führen von Elterngesprächen und Dokumentation der Entwicklung der Kinder.',
    ],
    invented: [
      ['scope', 'Dienstplanung und pädagogische Leitung des Horts.'],
      ['skill', 'Konzeptentwicklung und Inklusion im Hort.'],
    ],
  },
  {
    field: 'Immobilien',
    language: 'de',
    entry: {
      title: 'Hausverwalterin',
      companyName: 'Rhein Immo',
      startDate: '2018-02',
      endDate: '2024-01',
      notes: [
        'WEG-Verwaltung, 14 Objekte',
        'Nebenkostenabrechnung, Handwerker beauftragt',
        'Eigentümerversammlungen mit dem Chef, Protokoll',
        'Mieterwechsel, Übergaben',
      ],
    },
    skills: ['Domus', 'MS Office'],
    further: ['Immobilienkauffrau IHK, 2017'],
    posting:
      'Objektmanagerin (m/w/d): kaufmännische und technische Betreuung, Instandhaltungsplanung, Leitung von Eigentümerversammlungen, Mietvertragswesen, SAP RE-FX.',
    truthful: [
      'Verwaltung von 14 Wohnungseigentümergemeinschaften einschließlich Nebenkostenabrechnung.',
      'Beauftragung von Handwerksbetrieben und Abwicklung von Mieterwechseln mit Wohnungsübergaben.',
      'Protokollführung bei Eigentümerversammlungen.',
    ],
    invented: [
      ['scope', 'Leitung von Eigentümerversammlungen für 14 Objekte.'],
      ['name', 'Nebenkostenabrechnung in SAP RE-FX.'],
    ],
  },
];
