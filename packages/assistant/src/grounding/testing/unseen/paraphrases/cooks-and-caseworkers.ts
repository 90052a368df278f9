import { labeledByJob, type LabeledResume } from '../../labeled-lines';

export const cooksAndCaseworkersParaphrases: readonly LabeledResume[] = [
  ...labeledByJob({
    field: 'sous chef',
    language: 'en',
    headline: 'Sous Chef',
    summary:
      'Cook and sous chef with a focus on seafood and handmade pasta. Calm on a busy line and strict about food safety.',
    jobs: [
      {
        title: 'Sous Chef',
        companyName: 'The Salt Pier, Providence, RI',
        startDate: '2019-05',
        endDate: '',
        notes: [
          "Second in command of a kitchen of 9 cooks; run the line on the chef's two days off each week",
          'Serve 180 covers on a Friday night',
          'Write the daily fish specials with the head chef',
          'Brought food cost down from 34% to 29% by tracking waste and changing portion sizes',
          'Place produce and fish orders with six suppliers',
          'Train new line cooks on stations and knife work',
          'Passed every city health inspection since 2019',
        ],
        truthful: [
          "Lead the line two days a week in the head chef's absence, as second in command of a nine-cook kitchen.",
          'Lowered food cost by five percentage points through waste tracking and new portion sizes.',
          'Develop daily seafood specials together with the head chef and order fish and produce from half a dozen vendors.',
          'Coach new line cooks on knife skills and their stations.',
        ],
        invented: [
          ['number', "Serve 350 covers on a Friday night and run the line on the chef's days off."],
          ['date', "Sous chef at The Salt Pier since 2016, running the line on the chef's days off."],
        ],
      },
      {
        title: 'Line Cook',
        companyName: 'Trattoria Bellini, Boston, MA',
        startDate: '2015-03',
        endDate: '2019-04',
        notes: [
          'Worked the pasta and grill stations',
          'Made fresh pasta by hand each morning, about 40 pounds a day',
          'Helped plan the spring menu in 2018',
          'Cooked for private parties of up to 60 guests',
        ],
        truthful: [
          'Prepared some 40 lb of fresh pasta by hand daily and worked the grill and pasta stations.',
          'Cooked for private events of as many as 60 guests and contributed to the 2018 spring menu.',
        ],
        invented: [
          ['name', 'Made fresh pasta by hand each morning at Osteria Lombardi in Boston.'],
          ['skill', 'Worked the pasta and grill stations and did pastry and bread baking for private parties.'],
        ],
      },
      {
        title: 'Prep Cook',
        companyName: 'Harborside Hotel, Newport, RI',
        startDate: '2013-06',
        endDate: '2015-02',
        notes: [
          'Prepared stocks, sauces and salads for a 90-seat dining room',
          'Received deliveries and rotated stock',
          'Cleaned and broke down whole fish and chickens',
        ],
      },
    ],
    ofSummary: {
      truthful: [],
      invented: [
        ['credential', 'Certified Executive Chef with ServSafe Manager certification from 2022.'],
        ['scope', 'Award-winning sous chef who writes daily fish specials with the head chef.'],
      ],
    },
    skills: [
      'Seafood',
      'fresh pasta',
      'butchery',
      'sauces',
      'menu costing',
      'ordering',
      'waste tracking',
      'scheduling',
    ],
    further: [
      'A.S., Culinary Arts, Johnson & Wales University, Providence, 2013',
      'ServSafe Manager, 2022',
      'Allergen awareness training, 2021',
      'English, Italian (fluent)',
    ],
    posting:
      "Executive Sous Chef\nOcean House Bistro, Warwick, RI\n\nA 110-seat coastal restaurant with a seasonal menu.\n\nResponsibilities\n- Support the Executive Chef and lead the line in the chef's absence\n- Develop specials with local seafood\n- Control food cost, portioning and waste\n- Order from and build relationships with vendors\n- Train and coach kitchen staff\n- Maintain the highest sanitation standards\n\nRequirements\n- 5+ years in full-service restaurants\n- Fresh pasta and seafood experience\n- ServSafe Manager certification\n- Experience with high-volume service\n- Pastry knowledge is a plus",
  }),
  ...labeledByJob({
    field: 'warehouse lead',
    language: 'en',
    headline: 'Warehouse Lead',
    summary:
      'Warehouse lead with experience in receiving, picking and shipping. Forklift certified. Works safely and keeps counts straight.',
    jobs: [
      {
        title: 'Shift Lead',
        companyName: 'Riverbend Distribution, Memphis, TN',
        startDate: '2021-01',
        endDate: '',
        notes: [
          'Lead a second-shift team of 12 pickers and packers',
          'Ship around 1,800 orders per shift for an outdoor equipment retailer',
          'Raised inventory accuracy from 96.2% to 99.1% with weekly cycle counts',
          'Hold a five-minute safety talk at the start of each shift',
          'Assign work and track pick rates in Manhattan WMS',
          'Rearranged fast-moving items closer to packing, which cut walking time by 15%',
          'Trained 20 employees on RF scanners',
        ],
        truthful: [
          'Lead a dozen pickers and packers on second shift, assigning work and monitoring pick rates in the WMS.',
          'Improved inventory accuracy to above 99% through weekly cycle counting.',
          'Lead short pre-shift safety meetings every shift.',
          'Improved slotting by moving fast movers nearer to packing, reducing walking time 15%.',
          'Trained twenty associates in the use of RF scanners.',
        ],
        invented: [
          ['number', 'Ship around 3,000 orders per shift with a team of pickers and packers.'],
          ['name', 'Assign work and track pick rates in Manhattan WMS and SAP.'],
          [
            'skill',
            'Lead a second-shift team with weekly cycle counts, pre-shift safety talks and demand forecasting.',
          ],
          ['date', 'Shift lead at Riverbend Distribution since May 2018.'],
          ['scope', 'Responsible for all three shifts at the site, with pick rates tracked in Manhattan WMS.'],
        ],
      },
      {
        title: 'Forklift Operator',
        companyName: 'Delta Paper Products, West Memphis, AR',
        startDate: '2017-06',
        endDate: '2020-12',
        notes: [
          'Unloaded 8 to 10 trailers a day with a sit-down forklift',
          'Put away pallets of paper in racks up to 24 feet high',
          'Reported damaged goods and took photos for claims',
          'Did daily forklift checks',
        ],
        truthful: [
          'Operated a sit-down forklift to unload at least eight trailers daily and store paper pallets in racks as high as 24 ft.',
        ],
      },
      {
        title: 'Package Handler (part time)',
        companyName: 'Parcel Hub South, Memphis, TN',
        startDate: '2015-10',
        endDate: '2017-05',
        notes: [
          'Loaded and sorted packages by zip code on the night sort',
          'Scanned about 900 packages an hour with a two-person team',
        ],
      },
    ],
    ofSummary: {
      truthful: [],
      invented: [['credential', 'Six Sigma Green Belt who raised inventory accuracy with weekly cycle counts.']],
    },
    skills: [
      'Receiving',
      'put-away',
      'cycle counting',
      'Manhattan WMS',
      'RF scanners',
      'reach truck',
      'sit-down forklift',
      'Excel',
    ],
    further: [
      'High school diploma, Whitehaven High School, Memphis, 2015',
      'Forklift operator certification, renewed 2023',
      'OSHA 10 General Industry, 2021',
      'English',
    ],
    posting:
      "Warehouse Supervisor - 2nd Shift\nMid-South Fulfillment, Olive Branch, MS\n\nE-commerce fulfillment site, 300,000 sq ft.\n\nWhat you'll do\n- Supervise order pickers and packers on second shift\n- Meet daily shipping goals\n- Maintain inventory accuracy through cycle counting\n- Lead pre-shift safety meetings\n- Monitor productivity in the WMS\n- Improve slotting and layout\n- Train associates on equipment and scanners\n\nWhat you need\n- 2+ years in a lead role\n- Experience with a warehouse management system\n- Forklift certification\n- Comfort with spreadsheets\n- Lean Six Sigma a plus",
  }),
  ...labeledByJob({
    field: 'social work',
    language: 'en',
    headline: 'Licensed Social Worker',
    summary:
      'Social worker with experience in child welfare and hospital discharge planning. Patient listener, clear writer.',
    jobs: [
      {
        title: 'Medical Social Worker',
        companyName: 'Three Rivers General Hospital, Pittsburgh, PA',
        startDate: '2019-10',
        endDate: '',
        notes: [
          'Carry a caseload of about 25 adult inpatients on two medical floors',
          "Assess patients' home situation, supports and risks within 24 hours of referral",
          'Arrange home care, rehab placement and medical equipment before discharge',
          'Attend daily rounds with doctors, nurses and physical therapists',
          'Help families apply for Medicaid and SNAP',
          'Put together a resource list of 80 local agencies that the department now uses',
          'Field instructor for one MSW student each year since 2021',
        ],
        truthful: [
          'Complete psychosocial assessments within one day of referral for adult inpatients on two medical floors.',
          'Coordinate home care, rehabilitation placements and medical equipment ahead of discharge.',
          'Link families to public benefits by helping with Medicaid and SNAP applications.',
          'Collaborate with physicians, nurses and PTs on daily rounds while carrying a caseload of some 25 inpatients.',
          'Compiled a list of 80 community resources now used by the department and supervise one MSW intern per year.',
        ],
        invented: [
          ['number', 'Carry a caseload of about 45 adult inpatients on two medical floors.'],
          [
            'skill',
            'Arrange home care and rehab placement and run cognitive behavioral therapy with patients before discharge.',
          ],
          ['date', 'Field instructor for one MSW student each year since 2017.'],
          [
            'scope',
            'Was the person every floor in the hospital turned to for discharge questions, and attended daily rounds with doctors and nurses.',
          ],
        ],
      },
      {
        title: 'Caseworker',
        companyName: 'Allegheny Family Services, Pittsburgh, PA',
        startDate: '2015-07',
        endDate: '2019-09',
        notes: [
          'Worked with 14 to 18 families with open child welfare cases',
          'Made home visits every month and wrote court reports',
          'Testified in family court',
          'Connected parents with addiction treatment, housing and parenting classes',
          'Took turns on the after-hours crisis line',
        ],
        truthful: [
          'Visited families monthly at home, prepared court reports, gave testimony in family court and shared after-hours crisis line duty.',
        ],
        invented: [['name', 'Helped parents find housing and addiction treatment through Catholic Charities.']],
      },
      {
        title: 'Residential Counselor',
        companyName: 'Oak Lane Youth Home, Erie, PA',
        startDate: '2013-06',
        endDate: '2014-08',
        notes: ['Supported 8 teenagers with school, chores and conflict', 'Kept daily notes and handed out medication'],
      },
    ],
    ofSummary: {
      truthful: [],
      invented: [['credential', 'LCSW with hospital discharge planning and child welfare experience.']],
    },
    skills: [
      'Psychosocial assessment',
      'discharge planning',
      'crisis intervention',
      'motivational interviewing',
      'court reports',
      'Cerner',
    ],
    further: [
      'Master of Social Work, University of Pittsburgh, 2015',
      'B.A., Psychology, Gannon University, Erie, 2013',
      'Licensed Social Worker (LSW), Pennsylvania, 2016',
      'Mental Health First Aid, 2018',
      'English, American Sign Language (intermediate)',
    ],
    posting:
      'Care Coordination Social Worker\nKeystone Community Health, Pittsburgh, PA\n\nWe support adults with complex medical and social needs after hospital stays.\n\nYour responsibilities\n- Complete psychosocial assessments in a timely manner\n- Coordinate post-discharge services and placements\n- Link clients to public benefits and community resources\n- Collaborate with an interdisciplinary team\n- Respond to crises\n- Supervise MSW interns\n- Write clear documentation\n\nQualifications\n- MSW and LSW required, LCSW preferred\n- 3+ years in health care or child welfare\n- Motivational interviewing\n- Knowledge of Medicaid\n- Second language or ASL a plus',
  }),
  ...labeledByJob({
    field: 'accounting',
    language: 'en',
    headline: 'Staff Accountant',
    summary:
      'Accountant with experience in month-end close, accounts payable and sales tax for mid-size manufacturers.',
    jobs: [
      {
        title: 'Staff Accountant',
        companyName: 'Lakeshore Tool & Die, Milwaukee, WI',
        startDate: '2019-08',
        endDate: '',
        notes: [
          "Close the books for two of the company's four plants each month",
          'Reconcile 28 balance sheet accounts',
          'Shortened month-end close from nine business days to six with a shared checklist',
          'File sales and use tax returns in five states',
          'Prepare schedules for the yearly outside audit',
          'Work in NetSuite and build reports in Excel (pivot tables, Power Query)',
          'Review expense reports of 70 employees',
        ],
        truthful: [
          'Own the monthly close for two plants and reconcile over 25 balance sheet accounts.',
          'Sped up month-end close by three business days with a shared checklist.',
          'Prepare multi-state sales and use tax filings covering five states.',
          'Support the annual external audit with schedules and build Excel reports using pivot tables and Power Query.',
        ],
        invented: [
          ['number', 'Reconcile 60 balance sheet accounts as part of the month-end close for two plants.'],
          ['name', 'Prepare schedules for the yearly audit by Deloitte.'],
          ['skill', 'Close the books for two plants, file sales tax returns and handle cost variance analysis.'],
          ['scope', 'Close the books for all plants company-wide each month and reconcile balance sheet accounts.'],
        ],
      },
      {
        title: 'Accounts Payable Clerk',
        companyName: 'Brewtown Packaging, West Allis, WI',
        startDate: '2016-06',
        endDate: '2019-07',
        notes: [
          'Entered and matched about 450 invoices a month',
          'Ran the weekly check and ACH payments',
          'Found duplicate payments of $23,400 and got the money back',
          'Prepared 1099 forms at year end',
        ],
        truthful: [
          'Recovered more than $23,000 in duplicate vendor payments.',
          'Processed and matched roughly 450 invoices monthly, issued weekly check and ACH payments, and completed year-end 1099s.',
        ],
        invented: [
          ['date', 'Accounts payable clerk from 2013 to 2019, matching invoices and running weekly payments.'],
        ],
      },
      {
        title: 'Tax Season Intern',
        companyName: 'Hollis & Greer CPAs, Madison, WI',
        startDate: '2016-01',
        endDate: '2016-04',
        notes: ['Prepared simple individual tax returns for review', 'Scanned and sorted client documents'],
      },
    ],
    ofSummary: {
      truthful: [],
      invented: [['credential', 'Licensed CPA with month-end close and sales tax experience in manufacturing.']],
    },
    skills: [
      'Month-end close',
      'account reconciliation',
      'accounts payable',
      'sales tax',
      'fixed assets',
      'NetSuite',
      'QuickBooks',
      'Excel',
    ],
    further: [
      'B.B.A., Accounting, University of Wisconsin-Whitewater, 2016',
      'GPA 3.6',
      'QuickBooks Online ProAdvisor, 2020',
      'Passed two of four CPA exam sections (FAR, REG), 2023',
      'English, German (basic)',
    ],
    posting:
      "Senior Accountant\nBadger Components, Waukesha, WI\n\nA manufacturer with 400 employees is hiring a hands-on accountant.\n\nKey duties\n- Own the monthly close for one or more sites\n- Perform balance sheet reconciliations\n- Prepare multi-state sales tax filings\n- Support external auditors\n- Improve and document close processes\n- Review employee expenses and vendor payments\n- Build management reports\n\nRequirements\n- Bachelor's degree in accounting\n- 4+ years of experience, manufacturing preferred\n- ERP experience (NetSuite a plus)\n- Advanced Excel\n- CPA or progress toward CPA\n- Cost accounting knowledge a plus",
  }),
  ...labeledByJob({
    field: 'Pflege',
    language: 'de',
    headline: 'Gesundheits- und Krankenpflegerin',
    summary:
      'Examinierte Krankenpflegerin mit Erfahrung in Chirurgie und Innerer Medizin. Ruhig, genau und gern im Team.',
    jobs: [
      {
        title: 'Gesundheits- und Krankenpflegerin',
        companyName: 'Klinikum Fuldablick, Kassel',
        startDate: '2018-10',
        endDate: '',
        notes: [
          'Pflege von 10 bis 12 Patienten pro Schicht auf einer chirurgischen Station mit 34 Betten',
          'Vorbereitung der Patienten auf Operationen und Überwachung danach',
          'Verbandswechsel und Versorgung von Drainagen',
          'Gabe von Infusionen und Medikamenten nach ärztlicher Anordnung',
          'Praxisanleitung von 9 Auszubildenden seit 2020',
          'Vertretung der Stationsleitung an einzelnen Wochenenden',
          'Dokumentation in ORBIS',
          'Mitarbeit an einem neuen Merkblatt für Patienten zur Entlassung (2021)',
        ],
        truthful: [
          'Prä- und postoperative Pflege von bis zu zwölf Patientinnen und Patienten je Schicht in der Chirurgie (34 Betten).',
          'Versorgte Drainagen, wechselte Verbände und verabreichte Infusionen und Medikamente nach ärztlicher Anordnung.',
          'Leite seit 2020 Auszubildende an, bisher neun.',
          'Führe die Pflegedokumentation digital in ORBIS und vertrete gelegentlich am Wochenende die Stationsleitung.',
        ],
        invented: [
          ['number', 'Praxisanleitung von 25 Auszubildenden auf einer chirurgischen Station.'],
          [
            'skill',
            'Vorbereitung auf Operationen, Verbandswechsel und Bedienung von Beatmungsgeräten auf der chirurgischen Station.',
          ],
          ['date', 'Mitarbeit an einem Merkblatt für Patienten zur Entlassung im Jahr 2016.'],
          [
            'scope',
            'Stationsleitung einer chirurgischen Station mit 34 Betten und Praxisanleitung von Auszubildenden.',
          ],
        ],
      },
      {
        title: 'Gesundheits- und Krankenpflegerin',
        companyName: 'St.-Anna-Krankenhaus, Göttingen',
        startDate: '2013-10',
        endDate: '2018-09',
        notes: [
          'Grund- und Behandlungspflege auf einer internistischen Station mit 28 Betten',
          'Blutabnahmen und EKG schreiben',
          'Beratung von Menschen mit Diabetes zu Blutzuckermessung und Insulin',
          'Früh-, Spät- und Nachtdienst',
          'Gespräche mit Angehörigen',
        ],
        truthful: [
          'Beriet Diabetikerinnen und Diabetiker zum Messen des Blutzuckers und zum Umgang mit Insulin und sprach mit Angehörigen.',
          'Fünf Jahre Pflege auf einer internistischen Station im Schichtdienst, einschließlich Blutentnahmen und EKG.',
        ],
        invented: [
          [
            'name',
            'Grund- und Behandlungspflege auf einer internistischen Station der Charité mit Blutabnahmen und EKG.',
          ],
        ],
      },
      {
        title: 'Bundesfreiwilligendienst',
        companyName: 'Seniorenzentrum Lindenhof, Göttingen',
        startDate: '2009-09',
        endDate: '2010-08',
        notes: ['Begleitung von Bewohnern bei Mahlzeiten und Spaziergängen'],
      },
    ],
    ofSummary: {
      truthful: [],
      invented: [
        ['credential', 'Krankenpflegerin mit Weiterbildung Praxisanleitung und Zertifikat als Wundexpertin ICW.'],
      ],
    },
    skills: [
      'Postoperative Überwachung',
      'Verbandswechsel',
      'Infusionstherapie',
      'Blutabnahme',
      'EKG',
      'ORBIS',
      'MS Word',
    ],
    further: [
      'Ausbildung zur Gesundheits- und Krankenpflegerin, Krankenpflegeschule Göttingen, 2010 bis 2013',
      'Abitur, Gymnasium Northeim, 2009',
      'Weiterbildung Praxisanleitung (300 Stunden), 2019',
      'Reanimationstraining, jährlich',
      'Deutsch (Muttersprache), Englisch (gut)',
    ],
    posting:
      'Pflegefachkraft (m/w/d) Allgemein- und Viszeralchirurgie\nHessenklinik Marburg, Vollzeit, unbefristet\n\nUnsere Station hat 30 Betten und ein eingespieltes Team.\n\nIhre Aufgaben\n- Prä- und postoperative Pflege unserer Patientinnen und Patienten\n- Wundverbände und Drainagen versorgen\n- Infusionen und Medikamente verabreichen\n- Auszubildende anleiten\n- Patienten und Angehörige beraten\n- Digitale Pflegedokumentation\n\nIhr Profil\n- Examen in der Gesundheits- und Krankenpflege\n- Erfahrung in der Chirurgie\n- Weiterbildung Praxisanleitung erwünscht\n- Bereitschaft zum Schichtdienst\n- Weiterbildung zur Wundexpertin von Vorteil',
  }),
  ...labeledByJob({
    field: 'Instandhaltung',
    language: 'de',
    headline: 'Industriemechaniker',
    summary:
      'Industriemechaniker mit Schwerpunkt Instandhaltung. Erfahrung mit Verpackungsanlagen, Pneumatik und Hydraulik.',
    jobs: [
      {
        title: 'Industriemechaniker Instandhaltung',
        companyName: 'Neckartal Verpackung GmbH, Heilbronn',
        startDate: '2017-04',
        endDate: '',
        notes: [
          'Wartung und Reparatur von 22 Verpackungsmaschinen in drei Hallen',
          'Fehlersuche an Pneumatik, Hydraulik und Antrieben',
          'Ungeplante Stillstände von 41 auf 26 Stunden im Monat gesenkt, zusammen mit zwei Kollegen',
          'Austausch von Lagern, Ketten, Dichtungen und Getrieben',
          'Bestellung von Ersatzteilen in SAP PM und Pflege des Ersatzteillagers',
          'Rufbereitschaft jede vierte Woche',
          'Einweisung neuer Maschinenbediener',
          'Umzug von fünf Anlagen in die neue Halle 2021',
        ],
        truthful: [
          'Instandsetzung und Wartung von über 20 Verpackungsmaschinen in drei Hallen, mit Rufbereitschaft in jeder vierten Woche.',
          'Gemeinsam mit zwei Kollegen die ungeplanten Stillstandszeiten um 15 Stunden monatlich verringert.',
          'Behebe Störungen an pneumatischen und hydraulischen Systemen sowie an Antrieben und tausche Lager, Dichtungen und Getriebe.',
          'Ersatzteile über SAP PM beschafft und das Ersatzteillager gepflegt.',
        ],
        invented: [
          ['number', 'Wartung und Reparatur von 50 Verpackungsmaschinen in drei Hallen.'],
          ['skill', 'Fehlersuche an Pneumatik, Hydraulik und Antrieben sowie SPS-Programmierung.'],
          ['date', 'Umzug von fünf Anlagen in die neue Halle im Jahr 2018.'],
          [
            'scope',
            'Fachlich verantwortlich für ein sechsköpfiges Instandhaltungsteam und für die Bestellung von Ersatzteilen in SAP PM.',
          ],
        ],
      },
      {
        title: 'Industriemechaniker Montage',
        companyName: 'Maschinenbau Kestner, Sinsheim',
        startDate: '2011-09',
        endDate: '2017-03',
        notes: [
          'Montage von Förderbändern und Baugruppen nach Zeichnung',
          'Inbetriebnahme beim Kunden in Deutschland, Österreich und der Schweiz',
          'Drehen und Fräsen einzelner Teile an konventionellen Maschinen',
          'Schweißen von Rahmen (MAG)',
          'Prüfprotokolle ausgefüllt',
        ],
        truthful: [
          'Baute Förderbänder und Baugruppen nach technischer Zeichnung zusammen und übernahm die Inbetriebnahme bei Kunden im In- und Ausland.',
          'Fertigte Einzelteile durch Drehen und Fräsen und schweißte Rahmen im MAG-Verfahren.',
        ],
        invented: [['name', 'Montage von Förderbändern nach Zeichnung und Inbetriebnahme beim Kunden Audi.']],
      },
    ],
    ofSummary: {
      truthful: [],
      invented: [['credential', 'Geprüfter Industriemeister Metall mit Staplerschein und Kranschein.']],
    },
    skills: [
      'Wartung',
      'Pneumatik',
      'Hydraulik',
      'Drehen',
      'Fräsen',
      'MAG-Schweißen',
      'technische Zeichnungen',
      'SAP PM',
      'Excel',
    ],
    further: [
      'Ausbildung zum Industriemechaniker, Maschinenbau Kestner, Sinsheim, 2008 bis 2011, Abschlussnote 2,0',
      'Realschulabschluss, Realschule Eppingen, 2008',
      'Staplerschein, 2013',
      'Kranschein, 2015',
      'Elektrofachkraft für festgelegte Tätigkeiten, 2019',
      'Klasse B',
      'Deutsch, Englisch (Grundkenntnisse)',
    ],
    posting:
      'Industriemechaniker (m/w/d) Instandhaltung\nSüddeutsche Getränkewerke, Bad Friedrichshall\n\nWir füllen auf sechs Linien Getränke ab und suchen Verstärkung für unsere Werkstatt.\n\nAufgaben\n- Vorbeugende Wartung und Instandsetzung der Abfüll- und Verpackungslinien\n- Störungen schnell finden und beheben\n- Anlagenverfügbarkeit verbessern\n- Ersatzteile disponieren (SAP)\n- Bediener an den Anlagen schulen\n- Mitarbeit bei Umbauten und Neuinstallationen\n\nAnforderungen\n- Abgeschlossene Ausbildung in einem Metallberuf\n- Erfahrung mit Pneumatik und Hydraulik\n- Schweiß- und Zerspanungskenntnisse\n- Stapler- und Kranschein\n- Rufbereitschaft\n- SPS-Kenntnisse von Vorteil',
  }),
];
