import type { LabeledResume } from '../../labeled-lines';

export const hotelsAndLabsParaphrases: readonly LabeledResume[] = [
  {
    field: 'vineyard worker',
    language: 'en',
    entry: {
      title: 'Vineyard Crew Member',
      companyName: 'Sandstone Ridge Vineyards',
      startDate: '2013-02',
      endDate: '2020-11',
      notes: [
        'pruning (cane & spur), suckering, leaf pulling, netting - 85 acres, Pinot + Chardonnay',
        'harvest: hand pick, drove tractor w/ bins',
        'drip irrigation repair',
        "mixed + applied sulfur sprays under supervisor's license",
        'last 3 harvests led picking crew of 12',
      ],
    },
    skills: ['Cane pruning', 'Tractor operation', 'Drip irrigation', 'Spanish (native)'],
    further: ['Tractor safety course, 2015'],
    posting:
      'Family winery looks for a vineyard foreman for 120 acres of Cabernet and Syrah. You supervise a seasonal crew of 25 and keep spray records. A Qualified Applicator License is required. Experience with drip irrigation, frost fans and tractor implements is needed. Spanish is a big plus.',
    truthful: [
      'Pruned, suckered and netted vines across 85 acres of Chardonnay and Pinot.',
      'Headed a 12-person picking crew during the final three harvests.',
      "Fixed drip irrigation lines, drove tractors with harvest bins, and prepared and sprayed sulfur under the supervisor's license.",
    ],
    invented: [
      ['number', 'Pruned, suckered and netted 140 acres of Pinot and Chardonnay.'],
      ['credential', 'Mixed and sprayed sulfur as a holder of a Qualified Applicator License.'],
      ['skill', 'Repaired drip irrigation, drove a tractor with harvest bins and ran frost fans.'],
    ],
  },
  {
    field: 'hr coordinator',
    language: 'en',
    entry: {
      title: 'HR Administrator',
      companyName: 'Penrose Leisure Ltd',
      startDate: '2016-02',
      endDate: '2022-12',
      notes: [
        'I looked after starters, leavers and changes for 430 staff across nine leisure centres.',
        'Contracts, right-to-work checks, DBS applications, references.',
        'I took notes in disciplinary and grievance meetings.',
        'Monthly payroll input on Iris Cascade; absence reports for centre managers.',
        'In 2021 I set up an online induction which replaced a half-day classroom session.',
      ],
    },
    skills: ['Iris Cascade', 'DBS checks', 'Excel', 'Right-to-work checks'],
    further: ['CIPD Level 3 Foundation Certificate in People Practice, 2018'],
    posting:
      "We are seeking an HR adviser for a housing association with 900 employees. You'll advise managers on absence, disciplinary and TUPE matters. CIPD Level 5 is required. Experience with iTrent and recruitment campaigns is desirable. You will also improve our onboarding and reporting.",
    truthful: [
      'Handled joiner, leaver and change paperwork for more than 400 employees at nine leisure centres.',
      'Replaced a half-day classroom induction with an online version in 2021.',
      'Entered monthly payroll data in Iris Cascade, produced absence reports for centre managers and minuted grievance and disciplinary meetings.',
    ],
    invented: [
      ['name', 'Prepared contracts and right-to-work checks and entered monthly payroll data in iTrent.'],
      ['date', 'Introduced an online induction in 2018 that replaced a half-day classroom session.'],
      [
        'scope',
        'Processed starters, leavers and changes for 430 staff and chaired disciplinary and grievance meetings.',
      ],
    ],
  },
  {
    field: 'it support',
    language: 'en',
    entry: {
      title: '1st/2nd Line IT Support',
      companyName: 'Mossley & Grant Solicitors',
      startDate: '2018-06',
      endDate: '',
      notes: [
        '220 users, 3 offices',
        'AD accounts, M365 licences, Exchange mailboxes',
        '~35 tickets/day across team of 3, Freshservice',
        'laptop builds (Autopilot/Intune), ca. 70 in 2020 for WFH',
        'printers, VoIP handsets, meeting room kit',
        'wrote KB articles',
      ],
    },
    skills: ['Active Directory', 'Microsoft 365', 'Intune', 'Freshservice', 'Windows 11'],
    further: ['CompTIA A+, 2018', 'Full UK driving licence'],
    posting:
      "An MSP in Leeds is hiring a 2nd/3rd line engineer. You support clients on Azure, VMware and Cisco Meraki. Solid Active Directory and Microsoft 365 administration is essential. ITIL Foundation and MS-102 are preferred. You'll travel to client sites, so a driving licence is needed.",
    truthful: [
      'Support about 220 staff at three offices in a team of three, together working through roughly 35 Freshservice tickets a day.',
      'Built around 70 laptops with Autopilot and Intune in 2020 so that staff could work from home.',
      'Administer Active Directory accounts, Microsoft 365 licences and Exchange mailboxes, and write knowledge base articles.',
    ],
    invented: [
      ['name', 'Support 220 users at three offices with Active Directory, Microsoft 365 and Cisco Meraki.'],
      ['number', 'Built about 200 laptops with Autopilot and Intune for home working in 2020.'],
      ['scope', "Resolve Freshservice tickets and manage the firm's IT budget."],
    ],
  },
  {
    field: 'café supervisor',
    language: 'en',
    entry: {
      title: 'Barista / Shift Supervisor',
      companyName: 'Gumleaf Coffee, Fremantle',
      startDate: '2015-11',
      endDate: '2020-08',
      notes: [
        'espresso bar, up to 450 coffees on a Saturday',
        'dialling in grinders, latte art, milk waste down',
        'supervisor from Feb 2018 - 5 staff per shift, breaks, till count',
        'opening/closing, banking',
        'Square POS, Deputy rosters (viewing + swaps)',
        'customer complaints, regulars',
      ],
    },
    skills: ['Espresso', 'Latte art', 'Square POS', 'Cash handling'],
    further: ['RSA Western Australia, 2016', 'Certificate II in Hospitality, 2015'],
    posting:
      'A city hotel is after a café manager for its lobby bar. You roster 12 staff, control stock and wages and prepare a monthly P&L. RSA and an Approved Manager card are required. Great coffee skills and experience with Lightspeed POS are wanted. Event catering experience is an advantage.',
    truthful: [
      'Made up to 450 coffees on busy Saturdays, adjusting grinders and cutting milk waste.',
      'Supervisor from early 2018, running shifts of five and counting the till.',
      'Opened and closed the café, did the banking, resolved customer complaints and took payments on Square.',
    ],
    invented: [
      ['skill', "Dialled in grinders, poured latte art and roasted the café's coffee beans."],
      ['date', 'Led shifts of five as supervisor from 2016, organising breaks and counting the till.'],
      ['credential', 'Approved Manager card holder who opened and closed the café and handled the banking.'],
    ],
  },
  {
    field: 'dairy farm worker',
    language: 'en',
    entry: {
      title: 'Herd Assistant',
      companyName: 'Totara Flats Dairy, Waikato',
      startDate: '2016-06',
      endDate: '2021-05',
      notes: [
        '620 cows, 44-bail rotary, 2x day',
        'calf rearing: 140 calves/season, colostrum, disbudding w/ vet tech',
        'mastitis detection + treatment, records in MINDA',
        'pasture walks weekly, plate meter, shifting breaks',
        'fencing, water troughs, quad + tractor',
        'relief milker roster - organised 2019/20',
      ],
    },
    skills: ['Rotary milking', 'Calf rearing', 'MINDA', 'Plate meter'],
    further: ['NZ Certificate in Agriculture Level 3, 2017', 'Class 1 driver licence'],
    posting:
      "We want a 2IC for our 900-cow farm near Ashburton with a 60-bail rotary. You run the farm on the manager's days off and look after two staff. AI technician experience and irrigation knowledge are desirable. You use MINDA and a feed budget tool every week. Primary ITO Level 4 and a GrowSafe certificate are preferred.",
    truthful: [
      'Milked 620 cows twice daily in a 44-bail rotary shed.',
      'Reared some 140 calves each season and treated mastitis, keeping records in MINDA.',
      'Measured pasture weekly with a plate meter, repaired fences and organised the relief milker roster in 2019/20.',
    ],
    invented: [
      ['name', 'Recorded mastitis treatments in MINDA and planned feed with FARMAX.'],
      ['credential', 'GrowSafe-certified herd assistant milking 620 cows twice a day in a rotary shed.'],
      ['scope', "Walked pastures weekly with the plate meter and ran the whole farm on the manager's days off."],
    ],
  },
  {
    field: 'Hotelfachfrau',
    language: 'de',
    entry: {
      title: 'Rezeptionistin',
      companyName: 'Hotel Alpenblick Oberstaufen',
      startDate: '2018-05',
      endDate: '2023-10',
      notes: [
        'Check-in/Check-out, 74 Zimmer, Früh- und Spätschicht',
        'Reservierungen über Protel, Booking.com, Expedia',
        'Gästekorrespondenz dt./engl.',
        'Kassenabschluss täglich, Rechnungen, Kurtaxe',
        'Einarbeitung von 3 neuen Kolleginnen',
        'Beschwerden annehmen, Ausflüge + Wellness-Termine buchen',
      ],
    },
    skills: ['Protel', 'Kassenführung', 'Englisch C1', 'Gästebetreuung'],
    further: ['Ausbildung Hotelfachfrau (IHK), 2018'],
    posting:
      'Unser Vier-Sterne-Haus in München mit 160 Zimmern sucht eine stellvertretende Empfangsleitung. Sie führen ein achtköpfiges Team und erstellen Dienstpläne. Erfahrung mit Opera und Revenue Management wird erwartet. Sehr gutes Englisch ist Pflicht, Italienisch von Vorteil. Ein Ausbilderschein (AEVO) ist wünschenswert.',
    truthful: [
      'Gäste eines Hotels mit 74 Zimmern im Schichtdienst empfangen und verabschiedet',
      'Buchungen über Protel, Expedia und Booking.com bearbeitet und die Korrespondenz auf Deutsch und Englisch geführt',
      'Drei neue Kolleginnen eingearbeitet, täglich die Kasse abgeschlossen und Rechnungen erstellt',
    ],
    invented: [
      ['number', 'Check-in und Check-out in einem Haus mit 120 Zimmern, im Früh- und Spätdienst'],
      ['date', 'Ausgebildete Hotelfachfrau (IHK) seit 2014 mit Erfahrung in Protel und Kassenabschluss'],
      ['skill', 'Gästekorrespondenz auf Deutsch, Englisch und Italienisch geführt'],
    ],
  },
];
