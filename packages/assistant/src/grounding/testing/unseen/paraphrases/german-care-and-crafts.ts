import type { LabeledResume } from '../../labeled-lines';

export const germanCareAndCraftsParaphrases: readonly LabeledResume[] = [
  {
    field: 'Altenpflege',
    language: 'de',
    entry: {
      title: 'Pflegefachkraft',
      companyName: 'Seniorenhaus Lindenhof',
      startDate: '2017-10',
      endDate: '',
      notes: [
        'Grund- und Behandlungspflege auf einem Wohnbereich mit 28 Bewohnern, Medikamente stellen, Wundversorgung',
        'Doku in Vivendi',
        'Angehörigengespräche, auch schwierige',
        'Praxisanleitung von Azubis seit 2021 (meist 2 pro Jahr)',
      ],
    },
    skills: ['Wundversorgung', 'Vivendi PD', 'Validation'],
    further: ['Examen Altenpflege, Berufsfachschule Kassel, 2017', 'Weiterbildung Praxisanleitung, 2021'],
    posting:
      'Wir suchen eine Pflegefachkraft (m/w/d) für unser Haus mit 90 Plätzen. Sie planen und steuern den Pflegeprozess, leiten Auszubildende an und übernehmen gern auch die Schichtleitung. Kenntnisse in Palliativpflege von Vorteil.',
    truthful: [
      'Versorgung von 28 Bewohnerinnen und Bewohnern in der Grund- und Behandlungspflege, einschließlich Medikamentenstellung und Wundversorgung.',
      'Durchführung der Grund- und Behandlungspflege auf einem Wohnbereich sowie Anleitung von in der Regel zwei Auszubildenden pro Jahr seit 2021.',
      'Verantwortungsvolle Behandlungspflege mit Wundversorgung und Stellen der Medikamente, dokumentiert in Vivendi und begleitet durch Gespräche mit Angehörigen.',
    ],
    invented: [
      [
        'scope',
        'Leitung eines Wohnbereichs mit 28 Bewohnern, einschließlich Grund- und Behandlungspflege und Wundversorgung.',
      ],
      [
        'number',
        'Grund- und Behandlungspflege von 45 Bewohnern eines Wohnbereichs, Stellen von Medikamenten und Wundversorgung.',
      ],
      [
        'skill',
        'Grund- und Behandlungspflege für 28 Bewohner mit Wundversorgung, Medikamentenstellung und palliativer Begleitung.',
      ],
    ],
  },
  {
    field: 'Tischlerei',
    language: 'de',
    entry: {
      title: 'Tischlergeselle',
      companyName: 'Holzwerkstatt Reimers',
      startDate: '2019-08',
      endDate: '2024-03',
      notes: [
        'Einbauschränke und Küchen gebaut und beim Kunden montiert, Massivholz u. Platte',
        'CNC (Homag) bedient, Programme kamen vom Meister',
        'Oberflächen geölt und lackiert',
        'Aufmaß beim Kunden manchmal selbst gemacht',
      ],
    },
    skills: ['Massivholz', 'Oberflächenbehandlung', 'Führerschein BE'],
    further: ['Gesellenbrief Tischler, HWK Flensburg, 2019'],
    posting:
      'Tischler/in für den Innenausbau gesucht. Sie fertigen und montieren hochwertige Einbaumöbel, beherrschen CNC-Programmierung und treten beim Kunden freundlich auf.',
    truthful: [
      'Fertigung von Einbauschränken und Küchen aus Massivholz und Plattenwerkstoffen sowie Montage beim Kunden.',
      'Herstellung und Einbau individueller Küchen und Schränke, inklusive geölter und lackierter Oberflächen und gelegentlicher Aufmaße vor Ort.',
      'Einbaumöbel in der Werkstatt gebaut, dabei die Homag-CNC bedient, und anschließend bei der Kundschaft eingebaut.',
    ],
    invented: [
      [
        'skill',
        'Fertigung und Montage von Einbauschränken und Küchen, einschließlich Programmierung der CNC-Maschine.',
      ],
      [
        'scope',
        'Eigenverantwortliche Abwicklung von Küchen- und Einbauschrankprojekten von der Kundenberatung bis zur Rechnungsstellung.',
      ],
      ['number', 'Fertigung und Montage von rund 30 Küchen pro Jahr aus Massivholz und Plattenwerkstoffen.'],
    ],
  },
  {
    field: 'Steuerfachangestellte',
    language: 'de',
    entry: {
      title: 'Steuerfachangestellte',
      companyName: 'Kanzlei Dr. Obermann',
      startDate: '2015-08',
      endDate: '2023-09',
      notes: [
        'Ich habe die Finanzbuchhaltung für ca. 35 Mandanten gemacht, vor allem Handwerker und Ärzte, alles in DATEV.',
        'Lohnabrechnungen für 12 Betriebe',
        'Jahresabschlüsse vorbereitet, der Chef hat sie fertig gemacht',
        'Einkommensteuererklärungen',
      ],
    },
    skills: ['DATEV Unternehmen online', 'Lohn und Gehalt', 'Excel'],
    further: ['Ausbildung Steuerfachangestellte, Steuerberaterkammer München, 2015'],
    posting:
      'Für unsere Kanzlei suchen wir eine Steuerfachangestellte (m/w/d) oder Bilanzbuchhalterin. Sie betreuen einen festen Mandantenstamm, erstellen Jahresabschlüsse und begleiten uns bei der Digitalisierung.',
    truthful: [
      'Betreuung der Finanzbuchhaltung von rund 35 Mandanten, überwiegend aus Handwerk und Ärzteschaft, in DATEV.',
      'Erstellung der laufenden Buchführung für Handwerksbetriebe und Arztpraxen mit DATEV sowie Vorbereitung von Jahresabschlüssen.',
      'Bearbeitung von Finanzbuchhaltung und Einkommensteuererklärungen, ergänzt um die Lohnabrechnung für zwölf Betriebe.',
    ],
    invented: [
      ['credential', 'Als geprüfte Bilanzbuchhalterin Betreuung der Finanzbuchhaltung von rund 35 Mandanten in DATEV.'],
      [
        'scope',
        'Finanzbuchhaltung für rund 35 Mandanten in DATEV und fachliche Leitung des Buchhaltungsteams der Kanzlei.',
      ],
      [
        'number',
        'Finanzbuchhaltung für etwa 35 Mandanten sowie Lohnabrechnungen für insgesamt 400 Beschäftigte in DATEV.',
      ],
    ],
  },
  {
    field: 'Einzelhandel Mode',
    language: 'de',
    entry: {
      title: 'Verkäuferin',
      companyName: 'Modehaus Krall',
      startDate: '2012-03',
      endDate: '2020-12',
      notes: [
        'Beratung Damenmode, Kasse, Ware auszeichnen und einräumen',
        'Schaufenster dekoriert, alle 3 Wochen neu',
        'Stammkundinnen angerufen wenn neue Ware da war',
        'Inventur',
      ],
    },
    summary: 'Nach vier Jahren Pflege meiner Mutter suche ich den Wiedereinstieg im Verkauf.',
    skills: ['Beratung', 'Kassenführung', 'Dekoration'],
    posting:
      'Für unsere Filiale suchen wir eine Verkaufsberaterin in Teilzeit mit Gespür für Mode und Freude an Kundenbindung. Erfahrung im Visual Merchandising erwünscht.',
    truthful: [
      'Beratung der Kundinnen in der Damenmode, Kassieren sowie Auszeichnen und Einräumen der Ware.',
      'Kundinnen zu Damenmode beraten und Stammkundinnen telefonisch über Neuheiten informiert.',
      'Verkauf und Kasse in der Damenabteilung, dazu Visual Merchandising mit alle drei Wochen neu dekorierten Schaufenstern.',
    ],
    invented: [
      ['scope', 'Führung der Abteilung Damenmode mit Beratung, Kasse und Warenpräsentation.'],
      [
        'number',
        'Beratung in der Damenmode mit einem Stamm von über 150 Kundinnen, Kassenführung und Warenauszeichnung.',
      ],
      ['scope', 'Beratung in der Damenmode, Kasse und Wareneinkauf auf Messen für das gesamte Modehaus.'],
    ],
  },
  {
    field: 'Quereinstieg Busfahrer',
    language: 'de',
    entry: {
      title: 'Busfahrer im Linienverkehr',
      companyName: 'Stadtverkehr Aurich',
      startDate: '2022-04',
      endDate: '',
      notes: [
        'Linienbus fahren im Schichtdienst, Linien 3, 5 und 11, Fahrkartenverkauf',
        'Schülerverkehr morgens',
        'Abfahrtskontrolle',
        'Umleitungen bei Baustellen dem Fahrdienstleiter gemeldet',
      ],
    },
    summary: 'Gelernter Bäcker, seit 2022 Busfahrer.',
    skills: ['Führerschein D', 'IVU-Bordrechner', 'Englisch Grundkenntnisse'],
    further: ['Gesellenbrief Bäcker, HWK Ostfriesland, 2009', 'Beschleunigte Grundqualifikation Personenverkehr, 2022'],
    posting:
      'Überlandverkehr sucht Busfahrer (m/w/d) mit Führerschein D. Sie fahren sicher, pünktlich und freundlich und helfen Fahrgästen mit Rollstuhl. Reisebuserfahrung von Vorteil.',
    truthful: [
      'Fahrten im Linienverkehr auf den Linien 3, 5 und 11 im Schichtdienst, einschließlich Verkauf von Fahrkarten.',
      'Sicheres Führen von Linienbussen im Schichtbetrieb auf drei Linien, mit Abfahrtskontrolle und morgendlichem Schülerverkehr.',
      'Als gelernter Bäcker seit 2022 im Linienverkehr tätig, mit Fahrkartenverkauf und Meldung von Umleitungen an den Fahrdienstleiter.',
    ],
    invented: [
      ['date', 'Seit 2017 als Busfahrer im Linienverkehr auf den Linien 3, 5 und 11 tätig, mit Fahrkartenverkauf.'],
      [
        'scope',
        'Linienverkehr auf den Linien 3, 5 und 11 im Schichtdienst sowie Einarbeitung neuer Fahrerinnen und Fahrer.',
      ],
      ['number', 'Fahrten im Linienverkehr auf den Linien 3, 5 und 11 mit täglich rund 600 Fahrgästen.'],
    ],
  },
  {
    field: 'Biologielaborantin',
    language: 'de',
    path: 'letter',
    entry: {
      title: 'Biologielaborantin',
      companyName: 'Medilabor Nordhessen',
      startDate: '2018-09',
      endDate: '2024-12',
      notes: [
        'ELISA und Zellkultur, ca 60 Proben/Tag, Auswertung in Excel',
        'Geräte gewartet und kalibriert (Pipetten, Zentrifugen)',
        'neue Kollegin eingearbeitet',
        'Bestellungen für das Labor',
      ],
    },
    skills: ['ELISA', 'Zellkultur', 'GLP', 'Pipettenkalibrierung'],
    further: ['Ausbildung Biologielaborantin, IHK Kassel, 2018'],
    posting:
      'Für unsere Qualitätskontrolle suchen wir eine Laborkraft mit Erfahrung in Zellkultur und Immunoassays unter GMP. Kenntnisse in LIMS und HPLC sind erwünscht.',
    truthful: [
      'In meiner bisherigen Tätigkeit habe ich täglich etwa 60 Proben mit ELISA und in der Zellkultur bearbeitet und die Ergebnisse in Excel ausgewertet.',
      'Mit Immunoassays und Zellkultur bin ich aus meiner Arbeit im Labor vertraut, ebenso mit der Kalibrierung von Pipetten und Zentrifugen.',
      'Neben der Probenbearbeitung habe ich Bestellungen für das Labor übernommen und eine neue Kollegin eingearbeitet.',
    ],
    invented: [
      [
        'skill',
        'Ich habe täglich etwa 60 Proben mit ELISA, Zellkultur und HPLC untersucht und die Ergebnisse in Excel ausgewertet.',
      ],
      [
        'scope',
        'Als stellvertretende Laborleiterin habe ich täglich etwa 60 Proben mit ELISA und Zellkultur verantwortet.',
      ],
      [
        'number',
        'In meiner bisherigen Tätigkeit habe ich täglich bis zu 100 Proben mit ELISA und in der Zellkultur bearbeitet.',
      ],
    ],
  },
];
