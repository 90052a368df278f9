import type { LabeledResume } from '../../labeled-lines';

/** Written for this project by somebody who hasn't seen the rules. */
export const laterGerman: readonly LabeledResume[] = [
  {
    field: 'Pflege',
    language: 'de',
    entry: {
      title: 'Pflegehelferin',
      companyName: 'Seniorenzentrum Lindenhof',
      startDate: '2019-04',
      endDate: '',
      notes: [
        'Grundpflege bei 14 Bewohnern im Frühdienst, Hilfe beim Essen u. Trinken',
        'Vitalzeichen messen, Doku in Vivendi',
        'Angehörige informiert, Praktikanten gezeigt wie alles läuft',
      ],
    },
    skills: ['Vivendi', 'Kinästhetik Grundkurs'],
    further: ['Pflegehelferin (einjährige Ausbildung), Berufsfachschule Fulda, 2018'],
    posting:
      'Für unseren Wohnbereich mit 30 Plätzen suchen wir eine engagierte Pflegehilfskraft (m/w/d) in Teilzeit. Sie unterstützen unsere an Demenz erkrankten Bewohner im Alltag, helfen bei der Wundversorgung und dokumentieren digital. Freundlicher Umgang mit Angehörigen ist uns wichtig.',
    truthful: [
      'Im Frühdienst 14 Bewohnerinnen und Bewohner zuverlässig bei der Grundpflege sowie bei den Mahlzeiten unterstützt.',
      'Vierzehn Senioren morgens gepflegt und ihnen beim Essen und Trinken geholfen, Vitalwerte kontrolliert und alles digital in Vivendi dokumentiert.',
      'Neben der Grundpflege im Frühdienst Angehörige freundlich auf dem Laufenden gehalten und Praktikantinnen und Praktikanten in die Abläufe eingewiesen.',
      'Einfühlsame Grundpflege geleistet, Vitalzeichen erhoben und die Dokumentation in Vivendi geführt.',
    ],
    invented: [
      [
        'scope',
        'Als Schichtleitung im Frühdienst die Grundpflege von 14 Bewohnern übernommen und bei den Mahlzeiten unterstützt.',
      ],
      ['number', 'Bis zu 30 Bewohner im Frühdienst bei der Grundpflege sowie beim Essen und Trinken begleitet.'],
      [
        'skill',
        'Grundpflege, Wundversorgung und Hilfe bei den Mahlzeiten für 14 Bewohner im Frühdienst, dokumentiert in Vivendi.',
      ],
      [
        'credential',
        'Als examinierte Pflegefachkraft 14 Bewohner im Frühdienst gepflegt, Vitalzeichen gemessen und Angehörige informiert.',
      ],
    ],
  },
  {
    field: 'Handwerk',
    language: 'de',
    entry: {
      title: 'Anlagenmechaniker SHK',
      companyName: 'Brückner Haustechnik',
      startDate: '2016-09',
      endDate: '2023-06',
      notes: [
        'Ich habe Heizungsanlagen in Ein- und Mehrfamilienhäusern eingebaut und gewartet, meist Gas-Brennwert, ab 2021 auch Wärmepumpen.',
        'Störungen bei Kunden vor Ort gesucht und behoben, jede 3. Woche Notdienst.',
        'Badsanierungen von der Rohinstalation bis zur Endmontage.',
        'Hatte meistens einen Azubi dabei, dem ich viel gezeigt habe.',
      ],
    },
    summary: 'Anlagenmechaniker, arbeitet sauber und kommt gut mit Kunden zurecht.',
    further: ['Gesellenbrief Anlagenmechaniker SHK, Handwerkskammer Kassel, 2016', 'Führerschein Klasse BE'],
    posting:
      'Wir sind ein wachsender Fachbetrieb für erneuerbare Wärme. Zu Ihren Aufgaben gehören die Montage, Inbetriebnahme und Wartung von Wärmepumpen, die Anleitung von Auszubildenden sowie der Kundendienst. Kenntnisse in der Kältetechnik (Kälteschein) sind von Vorteil.',
    truthful: [
      'Einbau und Wartung von Heizungen in Ein- und Mehrfamilienhäusern: überwiegend Gas-Brennwerttechnik, ab 2021 zusätzlich Wärmepumpen.',
      'Wärmepumpen und Gas-Brennwertgeräte fachgerecht montiert und instand gehalten, Störungen direkt beim Kunden beseitigt und regelmäßig Notdienst geleistet.',
      'Heizungsanlagen in Wohnhäusern installiert und gewartet und dabei einem Auszubildenden praktisches Wissen vermittelt.',
      'Moderne Heiztechnik eingebaut und ganze Bäder saniert, von der Rohinstallation bis zur Endmontage.',
    ],
    invented: [
      [
        'scope',
        'Ein Montageteam geleitet und Gas-Brennwertanlagen sowie Wärmepumpen in Ein- und Mehrfamilienhäusern eingebaut und gewartet.',
      ],
      [
        'number',
        'Über 200 Heizungsanlagen in Ein- und Mehrfamilienhäusern eingebaut und gewartet, darunter Gas-Brennwertgeräte und Wärmepumpen.',
      ],
      [
        'credential',
        'Mit Kälteschein Wärmepumpen und Gas-Brennwertanlagen in Ein- und Mehrfamilienhäusern eingebaut und gewartet.',
      ],
      [
        'date',
        'Bereits seit 2018 Wärmepumpen in Ein- und Mehrfamilienhäusern eingebaut und gewartet, daneben Gas-Brennwertanlagen.',
      ],
    ],
  },
  {
    field: 'Büro',
    language: 'de',
    entry: {
      title: 'Kauffrau für Büromanagement',
      companyName: 'Ingenieurbüro Thalmann & Partner',
      startDate: '2017-08',
      endDate: '2024-01',
      notes: [
        'Eingangsrechnungen prüfen, kontieren, in DATEV erfassen (ca. 250 / Monat)',
        'Terminkoordination f. 2 Geschäftsführer, Reisebuchungen',
        'Telefon, Post, Bestellung Büromaterial',
        'Ablage auf papierlos umgestellt mit DocuWare, zus. mit IT-Dienstleister',
      ],
    },
    skills: ['DATEV', 'DocuWare', 'MS Office', 'Englisch B1'],
    further: ['Kauffrau für Büromanagement (IHK), Bielefeld, 2017'],
    posting:
      'Zur Verstärkung unserer Verwaltung suchen wir eine Bürokraft (m/w/d) mit Schwerpunkt Kreditorenbuchhaltung. Sie bearbeiten Rechnungen, bereiten die Monatsabschlüsse vor und unterstützen die Geschäftsleitung. SAP-Kenntnisse wünschenswert. Wir treiben die Digitalisierung unserer Prozesse voran.',
    truthful: [
      'Monatlich rund 250 Eingangsrechnungen sorgfältig geprüft, kontiert und anschließend in DATEV eingegeben.',
      'Rechnungsbearbeitung mit DATEV übernommen und gemeinsam mit dem IT-Dienstleister die papierlose Ablage in DocuWare eingeführt.',
      'Zwei Geschäftsführer bei Terminplanung und Geschäftsreisen entlastet und parallel etwa 250 Lieferantenrechnungen im Monat bearbeitet.',
      'Rechnungen von der Prüfung über die Kontierung bis zur Erfassung in DATEV bearbeitet und den Büroalltag mit Telefon, Post und Materialbestellungen organisiert.',
    ],
    invented: [
      [
        'scope',
        'Die gesamte Buchhaltung eigenverantwortlich geführt und monatlich rund 250 Eingangsrechnungen in DATEV erfasst.',
      ],
      ['number', 'Monatlich etwa 400 Eingangsrechnungen geprüft, kontiert und in DATEV erfasst.'],
      ['skill', 'Rund 250 Rechnungen im Monat geprüft, kontiert und in SAP erfasst.'],
      ['skill', 'Eingangsrechnungen geprüft, kontiert und in DATEV erfasst sowie die Monatsabschlüsse vorbereitet.'],
    ],
  },
  {
    field: 'Lager',
    language: 'de',
    entry: {
      title: 'Lagerist',
      companyName: 'Getränke Hofmeister Logistik',
      startDate: '2020-02',
      endDate: '2024-08',
      notes: [
        'kommisioniert mit MDE scanner, ca 120 positionen pro schicht',
        'stapler gefahren (frontstapler + schubmast)',
        'lkw be/entladen, ladungssicherung',
        'bei inventur jedes jahr dabei',
      ],
    },
    skills: ['Staplerschein', 'SAP Grundkenntnisse', 'Deutsch B2', 'Polnisch Muttersprache'],
    posting:
      'Wir suchen ab sofort Lagermitarbeiter (m/w/d) im 3-Schicht-Betrieb für unser Zentrallager in Hamm. Ihre Aufgaben: Kommissionierung per Pick-by-Voice, Warenein- und -ausgang, Staplerfahren, Bestandskontrolle. Sie bringen einen Staplerschein und Zuverlässigkeit mit.',
    truthful: [
      'Pro Schicht rund 120 Positionen mit dem MDE-Scanner zuverlässig kommissioniert.',
      'Waren scannergestützt zusammengestellt, Lkw be- und entladen und die Ladung fachgerecht gesichert.',
      'Kommissionierung per Handscanner sowie sicherer Einsatz von Front- und Schubmaststaplern im Lagerbetrieb.',
      'Etwa 120 Positionen je Schicht per MDE-Gerät bearbeitet und an der jährlichen Inventur mitgewirkt.',
    ],
    invented: [
      [
        'number',
        'Rund 120 Positionen pro Schicht mit dem MDE-Scanner kommissioniert, bei einer Fehlerquote unter 1 %.',
      ],
      [
        'scope',
        'Die jährliche Inventur geleitet und im Tagesgeschäft rund 120 Positionen pro Schicht per MDE-Scanner kommissioniert.',
      ],
      ['skill', 'Ware per Pick-by-Voice und MDE-Scanner kommissioniert, rund 120 Positionen pro Schicht.'],
      [
        'scope',
        'Neue Kollegen eingearbeitet und selbst etwa 120 Positionen je Schicht mit dem MDE-Scanner kommissioniert.',
      ],
    ],
  },
  {
    field: 'Software',
    language: 'de',
    entry: {
      title: 'Softwareentwickler Backend',
      companyName: 'Stadtwerke Rheinau Digital GmbH',
      startDate: '2020-10',
      endDate: '',
      notes: [
        'REST-Schnittstellen für das Kundenportal entwickelt (Java, Spring Boot), Portal hat ca. 40.000 Nutzer',
        'Tests mit JUnit, CI über GitLab',
        'Zu dritt die alte Oracle-DB nach PostgreSQL migriert, Ausfall dabei nur 2 Std.',
        'Code Reviews, 2-wöchige Sprints',
      ],
    },
    summary: 'Backend-Entwickler mit Freude an sauberem Code und gut getesteten Schnittstellen.',
    skills: ['Java', 'Spring Boot', 'PostgreSQL', 'Oracle', 'GitLab CI', 'Docker'],
    further: ['B.Sc. Angewandte Informatik, Hochschule Mannheim, 2020'],
    posting:
      'Als Backend-Entwickler (m/w/d) gestalten Sie unsere Microservice-Plattform auf Basis von Java und Spring Boot. Sie setzen auf Kubernetes, automatisierte Tests und Continuous Integration. Erfahrung mit Datenbankmigrationen und agilem Arbeiten rundet Ihr Profil ab.',
    truthful: [
      'Mit Java und Spring Boot REST-APIs für ein Kundenportal mit rund 40.000 Nutzern umgesetzt.',
      'Schnittstellen des Kundenportals in Java programmiert, mit JUnit automatisiert getestet und über GitLab CI integriert.',
      'Backend-Entwicklung mit Spring Boot in zweiwöchigen Sprints, einschließlich Code Reviews und Continuous Integration in GitLab.',
      'Im Dreierteam eine Oracle-Datenbank mit nur zwei Stunden Ausfallzeit auf PostgreSQL überführt und REST-Schnittstellen für das Kundenportal entwickelt.',
    ],
    invented: [
      [
        'scope',
        'Als technischer Leiter die REST-Schnittstellen des Kundenportals mit rund 40.000 Nutzern in Java und Spring Boot entwickelt.',
      ],
      [
        'skill',
        'REST-Schnittstellen für das Kundenportal in Java und Spring Boot entwickelt und auf Kubernetes betrieben.',
      ],
      [
        'number',
        'REST-APIs mit Spring Boot für ein Portal mit 40.000 Nutzern entwickelt und die Antwortzeiten um 30 % gesenkt.',
      ],
      [
        'scope',
        'Die Architektur des gesamten Kundenportals verantwortet und REST-Schnittstellen in Java mit Spring Boot umgesetzt.',
      ],
    ],
  },
  {
    field: 'Lehramt',
    language: 'de',
    entry: {
      title: 'Realschullehrerin Deutsch und Geschichte',
      companyName: 'Realschule am Eichenberg',
      startDate: '2018-09',
      endDate: '',
      notes: [
        'Unterrichte Deutsch und Geschichte in den Klassen 5 bis 10, 26 Wochenstunden.',
        'Klassenlehrerin der 7b, Elternabende und Elterngespräche.',
        'Habe die Theater-AG gegründet (ca. 20 Schüler, eine Aufführung im Jahr).',
        'Förderpläne für Schüler mit LRS, Tablets im Unterricht (iPad-Klasse).',
      ],
    },
    further: [
      'Zweites Staatsexamen Lehramt Realschule (Deutsch, Geschichte), Seminar Stuttgart, 2018',
      'Erstes Staatsexamen, PH Ludwigsburg, 2016',
    ],
    posting:
      'Unsere Gemeinschaftsschule sucht zum neuen Schuljahr eine Lehrkraft für Deutsch und ein weiteres Fach. Wir arbeiten digital, inklusiv und legen Wert auf individuelle Förderung. Mitarbeit an der Schulentwicklung und im Bereich Deutsch als Zweitsprache ist erwünscht.',
    truthful: [
      'Erteilung von Deutsch- und Geschichtsunterricht in den Jahrgangsstufen 5 bis 10 im Umfang von 26 Wochenstunden.',
      'Schülerinnen und Schüler der Klassen 5–10 in Deutsch und Geschichte unterrichtet und bei LRS mit Förderplänen individuell unterstützt.',
      'Digital gestützter Unterricht mit Tablets in einer iPad-Klasse sowie Klassenleitung der 7b mit Elternabenden und Elterngesprächen.',
      'Neben 26 Stunden Deutsch und Geschichte pro Woche eine Theater-AG mit rund zwanzig Schülerinnen und Schülern ins Leben gerufen, die jährlich ein Stück aufführt.',
    ],
    invented: [
      [
        'scope',
        'Als Fachbereichsleiterin Deutsch die Klassen 5 bis 10 in Deutsch und Geschichte unterrichtet, 26 Wochenstunden.',
      ],
      ['skill', 'Deutsch, Geschichte und Deutsch als Zweitsprache in den Klassen 5 bis 10 unterrichtet.'],
      [
        'number',
        'Deutsch und Geschichte in den Klassen 5 bis 10 mit jeweils rund 28 Schülern unterrichtet, insgesamt 26 Wochenstunden.',
      ],
      [
        'scope',
        'Schulweit die Einführung von Tablets im Unterricht koordiniert und Deutsch sowie Geschichte in den Klassen 5 bis 10 unterrichtet.',
      ],
    ],
  },
];
