import type { LabeledResume } from '../../labeled-lines';

export const cafesAndClassroomsParaphrases: readonly LabeledResume[] = [
  {
    field: 'café shift supervisor',
    language: 'en',
    entry: {
      title: 'Barista / Shift Supervisor',
      companyName: 'Copperpot Coffee',
      startDate: '2021-05',
      endDate: '2024-09',
      notes: [
        'barista first, shift supervisor from June 2022',
        'busy station site, 500+ drinks on a weekday',
        'open + close, cash up, till float £200',
        'team of 4 on shift, I do the break plan',
        'milk waste log - waste down by about a third',
        'ordering pastries + milk through supplier app',
      ],
    },
    skills: ['Latte art', 'Cashing up', 'Stock ordering', 'Espresso dial-in'],
    further: ['Level 2 Food Safety and Hygiene, 2021', 'SCA Barista Skills Foundation, 2022'],
    posting:
      'The Grange Hotel is looking for an Assistant Food & Beverage Manager. You have supervised a small team in a busy outlet and are confident with cashing up and ordering stock. A personal licence and Level 3 Food Safety are required within six months. You will write the weekly rota in Fourth and manage a budget of £20,000 a month. Knowledge of wine service is an advantage.',
    truthful: [
      'Progressed from barista to shift supervisor in June 2022 at a busy station café serving over 500 drinks on weekdays.',
      'Supervised a four-person shift, planned breaks, opened and closed the site and cashed up.',
      "Lowered milk waste by around one third with a log and ordered milk and pastries via the supplier's app.",
    ],
    invented: [
      ['number', 'Served more than 500 drinks on weekdays and increased average spend per customer by 15%.'],
      ['skill', 'Ordered pastries and milk through the supplier app and wrote the weekly rota in Fourth.'],
      [
        'credential',
        'Personal licence holder who opened, closed and cashed up a busy station café as shift supervisor.',
      ],
    ],
  },
  {
    field: 'laboratory technician',
    language: 'en',
    entry: {
      title: 'Laboratory Technician (QC)',
      companyName: 'Averley Dairies',
      startDate: '2015-10',
      endDate: '2021-03',
      notes: [
        'Tested raw milk and finished product: fat, protein, pH, total viable count, coliforms.',
        'About 60 samples per day, two-shift system.',
        'Calibrated pH meters and balances weekly and kept the calibration records.',
        'Helped prepare the lab for its ISO 17025 audit in 2019; no major findings.',
        'Wrote 9 standard operating procedures.',
      ],
    },
    skills: ['Plating and colony counts', 'FTIR milk analyser', 'Titration', 'Excel'],
    further: ['BTEC Level 3 Applied Science, 2015', 'Internal course: HACCP awareness, 2017'],
    posting:
      'We are seeking a Senior QC Analyst for our plant-based foods site. You will carry out microbiological and chemical testing and maintain ISO 17025 documentation. Experience with HPLC and LabWare LIMS is essential. A degree in microbiology or Level 3 HACCP is preferred. You will supervise three technicians and report to the Quality Manager.',
    truthful: [
      'Analysed around 60 raw milk and finished product samples a day for fat, protein, pH, coliforms and total viable count.',
      'Carried out weekly calibration of balances and pH meters and maintained the records.',
      'Authored nine SOPs and supported preparation for the 2019 ISO 17025 audit, which brought no major findings.',
    ],
    invented: [
      [
        'name',
        'Helped Averley Dairies get ready for its 2019 ISO 17025 audit by Bureau Veritas, which brought no major findings.',
      ],
      ['scope', 'Supervised three technicians in the testing of around 60 milk samples a day.'],
      ['date', 'Wrote nine standard operating procedures in 2013 and calibrated pH meters and balances each week.'],
    ],
  },
  {
    field: 'electrician',
    language: 'en',
    entry: {
      title: 'Electrician',
      companyName: 'Dunmore Electrical Contractors',
      startDate: '2012-08',
      endDate: '2020-12',
      notes: [
        'Commercial fit-outs: lighting, small power, containment, distribution boards up to 400 A',
        'EICR testing of schools in summer holidays, 14 schools 2018',
        'Emergency lighting + fire alarm second fix',
        'Worked from drawings, marked up as-builts',
        'usually in a pair with an apprentice',
      ],
    },
    skills: ['Testing and inspection', 'Containment', 'Fire alarm second fix', 'Cable pulling', 'Megger MFT'],
    further: [
      'City & Guilds 2365 Level 3, 2012',
      'City & Guilds 2391 Inspection and Testing, 2017',
      '18th Edition Wiring Regulations, 2019',
      'ECS Gold Card',
    ],
    posting:
      'Brightwell Facilities needs a Maintenance Electrician for a hospital site. You will hold the 18th Edition and 2391, and be confident with periodic inspection. Experience of BMS controls, PLC fault finding and high-voltage switching is desirable. An IPAF licence is required. You will act as supervisor for a team of eight contractors.',
    truthful: [
      'Fitted out commercial premises with lighting, small power, containment and distribution boards rated up to 400 amps.',
      'Inspected and tested the installations of 14 schools during the 2018 summer break for condition reports (EICR).',
      'Second-fixed fire alarms and emergency lighting, worked to drawings and marked up as-built copies.',
    ],
    invented: [
      ['skill', 'Second-fixed emergency lighting and fire alarms and diagnosed PLC faults on commercial sites.'],
      ['number', 'Inspected and tested 14 schools in summer 2018, recording more than 2,500 circuits.'],
      ['scope', 'Supervised eight contractors on commercial fit-outs covering lighting, small power and containment.'],
    ],
  },
  {
    field: 'Altenpfleger',
    language: 'de',
    entry: {
      title: 'Altenpfleger',
      companyName: 'Seniorenhaus Am Lindenhof',
      startDate: '2016-10',
      endDate: '',
      notes: [
        'Wohnbereich mit 34 Bewohnern, überwiegend Demenz',
        'Grund- und Behandlungspflege, Medikamente stellen, Wundversorgung',
        'Pflegeplanung und Dokumentation in Vivendi',
        'Praxisanleiter seit 2020, derzeit 3 Auszubildende',
        'Sturzprophylaxe-Schulung fürs Team gehalten (2x)',
        'im Früh-, Spät- und Nachtdienst',
      ],
    },
    skills: ['Behandlungspflege', 'Wundversorgung', 'Vivendi', 'Angehörigengespräche'],
    further: [
      'Staatlich anerkannter Altenpfleger, Berufsfachschule Fulda, 2016',
      'Weiterbildung Praxisanleitung (300 Stunden), 2020',
      'Führerschein Klasse B',
    ],
    posting:
      'Die Pflege Rheintal gGmbH sucht eine stellvertretende Wohnbereichsleitung (m/w/d). Sie sind examinierte Pflegefachkraft und haben Erfahrung in der Betreuung von Menschen mit Demenz. Eine Weiterbildung zum Wundexperten ICW oder in Palliative Care ist von Vorteil. Sie führen ein Team von 18 Mitarbeitenden und erstellen die Dienstpläne. Kenntnisse in MediFox setzen wir voraus.',
    truthful: [
      'Betreue im Schichtdienst einen Wohnbereich mit 34 überwiegend demenzkranken Bewohnern in Grund- und Behandlungspflege.',
      'Leite als Praxisanleiter seit 2020 Auszubildende an, zurzeit drei.',
      'Stelle Medikamente, versorge Wunden und dokumentiere die Pflegeplanung in Vivendi; schulte das Team zweimal zur Sturzprophylaxe.',
    ],
    invented: [
      [
        'credential',
        'Versorge als Wundexperte ICW Wunden in einem Wohnbereich mit 34 Bewohnern und stelle Medikamente.',
      ],
      ['date', 'Leite als Praxisanleiter bereits seit 2014 Auszubildende an, derzeit drei.'],
      ['name', 'Führte zwei Schulungen zur Sturzprophylaxe für das Team durch, gemeinsam mit der AOK Hessen.'],
    ],
  },
  {
    field: 'secondary maths teacher',
    language: 'en',
    entry: {
      title: 'Teacher of Mathematics',
      companyName: 'Kingsmere High School',
      startDate: '2011-09',
      endDate: '2021-08',
      notes: [
        'KS3 to KS5, incl. A-level mechanics',
        '22 lessons/wk',
        'Y11 intervention grp: 24 pupils, 19 got grade 4 or better (2019)',
        'wrote dept. bank of starter questions, ca 300',
        'form tutor 2013-2021',
        'mentor for two ECTs/NQTs',
        'live lessons in MS Teams during 2020/21 lockdowns',
      ],
    },
    skills: ['GeoGebra', 'Microsoft Teams', 'A-level Mechanics', 'Assessment'],
    further: ['MSc Mathematics, University of Warwick, 2010', 'PGCE Secondary Mathematics, 2011', 'QTS'],
    posting:
      'Hadley Sixth Form College invites applications for a Lecturer in Mathematics and Further Mathematics. You will have QTS and a degree in mathematics. Experience of teaching A-level statistics and Further Maths with Edexcel is essential. You will coordinate a department of six and act as examiner liaison. NPQ in Leading Teaching would be an advantage.',
    truthful: [
      'Taught 22 maths lessons a week from Key Stage 3 to Key Stage 5, including A-level mechanics.',
      'Ran a Year 11 intervention group of 24 in which 19 pupils reached at least a grade 4 in 2019.',
      'Mentored two early-career teachers and compiled about 300 starter questions for the department.',
    ],
    invented: [
      ['name', 'Prepared Key Stage 5 students at Kingsmere High and at Bablake School for A-level mechanics.'],
      ['number', 'Ran a Year 11 intervention group of 24 pupils, 23 of whom achieved grade 4 or better in 2019.'],
      ['credential', 'Mentored two early-career teachers, having completed the NPQ in Leading Teaching.'],
    ],
  },
  {
    field: 'warehouse operative',
    language: 'en',
    entry: {
      title: 'Warehouse Operative',
      companyName: 'Orrin Logistics, Daventry DC',
      startDate: '2018-06',
      endDate: '2023-10',
      notes: [
        'Picking, packing, goods-in. Pick rate target 120 lines/hr, mine was normally around 135.',
        'Reach truck since 2019.',
        'Cycle counts every Friday.',
        'RF scanner, WMS (Manhattan).',
        'Peak season: showed agency staff the ropes, up to 10 per week.',
      ],
    },
    skills: ['Reach truck', 'RF scanning', 'Manhattan WMS', 'Cycle counting'],
    further: ['RTITB Reach Truck certificate, 2019', 'Manual handling refresher, 2022'],
    posting:
      'Meridian Foods is opening a new depot in Rugby and is hiring Warehouse Team Leaders. You will have reach truck and counterbalance licences and know a modern WMS. SAP EWM experience is welcome. You will lead a team of 20 operatives, run the daily briefings and report KPIs. IOSH Working Safely is a plus.',
    truthful: [
      'Picked around 135 lines an hour against a target of 120 and handled packing and goods-in.',
      'Operated a reach truck from 2019 and counted stock every Friday.',
      'Showed up to ten agency workers a week how the job is done in peak season; worked with RF scanners and the Manhattan warehouse management system.',
    ],
    invented: [
      [
        'scope',
        'Led a team of 20 operatives at the Daventry distribution centre and carried out cycle counts every Friday.',
      ],
      ['skill', 'Handled picking, packing and goods-in with RF scanners, the Manhattan system and SAP EWM.'],
      ['date', 'Drove a reach truck from 2012, alongside picking around 135 lines an hour.'],
    ],
  },
];
