import type { LabeledResume } from '../../labeled-lines';

export const accountantsAndForkliftsParaphrases: readonly LabeledResume[] = [
  {
    field: 'truck driver',
    language: 'en',
    entry: {
      title: 'CDL-A Driver, Regional',
      companyName: 'Pruitt Freight Lines',
      startDate: '2015-03',
      endDate: '2021-12',
      notes: [
        'dry van & reefer, TX/OK/AR/LA',
        '~2,300 mi/wk, home weekends',
        'no preventable accidents',
        'ELD (Omnitracs), pre/post trip',
        'avg 11 drops per wk, grocery DCs mostly',
        "helped train 3 new drivers on ride-alongs '20",
      ],
    },
    skills: ['Reefer units', 'Omnitracs', 'Load securement', 'Backing and docking'],
    further: ['Class A CDL, Texas, 2014', 'Tanker endorsement, 2018'],
    posting:
      'Delgado Chemical Transport needs tanker drivers for regional runs out of Beaumont. You hold a Class A CDL with tanker and hazmat endorsements. Three years of accident-free driving are required. We use Samsara ELDs and expect clean logs. A TWIC card is needed for port deliveries.',
    truthful: [
      'Hauled dry van and refrigerated loads across Texas, Oklahoma, Arkansas and Louisiana, covering some 2,300 miles a week.',
      'Averaged 11 deliveries weekly, mainly to grocery distribution centers, without a preventable accident.',
      'Rode along with three new drivers in 2020 to help train them; carried out pre- and post-trip inspections and logged hours in Omnitracs.',
    ],
    invented: [
      ['skill', 'Completed pre- and post-trip inspections and kept electronic logs in Omnitracs and Samsara.'],
      ['credential', 'Class A CDL driver with tanker and hazmat endorsements and no preventable accidents.'],
      ['number', 'Averaged 16 drops a week, mostly at grocery distribution centers.'],
    ],
  },
  {
    field: 'warehouse',
    language: 'en',
    entry: {
      title: 'Warehouse Operative',
      companyName: 'Tarrant & Moss Distribution',
      startDate: '2019-10',
      endDate: '2023-05',
      notes: [
        'Picking and packing with voice headset, target 140 lines per hour, usually at 150.',
        'Counterbalance and reach truck, loading around 20 trailers per shift as part of a team of five.',
        'Did the cycle counts for aisles 1-12 every Friday.',
        'Goods-in: checked deliveries against POs and booked into SAP.',
      ],
    },
    skills: ['Voice picking', 'SAP goods receipt', 'Reach truck', 'Counterbalance truck'],
    further: ['RTITB counterbalance and reach, refreshed 2022'],
    posting:
      'Hobday Foods in Daventry is recruiting a warehouse team leader for the night shift. You will look after 18 operatives and run the shift briefing. Reach truck and counterbalance licences are needed, a VNA licence is welcome. We work with Manhattan WMS. Knowledge of chilled storage and BRC standards is required.',
    truthful: [
      'Picked around 150 lines an hour by voice headset against a target of 140.',
      'Loaded about 20 trailers a shift in a five-person team, driving reach and counterbalance trucks.',
      'Checked incoming goods against purchase orders, received them in SAP and carried out weekly cycle counts for twelve aisles.',
    ],
    invented: [
      ['scope', 'Supervised 18 operatives and used reach and counterbalance trucks to load about 20 trailers a shift.'],
      ['name', 'Checked deliveries from Hartwell Pharma against purchase orders and booked them into SAP.'],
      ['date', 'Drove counterbalance and reach trucks, with RTITB tickets refreshed in 2020.'],
    ],
  },
  {
    field: 'office manager',
    language: 'en',
    entry: {
      title: 'Office Manager',
      companyName: 'Kettering Orthodontics',
      startDate: '2016-01',
      endDate: '2020-09',
      notes: [
        'Ran the front office of a two-doctor practice with about 60 patient visits a day.',
        'Supervised three receptionists and made their schedules.',
        'Handled A/R in QuickBooks; cut balances older than 90 days from $41,000 to $17,500.',
        'Switched the practice from paper charts to Dolphin Management in 2018, working with the vendor.',
        'Ordered supplies and negotiated a new copier lease that saved $190 per month.',
      ],
    },
    skills: ['QuickBooks Online', 'Dolphin Management', 'Scheduling', 'Insurance verification'],
    further: ['A.A.S. Office Administration, Sinclair Community College, 2013'],
    posting:
      "A growing dental group with four locations seeks a practice administrator. The ideal person has managed front-office staff and improved collections. Experience with Dentrix and payroll in Gusto is required. You will own an operating budget of $2 million. A bachelor's degree in business or health administration is preferred.",
    truthful: [
      'Managed the front office of a practice with two doctors and some 60 patients daily, supervising and scheduling three receptionists.',
      'Reduced receivables over 90 days by more than half, from $41,000 to $17,500, using QuickBooks.',
      'Worked with the vendor to move the office from paper charts to Dolphin Management in 2018 and saved $190 a month on the copier lease.',
    ],
    invented: [
      ['skill', 'Supervised three receptionists, drew up their schedules and ran payroll in Gusto.'],
      ['scope', 'Ran the front office of a two-doctor practice and owned its $2 million operating budget.'],
      ['name', 'Negotiated a new copier lease with Ricoh that saved $190 per month.'],
    ],
  },
  {
    field: 'HR coordinator',
    language: 'en',
    entry: {
      title: 'Human Resources Coordinator',
      companyName: 'Sable Manufacturing',
      startDate: '2020-06',
      endDate: '2024-02',
      notes: [
        'onboarding, ~15 hires/mo, I-9 + E-Verify',
        'posted reqs & screened resumes in Greenhouse',
        'open enrollment 2021-23, 340 ees, answered questions + audited elections',
        'kept HRIS (Paycom) records current',
        'organized job fair booth twice (Toledo)',
      ],
    },
    skills: ['Paycom', 'Greenhouse', 'E-Verify', 'Excel pivot tables'],
    further: ['B.S. Psychology, University of Toledo, 2019', 'SHRM-CP in progress'],
    posting:
      'Whitcomb Plastics is adding an HR generalist at its 500-person plant. Responsibilities include onboarding, benefits enrollment and employee relations investigations. We require a SHRM-CP or PHR and two years in manufacturing HR. Workday experience is preferred. The generalist supervises one HR assistant.',
    truthful: [
      'Onboarded roughly 15 new hires a month, completing Form I-9 and E-Verify checks.',
      'Supported three open enrollment seasons for 340 employees by fielding questions and auditing elections.',
      'Screened applicants and posted requisitions in Greenhouse while keeping employee records up to date in Paycom.',
    ],
    invented: [
      ['number', 'Onboarded around 25 new hires a month, including I-9 and E-Verify.'],
      [
        'date',
        'Supported open enrollment for 340 employees from 2019 through 2023, answering questions and auditing elections.',
      ],
      ['credential', 'SHRM-CP-certified coordinator who posted requisitions and screened resumes in Greenhouse.'],
    ],
  },
  {
    field: 'accountant',
    language: 'en',
    entry: {
      title: 'Assistant Accountant',
      companyName: 'Corrib Marine Supplies',
      startDate: '2018-11',
      endDate: '2022-08',
      notes: [
        "Prepared monthly management accounts for the finance manager's review, within six working days of month end.",
        'Reconciled four bank accounts (EUR, GBP, USD) each week.',
        'Filed bi-monthly VAT3 returns through ROS.',
        'Processed the fortnightly payroll for 38 staff in Thesaurus.',
        'Helped external auditors with samples and schedules, three year-ends.',
      ],
    },
    skills: ['Sage 50', 'Thesaurus Payroll', 'Excel (VLOOKUP, pivots)', 'ROS'],
    further: ['Accounting Technicians Ireland (MIATI), 2018', 'ACCA: 7 of 13 papers passed'],
    posting:
      'A Galway medical device company requires a financial accountant for a busy team of nine. You will produce month-end accounts, VAT returns and statutory financial statements. A qualified accountant (ACA or ACCA) with experience of SAP is sought. Consolidation of foreign subsidiaries is part of the job. Knowledge of Power BI is a bonus.',
    truthful: [
      'Drew up management accounts each month inside six working days, ready for review by the finance manager.',
      'Ran payroll every two weeks for 38 employees using Thesaurus and submitted VAT3 returns via ROS.',
      'Carried out weekly reconciliations of four bank accounts in euro, sterling and US dollars and supported auditors across three year-ends.',
    ],
    invented: [
      [
        'credential',
        'ACCA-qualified accountant preparing monthly management accounts within six working days of month end.',
      ],
      ['scope', 'Led a finance team of nine and reconciled four bank accounts in three currencies each week.'],
      ['number', 'Ran the fortnightly payroll for 62 employees in Thesaurus.'],
    ],
  },
  {
    field: 'Lagerlogistik',
    language: 'de',
    entry: {
      title: 'Fachkraft für Lagerlogistik',
      companyName: 'Brandt Autoteile GmbH',
      startDate: '2014-08',
      endDate: '',
      notes: [
        'Ich nehme Ware an, prüfe sie und buche sie in SAP ein, etwa 90 Paletten am Tag.',
        'Ich fahre Gabelstapler und Schubmaststapler.',
        'Seit 2020 betreue ich das Gefahrstofflager mit 300 Stellplätzen.',
        'Bei der Jahresinventur zähle ich mit einer Kollegin den Bereich Kleinteile.',
        'Ich arbeite neue Aushilfen ein, im Schnitt vier pro Jahr.',
      ],
    },
    skills: ['SAP MM', 'Schubmaststapler', 'Ladungssicherung', 'Gefahrstofflagerung'],
    further: ['Ausbildung Fachkraft für Lagerlogistik, IHK Dortmund, 2014', 'Staplerschein, 2012'],
    posting:
      'Die Nordkontor Logistik sucht eine Schichtleitung für das Lager in Hamm. Sie führen 25 Mitarbeitende und verantworten Wareneingang und Versand. Kenntnisse in SAP EWM sowie der ADR-Schein werden vorausgesetzt. Erfahrung mit Gefahrgut und Hochregallagern ist wichtig. Ein Abschluss als Logistikmeister ist wünschenswert.',
    truthful: [
      'Annahme, Prüfung und SAP-Buchung von täglich rund 90 Paletten.',
      'Betreuung eines Gefahrstofflagers mit 300 Stellplätzen seit 2020 sowie Einsatz auf Gabel- und Schubmaststapler.',
      'Einarbeitung von durchschnittlich vier Aushilfen im Jahr und Mitarbeit an der jährlichen Inventur der Kleinteile.',
    ],
    invented: [
      ['date', 'Betreuung des Gefahrstofflagers mit 300 Stellplätzen seit 2016.'],
      ['name', 'Annahme, Prüfung und SAP-Buchung von täglich rund 90 Paletten des Lieferanten Bosch.'],
      ['skill', 'Buchung der Wareneingänge in SAP MM und SAP EWM sowie Einarbeitung von etwa vier Aushilfen pro Jahr.'],
    ],
  },
];
