import type { LabeledResume } from '../../labeled-lines';

export const germanLogisticsAndHotelsParaphrases: readonly LabeledResume[] = [
  {
    field: 'Softwareentwicklung',
    language: 'de',
    entry: {
      title: 'Frontend-Entwickler',
      companyName: 'Nordwind Apps GmbH',
      startDate: '2021-04',
      endDate: '',
      notes: [
        'Kundenportal in React/TypeScript weiterentwickelt, Formulare, Tabellen, Barrierefreiheit (WCAG 2.1 AA) nachgezogen',
        'Storybook aufgebaut, rund 40 Komponenten',
        'Code Reviews im Team von 5 Leuten',
        'E2E Tests mit Playwright',
      ],
    },
    skills: ['React', 'TypeScript', 'Storybook', 'Playwright', 'CSS'],
    further: ['Fachinformatiker Anwendungsentwicklung, IHK Bremen, 2020'],
    posting:
      'Senior Frontend Engineer (m/w/d): React, TypeScript, Next.js, Design Systems, Accessibility, Testautomatisierung, agile Arbeitsweise, fachliche Führung von Entwicklern.',
    truthful: [
      'Weiterentwicklung eines Kundenportals mit React und TypeScript, einschließlich Umsetzung der Barrierefreiheit nach WCAG 2.1 AA.',
      'Frontend-Entwicklung in React/TypeScript: Formulare, Tabellen und Accessibility im Kundenportal, abgesichert durch Playwright-E2E-Tests.',
      'Ausbau des Kundenportals in React und TypeScript sowie Aufbau einer Storybook-Bibliothek mit etwa 40 Komponenten.',
    ],
    invented: [
      [
        'name',
        'Weiterentwicklung des Kundenportals mit React, TypeScript und Next.js, einschließlich Barrierefreiheit nach WCAG 2.1 AA.',
      ],
      [
        'scope',
        'Fachliche Leitung eines fünfköpfigen Frontend-Teams bei der Weiterentwicklung des Kundenportals in React und TypeScript.',
      ],
      [
        'number',
        'Weiterentwicklung des Kundenportals in React und TypeScript, wodurch die Ladezeit um 40 % gesenkt wurde.',
      ],
    ],
  },
  {
    field: 'Lagerlogistik',
    language: 'de',
    entry: {
      title: 'Fachkraft für Lagerlogistik',
      companyName: 'Spedition Wörle',
      startDate: '2016-09',
      endDate: '2024-06',
      notes: [
        'Wareneingang geprüft, eingelagert, kommissioniert, LKW beladen (Stapler), SAP EWM',
        'Gefahrgut mit Schein',
        'Azubis gezeigt wie man Ladung sichert',
        'Inventur 1x im Jahr',
      ],
    },
    skills: ['Staplerschein', 'Ladungssicherung', 'SAP EWM'],
    further: ['Ausbildung Fachkraft für Lagerlogistik, IHK Schwaben, 2016'],
    posting:
      'Teamleiter Logistik (m/w/d): Wareneingang, Kommissionierung, Versand, Bestandsoptimierung, KPI-Reporting, Personaleinsatzplanung, SAP EWM.',
    truthful: [
      'Wareneingangsprüfung, Einlagerung, Kommissionierung und Verladung per Gabelstapler mit SAP EWM.',
      'Abwicklung von Wareneingang, Kommissionierung und LKW-Beladung in SAP EWM sowie Unterweisung von Auszubildenden in der Ladungssicherung.',
      'Wareneingang, Lagerung und Kommissionierung mit SAP EWM, Umgang mit Gefahrgut und Mitwirkung an der jährlichen Inventur.',
    ],
    invented: [
      ['scope', 'Personaleinsatzplanung sowie Wareneingang, Kommissionierung und Verladung mit SAP EWM.'],
      [
        'number',
        'Wareneingang, Einlagerung, Kommissionierung und Verladung von täglich rund 120 Paletten mit SAP EWM.',
      ],
      [
        'scope',
        'Steuerung der gesamten Lagerlogistik des Standorts, von der Wareneingangsprüfung bis zur Verladung, in SAP EWM.',
      ],
    ],
  },
  {
    field: 'Hotellerie und Küche',
    language: 'de',
    entry: {
      title: 'Köchin',
      companyName: 'Gasthof Alte Post',
      startDate: '2014-05',
      endDate: '2022-10',
      notes: [
        'À la carte und Bankett bis 120 Pers., Posten Saucier und Gardemanger',
        'Wochenkarte mit dem Chef zusammen geschrieben',
        'Lieferanten angerufen, Ware kontrolliert',
        'Allergenkennzeichnung gemacht als es Pflicht wurde',
      ],
    },
    skills: ['Regionale Küche', 'HACCP', 'Wild zerlegen'],
    further: ['Ausbildung Köchin, IHK Oberbayern, 2013'],
    posting:
      'Sous-Chef (m/w/d): À-la-carte, Bankett, Menüplanung, Wareneinkauf, Kalkulation, HACCP, Mitarbeiterführung, vegetarische und vegane Küche.',
    truthful: [
      'Zubereitung von À-la-carte-Gerichten und Banketten für bis zu 120 Personen auf den Posten Saucier und Gardemanger.',
      'À-la-carte- und Bankettküche als Saucier und Gardemanger, dazu gemeinsame Erstellung der Wochenkarte mit dem Küchenchef.',
      'Einsatz auf den Posten Gardemanger und Saucier bei À-la-carte und Bankett, einschließlich Warenkontrolle und Allergenkennzeichnung.',
    ],
    invented: [
      ['scope', 'Stellvertretende Leitung der Küche im À-la-carte- und Bankettgeschäft für bis zu 120 Personen.'],
      ['number', 'À-la-carte und Bankett für bis zu 250 Personen auf den Posten Saucier und Gardemanger.'],
      ['skill', 'À-la-carte- und Bankettküche auf den Posten Saucier und Gardemanger, einschließlich veganer Menüs.'],
    ],
  },
  {
    field: 'öffentlicher Dienst',
    language: 'de',
    entry: {
      title: 'Sachbearbeiter Bürgeramt',
      companyName: 'Stadt Elmshagen',
      startDate: '2018-01',
      endDate: '',
      notes: [
        'Ich bearbeite An- und Ummeldungen, Personalausweise und Pässe, etwa 30 Vorsprachen am Tag.',
        'Führungszeugnisse, Beglaubigungen',
        'Bei der Bundestagswahl 2021 im Wahlamt ausgeholfen (Briefwahl)',
        'Terminsoftware mit eingeführt, ich war Ansprechpartner für die Kollegen am Schalter',
      ],
    },
    skills: ['MESO', 'Türkisch', 'Melderecht'],
    further: ['Verwaltungsfachangestellter, Studieninstitut Hannover, 2017'],
    posting:
      'Sachgebietsleitung Bürgerservice (m/w/d): Meldewesen, Ausweis- und Passrecht, Prozessdigitalisierung (OZG), Mitarbeiterführung, Haushaltsverantwortung, Beschwerdemanagement.',
    truthful: [
      'Bearbeitung von Meldeangelegenheiten, Personalausweisen und Reisepässen bei täglich rund 30 Vorsprachen.',
      'Bürgerservice im Melde-, Ausweis- und Passwesen sowie Mitwirkung an der Einführung einer Terminsoftware als Ansprechpartner für die Kolleginnen und Kollegen am Schalter.',
      'Sachbearbeitung von An- und Ummeldungen, Ausweisen, Pässen, Führungszeugnissen und Beglaubigungen, dazu Unterstützung der Briefwahl zur Bundestagswahl 2021.',
    ],
    invented: [
      [
        'scope',
        'Bearbeitung von Melde-, Ausweis- und Passangelegenheiten sowie Projektleitung bei der Einführung der Terminsoftware.',
      ],
      [
        'number',
        'Bearbeitung von Melde-, Ausweis- und Passangelegenheiten bei rund 30 Vorsprachen am Tag und Verkürzung der Wartezeit um 20 Minuten.',
      ],
      [
        'credential',
        'Als Verwaltungsfachwirt Bearbeitung von An- und Ummeldungen, Personalausweisen und Pässen bei rund 30 Vorsprachen am Tag.',
      ],
    ],
  },
  {
    field: 'Landwirtschaft, Weinbau',
    language: 'de',
    entry: {
      title: 'Winzergehilfe',
      companyName: 'Weingut Steinacker',
      startDate: '2020-02',
      endDate: '2024-10',
      notes: [
        'Rebschnitt, Biegen, Laubarbeit, Lese v. Hand auf 9 ha, Steillage',
        'im Keller Pressen und Abfüllen geholfen',
        'Schmalspurschlepper',
        'samstags Hofverkauf',
      ],
    },
    summary: 'Früher Bankkaufmann, wollte nach draußen.',
    skills: ['Rebschnitt', 'Schlepperfahren', 'Kundenberatung'],
    posting:
      'Weinbautechniker oder Winzer (m/w/d): ökologischer Weinbau, Rebschnitt, Laubarbeiten, Kellerwirtschaft, Pflanzenschutz (Sachkundenachweis), Anleitung von Saisonkräften.',
    truthful: [
      'Rebschnitt, Biegen und Laubarbeiten sowie Handlese auf neun Hektar Rebfläche in Steillage.',
      'Arbeiten im Weinberg vom Rebschnitt bis zur Lese von Hand, ergänzt durch Mithilfe im Keller beim Pressen und Abfüllen.',
      'Pflege der Reben in Steillage mit Schnitt und Laubarbeit, Einsatz des Schmalspurschleppers und Hofverkauf am Samstag.',
    ],
    invented: [
      ['scope', 'Rebschnitt, Laubarbeit und Handlese auf neun Hektar Steillage sowie Anleitung der Saisonkräfte.'],
      ['credential', 'Rebschnitt, Biegen und Laubarbeit auf 9 ha Steillage mit Sachkundenachweis Pflanzenschutz.'],
      [
        'number',
        'Rebschnitt, Laubarbeit und Handlese auf neun Hektar mit einem Ertrag von rund 60.000 Flaschen jährlich.',
      ],
    ],
  },
  {
    field: 'Ehrenamt, Wiedereinstieg',
    language: 'de',
    path: 'letter',
    entry: {
      title: 'Ehrenamtliche Deutschlehrerin',
      companyName: 'Begegnungscafé Moosach',
      startDate: '2019-03',
      endDate: '2025-02',
      notes: [
        '2x die Woche Deutsch für Geflüchtete, Niveau A1/A2, Gruppe von 8-10 Leuten',
        'Arbeitsblätter selbst gemacht',
        'mit zu Ämtern gegangen, übersetzt (Arabisch)',
        'einmal im Jahr Sommerfest mit organisiert',
      ],
    },
    summary: 'Studierte Germanistin, zehn Jahre Familienzeit, möchte wieder fest arbeiten.',
    skills: ['Arabisch', 'Deutsch', 'Canva'],
    further: ['Magister Germanistik, LMU München, 2007'],
    posting:
      'Lehrkraft DaF/DaZ (m/w/d): Integrationskurse A1 bis B1, BAMF-Zulassung, Unterrichtsplanung, digitale Lernplattformen, interkulturelle Kompetenz, sozialpädagogische Begleitung.',
    truthful: [
      'Zweimal pro Woche habe ich Geflüchtete in Gruppen von acht bis zehn Personen auf dem Niveau A1/A2 in Deutsch unterrichtet.',
      'Meinen DaZ-Unterricht für Geflüchtete habe ich mit selbst erstellten Arbeitsblättern gestaltet und die Menschen auch zu Ämtern begleitet.',
      'Als Germanistin mit Arabischkenntnissen habe ich Geflüchteten Deutsch auf den Stufen A1 und A2 vermittelt und bei Ämtern übersetzt.',
    ],
    invented: [
      [
        'credential',
        'Als Lehrkraft mit BAMF-Zulassung habe ich zweimal pro Woche Geflüchtete auf dem Niveau A1/A2 in Deutsch unterrichtet.',
      ],
      [
        'scope',
        'Ich habe das gesamte Kursangebot des Begegnungscafés geleitet und zweimal pro Woche Deutsch auf dem Niveau A1/A2 unterrichtet.',
      ],
      [
        'number',
        'Zweimal pro Woche habe ich Geflüchtete in Gruppen von bis zu 20 Personen auf dem Niveau A1/A2 unterrichtet.',
      ],
    ],
  },
];
