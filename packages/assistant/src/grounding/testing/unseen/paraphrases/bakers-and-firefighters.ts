import { labeledByJob, type LabeledResume } from '../../labeled-lines';

export const bakersAndFirefightersParaphrases: readonly LabeledResume[] = [
  ...labeledByJob({
    field: 'baking',
    language: 'en',
    summary: 'Bread baker with a pastry background. Early riser, steady hands, strong with naturally leavened doughs.',
    jobs: [
      {
        title: 'Baker',
        companyName: 'Magnolia Street Bakehouse, New Orleans, LA',
        startDate: '2019-10',
        endDate: '',
        notes: [
          'Mix, shape and bake sourdough, baguettes, brioche and rye, around 350 loaves a night',
          'Laminate dough for croissants and Danish and bake them',
          'Feed two sourdough starters daily',
          'Adjusted the baguette formula for humid weather and cut misshapen loaves by a fifth',
          "Scale recipes in baker's percentages and log batch temperatures",
          'Order flour and butter every week from three suppliers',
        ],
        truthful: [
          'Produce about 350 loaves nightly, including sourdough, rye, brioche and baguettes.',
          'Make laminated pastries such as croissants and Danishes.',
          'Reworked the baguette recipe for humid conditions, reducing misshapen loaves by 20%.',
          "Maintain two sourdough starters and scale formulas using baker's percentages.",
          'Place weekly flour and butter orders with three vendors.',
        ],
        invented: [
          ['number', 'Feed five sourdough starters daily and log batch temperatures.'],
          ['scope', 'Bake award-winning sourdough, baguettes, brioche and rye.'],
        ],
      },
      {
        title: 'Pastry Assistant',
        companyName: 'Hotel Beaulieu, New Orleans, LA',
        startDate: '2016-03',
        endDate: '2019-09',
        notes: [
          'Plated desserts for banquets of up to 250 guests',
          'Made custards, ganache and fruit tarts',
          'Decorated wedding cakes with the pastry chef',
          'Kept allergen sheets current',
        ],
        truthful: ['Plated banquet desserts for as many as 250 guests and kept allergen records up to date.'],
        invented: [
          ['name', 'Decorated wedding cakes with the pastry chef at Hotel Saint-Clair in New Orleans.'],
          ['skill', 'Made custards, ganache, fruit tarts and pulled sugar decorations.'],
          ['date', 'Plated banquet desserts at Hotel Beaulieu from 2013 to 2019.'],
        ],
      },
      {
        title: 'Counter Clerk',
        companyName: 'Petit Lapin Café, Lafayette, LA',
        startDate: '2014-06',
        endDate: '2016-02',
        notes: ['Served customers, ran the register and made espresso drinks'],
      },
    ],
    ofSummary: {
      truthful: [],
      invented: [['credential', 'Baker with a pastry arts certificate and ServSafe Manager certification.']],
    },
    skills: ['Deck oven', 'spiral mixer', 'dough sheeter', 'hand shaping', 'inventory counts'],
    further: [
      'Certificate in Baking and Pastry Arts, Delgado Community College, 2016',
      'ServSafe Food Handler (2022)',
      'English, French (fluent)',
    ],
    posting:
      'Artisan Baker – Bywater Grain & Loaf\nNight shift, 11 p.m. to 7 a.m., five nights\nSmall bakery, wholesale bread for 30 restaurants, retail pastry counter.\nDuties\n- Produce sourdough and yeasted breads by hand\n- Make laminated pastries\n- Maintain starters and scale formulas\n- Monitor quality and reduce waste\n- Place orders with vendors\n- Keep food safety and allergen records\nMust have\n- Three years of bread production\n- Deck oven experience\n- ServSafe Manager preferred\nExtra points for sugar work and cake decorating.\nStart date: as soon as possible. $22–$26 an hour plus health insurance.',
  }),
  ...labeledByJob({
    field: 'store management',
    language: 'en',
    summary: 'Store manager who likes being on the floor, knows her figures and keeps a steady team.',
    jobs: [
      {
        title: 'Store Manager',
        companyName: 'Fenwick Home & Living, Cork',
        startDate: '2020-03',
        endDate: '',
        notes: [
          'Run a 900 m² homeware store with 14 employees and €3.2 million in yearly sales',
          'Recruit, schedule and train staff; yearly staff turnover fell from 45% to 28%',
          'Set weekly sales targets and go through them with the team on Monday mornings',
          'Count stock twice a year; shrinkage is at 0.9%',
          'Introduced click and collect in 2021, now 12% of orders',
          'Handle complaints and returns',
        ],
        truthful: [
          'Manage a homeware store of 900 square metres with annual sales of €3.2m and a staff of 14.',
          'Hire, roster and train staff, with annual turnover down from 45% to 28%.',
          'Launched click-and-collect in 2021; it now accounts for 12% of orders.',
          'Carry out twice-yearly stocktakes, with shrink at 0.9%.',
        ],
        invented: [
          ['number', 'Count stock twice a year, with shrinkage at 0.4%.'],
          ['skill', 'Roster staff in Deputy and follow sales in excel and power bi.'],
          ['date', 'Introduced click and collect in 2018, now 12% of orders.'],
          ['scope', 'Set weekly sales targets for three stores in the region.'],
        ],
      },
      {
        title: 'Assistant Manager',
        companyName: 'Brannigan Sports, Cork',
        startDate: '2016-08',
        endDate: '2020-02',
        notes: [
          'Opened and closed the store, cashed up and banked the takings',
          'Built window and floor displays to head-office plans',
          'Ran the footwear department with 5 sales assistants',
          'Cut stockroom replenishment time by a third by relabelling the shelves',
        ],
        truthful: [
          'Managed the footwear department and its five sales assistants at Brannigan Sports.',
          'Reduced stockroom replenishment time by one third through new shelf labels, and built displays to head-office plans.',
        ],
        invented: [['name', 'Built window and floor displays to head-office plans at Corrigan Outdoor in Cork.']],
      },
      {
        title: 'Sales Assistant',
        companyName: 'Dunmore Department Store, Limerick',
        startDate: '2013-09',
        endDate: '2016-07',
        notes: ['Advised customers in menswear and worked the tills'],
      },
    ],
    ofSummary: {
      truthful: [],
      invented: [['credential', 'Trained in manual handling, occupational first aid and as a fire warden.']],
    },
    skills: ['Lightspeed POS', 'Excel', 'Deputy rostering', 'visual merchandising'],
    further: [
      'Higher Certificate in Business, Limerick Institute of Technology, 2013',
      'Occupational First Aid (2021)',
      'Manual Handling (2022)',
      'English, Irish, basic Spanish',
    ],
    posting:
      'Store Manager – Larch & Linen, Mahon Point\nWe sell furniture and homeware in nine shops across Munster.\nAs Store Manager you will\n- Manage the store, its team and its budget\n- Drive sales through clear targets\n- Hire, roster and develop staff\n- Control stock and shrink\n- Look after visual merchandising\n- Grow online order pick-up\nIdeally you have\n- Three years in retail management\n- Multi-site experience\n- Reporting skills (Excel, Power BI)\n- First aid and fire warden training\nSalary €48,000–€54,000 plus bonus, staff discount, 23 days of leave.',
  }),
  ...labeledByJob({
    field: 'firefighting',
    language: 'en',
    summary:
      'Firefighter/EMT with career, ambulance and wildland experience. Physically fit, calm on scene, Spanish-speaking.',
    jobs: [
      {
        title: 'Firefighter/EMT',
        companyName: 'Cedar Ridge Fire District, Boise, ID',
        startDate: '2017-08',
        endDate: '',
        notes: [
          'Respond to around 600 calls a year: structure fires, wildland fires, vehicle crashes and medical emergencies',
          'Give basic life support: CPR, AED, bleeding control, splinting and oxygen',
          'Drive and pump Engine 4 when the engineer is off',
          'Check SCBA, hose and power tools at the start of every 48-hour shift',
          'Taught CPR to 320 residents at station open days between 2019 and 2023',
          'Mapped 75 rural water sources in ArcGIS',
        ],
        truthful: [
          'Answer roughly 600 calls annually, from structure and wildland fires to crashes and medical emergencies.',
          'Provide BLS care, including CPR, AED use, hemorrhage control, splinting and oxygen.',
          'Trained 320 community members in CPR at station open days from 2019 to 2023.',
          'Inspect breathing apparatus, hose and power tools at the beginning of each 48-hour shift.',
          'Serve as relief driver and pump operator on Engine 4 when the engineer is off.',
        ],
        invented: [
          [
            'number',
            'Respond to around 1,400 calls a year, including structure fires, vehicle crashes and medical emergencies.',
          ],
          ['skill', 'Give basic life support with cpr, aed, splinting and iv starts.'],
          ['scope', 'Captain on Engine 4, responding to structure fires, wildland fires and medical emergencies.'],
        ],
      },
      {
        title: 'EMT',
        companyName: 'Snake Plain Ambulance, Nampa, ID',
        startDate: '2014-06',
        endDate: '2017-07',
        notes: [
          'Worked 12-hour shifts on a two-person crew',
          'Assessed patients, took vital signs and handed over to ER staff',
          'Charted every run in ImageTrend',
          'Cleaned and restocked the ambulance',
        ],
        truthful: ['Performed patient assessments, checked vitals and transferred care to emergency room staff.'],
        invented: [
          ['name', 'Assessed patients and charted every run in ImageTrend at Gem Valley Medics in Nampa.'],
          ['date', 'Worked 12-hour shifts at Snake Plain Ambulance from 2014 to 2019.'],
        ],
      },
      {
        title: 'Seasonal Wildland Firefighter',
        companyName: 'Salmon Creek Hand Crew, McCall, ID',
        startDate: '2012-06',
        endDate: '2013-08',
        notes: ['Summers of 2012 and 2013', 'Dug fire line, mopped up and ran a chainsaw'],
      },
    ],
    ofSummary: {
      truthful: [],
      invented: [['credential', 'Certified in Firefighter II, Hazmat Operations and swift water rescue.']],
    },
    skills: ['Pump operation', 'vehicle extrication', 'ImageTrend', 'ArcGIS'],
    further: [
      'A.A.S. in Fire Service Technology, College of Western Idaho, 2014',
      'Firefighter I and II',
      'NREMT – Emergency Medical Technician',
      'Hazmat Operations',
      'Wildland Red Card (S-130/S-190)',
      'English, Spanish (native)',
    ],
    posting:
      'Firefighter/EMT – City of Larkfield Fire Department\nFour openings, academy starts in March\nThe department protects 58,000 residents from five stations.\nEssential functions\n- Answer fire, rescue and medical calls\n- Provide BLS patient care and complete electronic reports\n- Inspect and maintain apparatus and equipment\n- Operate engines as a relief driver\n- Take part in community education\nRequirements\n- Firefighter II and NREMT-EMT\n- Hazmat Operations\n- Paramedic license and swift water rescue preferred\n- Bilingual pay for Spanish speakers\nApplicants must pass the CPAT and a background check.',
  }),
  ...labeledByJob({
    field: 'human resources',
    language: 'en',
    summary:
      'HR generalist in manufacturing and senior care. Approachable, precise with paperwork, good at hiring for shift work.',
    jobs: [
      {
        title: 'HR Generalist',
        companyName: 'Prairie Mill Foods, St. Paul, MN',
        startDate: '2019-04',
        endDate: '',
        notes: [
          'Look after day-to-day HR for a plant with 280 employees on three shifts',
          'Fill 60 to 70 hourly openings a year; time to hire went from 41 to 26 days',
          'Run new-hire orientation every second Monday',
          "Handle FMLA, ADA and workers' compensation paperwork",
          'Look into employee complaints and write up findings for the HR director',
          'Moved personnel records from paper to BambooHR in 2021',
        ],
        truthful: [
          'Provide daily HR support for a three-shift plant of 280 employees.',
          'Recruit for 60–70 hourly positions annually, with time to hire down from 41 to 26 days.',
          "Process FMLA, ADA and workers' comp paperwork and onboard new hires in biweekly orientations.",
          'Investigate employee complaints and report findings in writing to the HR director.',
          'Migrated paper personnel files to BambooHR in 2021.',
        ],
        invented: [
          ['number', 'Look after day-to-day HR for a plant with 450 employees on three shifts.'],
          ['skill', 'Keep personnel records in BambooHR and workday.'],
          ['date', "Handling FMLA, ADA and workers' compensation paperwork at Prairie Mill Foods since 2015."],
          ['scope', 'Manage three HR coordinators and run new-hire orientation every second Monday.'],
        ],
      },
      {
        title: 'HR Coordinator',
        companyName: 'Larkspur Senior Living, Bloomington, MN',
        startDate: '2016-06',
        endDate: '2019-03',
        notes: [
          'Posted jobs, screened résumés and scheduled interviews',
          'Kept I-9 forms and background checks in order',
          'Entered payroll changes in ADP every two weeks for 150 staff',
          'Organized the yearly benefits fair',
        ],
        truthful: ['Entered biweekly payroll changes for 150 employees in ADP and organized the annual benefits fair.'],
        invented: [
          ['name', 'Screened résumés, scheduled interviews and kept I-9 forms in order at Northgate Care Center.'],
        ],
      },
      {
        title: 'Administrative Assistant',
        companyName: 'Hennley Insurance, Edina, MN',
        startDate: '2014-09',
        endDate: '2016-05',
        notes: ['Kept calendars for three agents and prepared policy letters'],
      },
    ],
    ofSummary: {
      truthful: [],
      invented: [['credential', 'HR generalist with SHRM-CP and PHR certification.']],
    },
    skills: ['BambooHR', 'ADP Workforce Now', 'Indeed', 'Excel (pivot tables)', 'mediation'],
    further: [
      'B.A. in Psychology, Augsburg University, 2014',
      'SHRM-CP (2020)',
      'Mental Health First Aid (2022)',
      'English, isiZulu, conversational Spanish',
    ],
    posting:
      "HR Generalist – Twin Rivers Packaging\nOn site in Fridley, Minnesota\nOur two plants run around the clock and need a hands-on HR partner.\nKey duties\n- Provide daily HR support to hourly and salaried employees\n- Recruit for production roles and onboard new hires\n- Administer leaves and accommodations\n- Investigate employee relations issues\n- Maintain HRIS data (Workday)\n- Assist with payroll and benefits\nProfile\n- Bachelor's degree and 4+ years in HR\n- SHRM-CP or PHR\n- Supervisory experience desirable\nBenefits start on day one.",
  }),
  ...labeledByJob({
    field: 'Kita',
    language: 'de',
    summary:
      'Staatlich anerkannter Erzieher mit Erfahrung in Krippe und Kindergarten. Ruhig, handwerklich geschickt und gern draußen.',
    jobs: [
      {
        title: 'Erzieher',
        companyName: 'Kita Sonnenhügel, Kassel',
        startDate: '2018-08',
        endDate: '',
        notes: [
          'Betreuung einer altersgemischten Gruppe mit 20 Kindern von 3 bis 6 Jahren',
          'Eingewöhnung neuer Kinder nach dem Berliner Modell',
          'Bildungsdokumentation mit Portfolios und Lerngeschichten',
          'Zwei Entwicklungsgespräche im Jahr mit jeder Familie',
          'Aufbau einer Holzwerkstatt, die jede Woche 12 Kinder nutzen',
          'Sprachförderung in Kleingruppen für Kinder mit Deutsch als Zweitsprache',
          'Anleitung von bisher drei Praktikanten',
        ],
        truthful: [
          'Begleite eine altersgemischte Gruppe von 20 Kindern zwischen drei und sechs Jahren.',
          'Gestalte die Eingewöhnung neuer Kinder nach dem Berliner Eingewöhnungsmodell.',
          'Dokumentiere die Bildung der Kinder in Portfolios und Lerngeschichten und führe zweimal jährlich Entwicklungsgespräche mit den Familien.',
          'Fördere Kinder mit Deutsch als Zweitsprache sprachlich in kleinen Gruppen.',
          'Eine Holzwerkstatt aufgebaut, in der wöchentlich zwölf Kinder arbeiten.',
        ],
        invented: [['scope', 'Als stellvertretende Leitung der Kita Sonnenhügel drei Praktikanten angeleitet.']],
      },
      {
        title: 'Erzieher',
        companyName: 'Kinderhaus Fuldaaue, Kassel',
        startDate: '2014-09',
        endDate: '2018-07',
        notes: [
          'Betreuung von 10 Krippenkindern unter drei Jahren',
          'Wickeln, Füttern und Schlafbegleitung',
          'Wöchentlicher Waldtag mit den Krippenkindern',
          'Planung des Sommerfestes 2016 mit dem Elternbeirat',
        ],
        truthful: ['Im U3-Bereich zehn Kinder betreut, gewickelt, gefüttert und beim Schlafen begleitet.'],
        invented: [
          ['number', 'Betreuung von 15 Krippenkindern unter drei Jahren mit wöchentlichem Waldtag.'],
          ['date', 'Von 2012 bis 2018 Krippenkinder im Kinderhaus Fuldaaue betreut.'],
        ],
      },
      {
        title: 'Freiwilliges Soziales Jahr',
        companyName: 'Jugendzentrum Nordlicht, Göttingen',
        startDate: '2010-09',
        endDate: '2011-08',
        notes: ['Hausaufgabenhilfe und Fußball-AG für 8- bis 12-Jährige'],
        invented: [
          ['name', 'Hausaufgabenhilfe und Fußball-AG für 8- bis 12-Jährige im Jugendtreff Südstern in Göttingen.'],
        ],
      },
    ],
    ofSummary: {
      truthful: [],
      invented: [
        ['skill', 'Bringe Kenntnisse in Gitarre, Klavier und Holzarbeiten mit.'],
        [
          'credential',
          'Staatlich anerkannter Erzieher mit Fortbildung im Kinderschutz und Zusatzqualifikation als Fachkraft für Inklusion.',
        ],
      ],
    },
    skills: ['Gitarre', 'Holzarbeiten', 'Kita-App', 'Microsoft Word'],
    further: [
      'Ausbildung zum Erzieher, Herkules-Fachschule für Sozialpädagogik, Kassel, 2011 – 2014',
      'Realschulabschluss, Göttingen, 2010',
      'Kinderschutz nach § 8a SGB VIII (2021)',
      'Erste Hilfe am Kind (2023)',
      'Deutsch (Muttersprache), Englisch (gut), Arabisch (Grundkenntnisse)',
    ],
    posting:
      'Erzieher (m/w/d) für unsere Kita Wirbelwind in Baunatal\nTeilzeit oder Vollzeit, unbefristet\nUnsere Kita hat fünf Gruppen und ein großes Außengelände.\nIhre Aufgaben\n- Begleitung und Förderung der Kinder im Alltag\n- Gestaltung der Eingewöhnung\n- Beobachtung und Dokumentation\n- Zusammenarbeit mit den Eltern\n- Sprachbildung und Projekte, gern mit Musik oder Natur\nIhr Profil\n- Abgeschlossene Ausbildung als Erzieher\n- Erfahrung im U3- und Ü3-Bereich\n- Zusatzqualifikation Inklusion von Vorteil\n- Bereitschaft, Leitungsaufgaben zu vertreten\nWir bieten Vergütung nach TVöD SuE, 30 Tage Urlaub und Supervision.',
  }),
  ...labeledByJob({
    field: 'Disposition',
    language: 'de',
    summary:
      'Speditionskauffrau mit Erfahrung in Lkw-Disposition und Seefracht. Verhandlungssicher, belastbar und genau bei den Papieren.',
    jobs: [
      {
        title: 'Disponentin',
        companyName: 'Weserkant Spedition GmbH, Bremen',
        startDate: '2019-03',
        endDate: '',
        notes: [
          'Disposition von täglich 35 Lkw-Touren im nationalen und europäischen Stückgut- und Teilladungsverkehr',
          'Einkauf von Frachtraum bei Subunternehmern, auch über TimoCom, und Verhandlung der Frachtraten',
          'Erstellung von CMR-Frachtbriefen, Lieferscheinen und Ausfuhranmeldungen (ATLAS)',
          'Senkung der Leerkilometer in zwei Jahren von 19 auf 13 Prozent durch feste Rückladungen',
          'Klärung von Reklamationen und Schadensfällen mit Kunden und Versicherern',
          'Einarbeitung von zwei neuen Kolleginnen',
        ],
        truthful: [
          'Plane und steuere täglich 35 Lkw-Touren mit Stückgut und Teilladungen, national und in Europa.',
          'Anteil der Leerkilometer dank fester Rückladungen innerhalb von zwei Jahren von 19 % auf 13 % reduziert.',
          'Kaufe Laderaum bei Subunternehmern ein und verhandle die Frachtpreise.',
          'Bearbeite Schäden und Reklamationen mit Kunden und Versicherungen.',
          'Erstelle Transport- und Zolldokumente, darunter CMR-Frachtbriefe und Ausfuhranmeldungen in ATLAS.',
        ],
        invented: [
          ['number', 'Disposition von täglich 80 Lkw-Touren im nationalen und europäischen Stückgutverkehr.'],
          ['skill', 'Kaufe Frachtraum bei Subunternehmern über timocom und transporeon ein.'],
          ['date', 'Seit 2016 Disponentin bei der Weserkant Spedition GmbH in Bremen.'],
          ['scope', 'Als Teamleiterin Reklamationen und Schadensfälle mit Kunden und Versicherern geklärt.'],
        ],
      },
      {
        title: 'Sachbearbeiterin Seefracht Export',
        companyName: 'Hansen & Roloff Logistik, Bremerhaven',
        startDate: '2015-08',
        endDate: '2019-02',
        notes: [
          'Buchung von rund 60 Containern im Monat bei Reedereien',
          'Prüfung von Bills of Lading und Akkreditivunterlagen',
          'Kalkulation von Angeboten für Kunden in Skandinavien und der Türkei',
          'Sendungsverfolgung und Information der Kunden bei Verspätungen',
        ],
        truthful: [
          'Monatlich etwa 60 Container bei Reedereien gebucht sowie Bills of Lading und Akkreditivdokumente geprüft.',
        ],
        invented: [['name', 'Buchung von rund 60 Containern im Monat bei Hapag-Lloyd.']],
      },
    ],
    ofSummary: {
      truthful: [],
      invented: [['credential', 'Speditionskauffrau mit IHK-Abschluss, Gefahrgutunterweisung und Ausbilderschein.']],
    },
    skills: ['CargoSoft', 'TimoCom', 'ATLAS', 'Microsoft Excel'],
    further: [
      'Kauffrau für Spedition und Logistikdienstleistung (IHK), Lüdeking Transporte, Oldenburg',
      '08/2012 – 07/2015',
      'Stationen in Lager, Disposition und Buchhaltung',
      'Fachhochschulreife, Berufsbildende Schulen Oldenburg, 2012',
      'Gefahrgutunterweisung nach ADR Kapitel 1.3 (2022)',
      'Deutsch und Türkisch (Muttersprachen), Englisch (C1)',
    ],
    posting:
      'Speditionskaufmann / Speditionskauffrau (m/w/d) Landverkehre Europa\nNordstern Logistik, Standort Bremen\nWir sind ein Familienunternehmen mit 180 Beschäftigten.\nDas erwartet Sie\n- Planung und Steuerung von Transporten in Europa\n- Einkauf von Laderaum, unter anderem über Transporeon\n- Erstellung der Transport- und Zolldokumente\n- Bearbeitung von Schäden und Reklamationen\n- Betreuung unserer Kunden\nDas bringen Sie mit\n- Abgeschlossene Ausbildung in der Spedition\n- Kenntnisse in TimoCom und Excel\n- Gutes Englisch, gern Türkisch\n- Ausbilderschein und Führungserfahrung von Vorteil\nGleitzeit, Jobticket und betriebliche Altersvorsorge.',
  }),
];
