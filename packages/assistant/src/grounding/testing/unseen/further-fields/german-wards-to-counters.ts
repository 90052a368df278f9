import type { LabeledResume } from '../../labeled-lines';

export const germanWardsToCounters: readonly LabeledResume[] = [
  {
    field: 'Pflege',
    language: 'de',
    entry: {
      title: 'Pflegefachmann Intensiv',
      companyName: 'Klinikum Südstadt',
      startDate: '2017-10',
      endDate: '',
      notes: [
        'Intensiv 12 Betten, beatmete Patienten',
        'Dialyse (CVVHD) überwachen',
        'Angehörige betreuen',
        'neue Kollegen mit eingearbeitet, seit 2021',
      ],
    },
    skills: ['PDMS', 'Reanimation (ALS)'],
    further: ['Examen Gesundheits- und Krankenpfleger, 2017'],
    posting:
      'Fachpflegekraft (m/w/d) für Intensivpflege und Anästhesie. ECMO, Atmungstherapie, Praxisanleitung, digitale Dokumentation, Schichtleitung.',
    truthful: [
      'Versorgung beatmeter Patientinnen und Patienten auf einer Intensivstation mit zwölf Betten.',
      'Überwachung kontinuierlicher Nierenersatzverfahren (CVVHD) und digitale Dokumentation im PDMS.',
      'Betreuung von Angehörigen und seit 2021 Mitwirkung an der Einarbeitung neuer Kolleginnen und Kollegen.',
    ],
    invented: [
      ['credential', 'Fachpfleger für Intensivpflege und Anästhesie.'],
      ['scope', 'Schichtleitung auf der Intensivstation.'],
      ['skill', 'Versorgung beatmeter Patienten und ECMO.'],
    ],
  },
  {
    field: 'Elektro',
    language: 'de',
    entry: {
      title: 'Elektroniker Energie- und Gebäudetechnik',
      companyName: 'Elektro Manz',
      startDate: '2016-09',
      endDate: '2022-03',
      notes: [
        'Neubau EFH + Altbausanierung, Leitungen, Verteiler',
        'KNX teilweise',
        'E-Check, Messprotokolle',
        'Kundendienst mit eigenem Auto',
      ],
    },
    skills: ['KNX Grundkurs', 'Fluke'],
    further: ['Gesellenbrief Elektroniker, 2016'],
    posting:
      'Obermonteur (m/w/d): Baustellenleitung, Photovoltaik, Wallboxen, KNX-Programmierung, Prüfung nach VDE, Materialdisposition.',
    truthful: [
      'Elektroinstallation in Einfamilienhäusern und bei Altbausanierungen, einschließlich Leitungsverlegung und Verteilerbau.',
      'Durchführung von E-Checks und Erstellung von Messprotokollen.',
      'Kundendienst mit eigenem Servicefahrzeug und Mitarbeit an KNX-Installationen.',
    ],
    invented: [
      ['skill', 'Installation von Photovoltaik und Wallboxen.'],
      ['scope', 'Baustellenleitung bei Altbausanierungen.'],
      ['credential', 'Elektrotechnikermeister im Kundendienst.'],
    ],
  },
  {
    field: 'Logistik',
    language: 'de',
    entry: {
      title: 'Fachkraft für Lagerlogistik',
      companyName: 'Nordfracht',
      startDate: '2018-08',
      endDate: '2023-12',
      notes: [
        'Wareneingang, Kontrolle, Einlagern mit Hubwagen + Stapler',
        'Kommissionieren, ca. 90 Picks die Stunde',
        'Zollpapiere vorbereitet',
        'Inventur 2x im Jahr',
      ],
    },
    skills: ['Staplerschein', 'SAP WM'],
    further: ['Ausbildung Fachkraft für Lagerlogistik, IHK, 2018'],
    posting:
      'Teamleiter Lager (m/w/d): Personaleinsatz, Prozessoptimierung, Gefahrgut, Versandabwicklung, Retourenmanagement, SAP EWM.',
    truthful: [
      'Warenannahme und Wareneingangskontrolle sowie Einlagerung mit Hubwagen und Gabelstapler.',
      'Kommissionierung mit einer Leistung von rund 90 Picks pro Stunde.',
      'Vorbereitung von Zolldokumenten und Mitwirkung an halbjährlichen Inventuren.',
    ],
    invented: [
      ['skill', 'Versand von Gefahrgut und Kommissionierung.'],
      ['scope', 'Personaleinsatz im Wareneingang.'],
      ['number', 'Kommissionierung mit 140 Picks pro Stunde.'],
    ],
  },
  {
    field: 'Lehrer',
    language: 'de',
    entry: {
      title: 'Grundschullehrerin',
      companyName: 'Schule am Park',
      startDate: '2012-08',
      endDate: '',
      notes: [
        'Klasse 1-4, zurzeit 3b mit 24 Kindern',
        'Deutsch, Mathe, Sachunterricht, Sport',
        'Lese-AG donnerstags',
        'Elternabende, Zeugnisse',
        'Referendarin betreut 2022/23',
      ],
    },
    skills: ['Antolin', 'Smartboard'],
    further: ['2. Staatsexamen Lehramt Grundschule, 2012'],
    posting:
      'Konrektor/in: Schulentwicklung, Stundenplanung, Vertretungsplan, Inklusion, Medienkonzept, Elternkooperation.',
    truthful: [
      'Klassenleitung einer dritten Klasse mit 24 Schülerinnen und Schülern.',
      'Unterricht in Deutsch, Mathematik, Sachunterricht und Sport in den Jahrgangsstufen 1 bis 4.',
      'Leitung der Lese-AG, Durchführung von Elternabenden und Betreuung einer Referendarin im Schuljahr 2022/23.',
    ],
    invented: [
      ['scope', 'Stundenplanung und Vertretungsplan der Schule.'],
      ['skill', 'Entwicklung eines Medienkonzepts.'],
      ['credential', 'Sonderpädagogin mit Staatsexamen.'],
    ],
  },
  {
    field: 'IT',
    language: 'de',
    entry: {
      title: 'Fachinformatiker Systemintegration',
      companyName: 'Stadtwerke Elbtal',
      startDate: '2019-07',
      endDate: '',
      notes: [
        'Windows-Clients, ca. 350, Softwareverteilung',
        'Tickets 1st/2nd Level',
        'Server-Backups mit Veeam kontrollieren',
        'Druckerpark, Handys (MDM)',
      ],
    },
    skills: ['Veeam', 'Active Directory', 'Intune'],
    further: ['Ausbildung Fachinformatiker, IHK, 2019'],
    posting:
      'Systemadministrator (m/w/d): Microsoft 365, Virtualisierung (VMware), Netzwerksicherheit, PowerShell-Automatisierung, ITIL, KRITIS.',
    truthful: [
      'Betreuung von rund 350 Windows-Arbeitsplätzen einschließlich Softwareverteilung.',
      'Bearbeitung von Tickets im First- und Second-Level-Support.',
      'Kontrolle der Datensicherung mit Veeam sowie Verwaltung von Druckern und mobilen Endgeräten (MDM).',
    ],
    invented: [
      ['skill', 'Automatisierung mit PowerShell.'],
      ['credential', 'ITIL-zertifizierter Administrator.'],
      ['number', 'Betreuung von 800 Windows-Clients.'],
    ],
  },
  {
    field: 'Büro',
    language: 'de',
    entry: {
      title: 'Assistentin der Geschäftsführung',
      companyName: 'Feldmann Bau',
      startDate: '2015-03',
      endDate: '2023-02',
      notes: [
        'Termine + Reisen für zwei Chefs',
        'Protokolle Bauherrensitzungen',
        'Angebote tippen, Ablage',
        'Azubi-Tag organisiert 2019',
        'Telefon',
      ],
    },
    skills: ['MS Office', 'Englisch B2'],
    further: ['Ausbildung Bürokauffrau, 2010'],
    posting:
      'Office Managerin (m/w/d): Terminkoordination, Reisemanagement, Vertragsmanagement, Veranstaltungsorganisation, Personalverwaltung, SAP.',
    truthful: [
      'Terminkoordination und Reiseplanung für zwei Geschäftsführer.',
      'Protokollführung bei Bauherrensitzungen sowie Schreiben von Angeboten.',
      'Telefonzentrale, Ablage und 2019 Organisation eines Azubi-Tags.',
    ],
    invented: [
      ['skill', 'Personalverwaltung und Vertragsmanagement.'],
      ['number', 'Terminkoordination für fünf Geschäftsführer.'],
      ['scope', 'Leitung des Sekretariats.'],
    ],
  },
  {
    field: 'cleaning',
    language: 'en',
    entry: {
      title: 'Housekeeper',
      companyName: 'Ridgeway Hospital',
      startDate: '2016-05',
      endDate: '2020-07',
      notes: [
        'wards + theatres, terminal cleans',
        'colour coded mops, chemicals',
        'deep cleaned isolation rooms in covid',
        'trained on UV machine',
      ],
    },
    skills: ['COSHH', 'Infection control'],
    further: ['BICSc'],
    posting:
      'Domestic services supervisor. Audits, rotas, infection prevention, stock, staff training. NHS cleaning standards.',
    truthful: [
      'Cleaned wards and operating theatres, including terminal cleans.',
      'Used colour-coded equipment and handled chemicals in line with COSHH.',
      'Deep-cleaned isolation rooms during the COVID-19 pandemic and operated a UV disinfection machine after training.',
    ],
    invented: [
      ['scope', 'Carried out audits and planned rotas.'],
      ['number', 'Cleaned 12 wards a day.'],
      ['date', 'Cleaned wards from 2013 to 2020.'],
    ],
  },
  {
    field: 'retail banking',
    language: 'en',
    entry: {
      title: 'Customer Advisor',
      companyName: 'Penfield Building Society',
      startDate: '2019-02',
      endDate: '',
      notes: [
        'counter, cash + cheques, 60-70 customers a day',
        'opened savings accounts, ISAs',
        'mortgage appts booked for the adviser',
        'spotted 2 scams last yr',
      ],
    },
    skills: ['Cash handling', 'KYC checks'],
    further: ['A levels'],
    posting:
      'Mortgage adviser. Needs-based sales, affordability, regulatory compliance (FCA), vulnerable customers, CeMAP required.',
    truthful: [
      'Serve 60 to 70 customers daily at the counter, processing cash and cheques.',
      'Open savings accounts and ISAs and carry out Know Your Customer (KYC) checks.',
      'Schedule mortgage appointments for the adviser and identified two attempted scams last year, protecting vulnerable customers.',
    ],
    invented: [
      ['credential', 'CeMAP-qualified adviser serving 60 customers a day.'],
      ['skill', 'Gave mortgage advice and checked affordability.'],
      ['number', 'Opened 300 savings accounts a year.'],
    ],
  },
];
