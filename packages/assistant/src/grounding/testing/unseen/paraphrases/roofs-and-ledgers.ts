import type { LabeledResume } from '../../labeled-lines';

export const roofsAndLedgersParaphrases: readonly LabeledResume[] = [
  {
    field: 'hvac technician',
    language: 'en',
    entry: {
      title: 'HVAC Service Technician',
      companyName: 'Redwing Heating & Air',
      startDate: '2017-05',
      endDate: '2023-08',
      notes: [
        'residential furnaces, heat pumps, split systems - service + install',
        '5-6 calls/day, on call every 3rd weekend',
        'recovered & recharged refrigerant, leak checks (electronic + nitrogen)',
        'brazed line sets, ran flex & sheet metal duct',
        'trained 2 helpers in last 2 yrs',
      ],
    },
    skills: ['Brazing', 'Electrical troubleshooting', 'ServiceTitan', 'Refrigerant recovery'],
    further: ['EPA Section 608 Universal, 2017', 'HVAC certificate, Lakeland Technical College, 2017'],
    posting:
      "Our growing company is looking for a commercial HVAC technician to service rooftop units and chillers at office buildings. You hold an EPA 608 certification and a clean driver's license. Experience with VRF systems and building automation controls is a plus. NATE certification preferred. You will log every visit in our dispatch software and take part in the on-call rotation.",
    truthful: [
      'Installed and repaired home heat pumps, furnaces and split systems, handling up to six service calls a day.',
      'Located refrigerant leaks with nitrogen and electronic detectors, then recovered and recharged systems under EPA 608 Universal certification.',
      'Taught two helpers on the job while sharing weekend on-call duty, one weekend in three.',
    ],
    invented: [
      ['number', 'Completed nine to ten service calls a day on residential furnaces, heat pumps and split systems.'],
      [
        'skill',
        'Serviced home furnaces and split systems, programmed building automation controls and ran flex and sheet metal duct.',
      ],
      ['scope', "Installed residential heat pumps and managed the company's install department."],
    ],
  },
  {
    field: 'registered nurse',
    language: 'en',
    entry: {
      title: 'Registered Nurse, Med-Surg',
      companyName: 'St. Brendan Regional Hospital',
      startDate: '2019-07',
      endDate: '',
      notes: [
        'I work nights on a 32-bed medical-surgical floor, usually with five patients.',
        'I give IV and oral meds, hang blood products, change complex dressings and manage PICC lines.',
        'I chart in Epic and helped colleagues during the switch from paper in 2021.',
        'Since 2022 I precept new graduates, so far seven of them.',
        "I sit on the unit's fall prevention committee.",
      ],
    },
    skills: ['IV therapy', 'Wound care', 'Epic', 'Patient education'],
    further: ['BSN, Marlow State University, 2019', 'RN license, Ohio', 'BLS'],
    posting:
      'We are hiring a registered nurse for our 20-bed step-down unit, night shift. Applicants need an active RN license, BLS and ACLS. You titrate cardiac drips, read telemetry and work with patients fresh from the ICU. Experience with Epic is required. Precepting or charge nurse experience is welcome.',
    truthful: [
      'Care for around five patients a night on a 32-bed med-surg unit, including PICC line management, blood transfusions and complex dressing changes.',
      'Precepted seven new graduate nurses since 2022.',
      'Document in Epic and supported coworkers when the floor moved off paper charts in 2021.',
    ],
    invented: [
      ['name', 'Chart in Cerner on a 32-bed medical-surgical unit, usually caring for five patients a night.'],
      ['date', 'Have precepted new graduates since 2017, seven of them so far.'],
      ['credential', 'ACLS-certified RN administering IV and oral medications and managing PICC lines on nights.'],
    ],
  },
  {
    field: 'elementary teacher',
    language: 'en',
    entry: {
      title: '4th Grade Teacher',
      companyName: 'Juniper Hill Elementary',
      startDate: '2015-08',
      endDate: '2022-06',
      notes: [
        'Taught all core subjects to classes of 24-27',
        'differentiated reading groups (guided reading, phonics catch-up)',
        'Google Classroom, Seesaw',
        '6 students w/ IEPs in an average year, worked w/ SPED teacher',
        'parent conferences 2x a year; ran after-school math club Tues.',
        'school science fair - organized 2018, 2019',
      ],
    },
    skills: ['Guided reading', 'Google Classroom', 'Classroom management', 'Conversational Spanish'],
    further: ['B.S. Elementary Education, Ardmore College, 2015', 'Colorado teaching license K-6'],
    posting:
      'Our charter school seeks a fifth grade teacher for math and science. You bring a valid state license and at least three years in an elementary classroom. We use project-based learning and a one-to-one Chromebook program with Google Classroom. An ESL endorsement is strongly preferred, since half our families speak Spanish at home. Teachers also lead one after-school club.',
    truthful: [
      'Ran differentiated reading groups, from guided reading to phonics support for students who had fallen behind.',
      'Led a weekly after-school math club and organized the school science fair two years in a row.',
      'Partnered with the special education teacher to support about six students a year with individualized education programs, in classes of up to 27.',
    ],
    invented: [
      [
        'number',
        'Taught all core subjects to classes of up to 34 fourth graders and held parent conferences twice a year.',
      ],
      ['name', 'Assigned and tracked student work in Google Classroom and Canvas.'],
      ['credential', 'ESL-endorsed teacher who led guided reading groups and phonics catch-up for fourth graders.'],
    ],
  },
  {
    field: 'truck driver',
    language: 'en',
    entry: {
      title: 'CDL-A Driver, regional',
      companyName: 'Blackfoot Carriers',
      startDate: '2014-03',
      endDate: '2021-11',
      notes: [
        'dry van & reefer, 7-state region (ID MT WY UT NV OR WA)',
        'approx. 2,300 mi/wk, home weekends',
        'no preventable accidents',
        'ELD logs, pre/post trip insp.',
        'drop & hook + some live unload; pallet jack',
        'winter driving, chains, mountain passes',
      ],
    },
    skills: ['ELD', 'Reefer', 'Load securement', 'Pallet jack'],
    further: ['CDL Class A, 2014', 'Tanker endorsement, 2016'],
    posting:
      'Regional fuel hauler wants Class A drivers with hazmat and tanker endorsements. Two years of verifiable experience and a clean safety record are a must. Loads go to stations in Idaho and Montana, home every night. You will handle pump and metering equipment and keep electronic logs. A TWIC card is needed for terminal access.',
    truthful: [
      'Hauled dry van and refrigerated freight across seven western states, covering more than 2,000 miles a week.',
      'Drove mountain passes in winter, chaining up as needed, without a single preventable accident.',
      'Kept electronic logs and completed inspections before and after each trip; Class A license with tanker endorsement.',
    ],
    invented: [
      [
        'skill',
        'Pulled dry vans and reefers through seven states, operated fuel pump and metering equipment and kept ELD logs.',
      ],
      ['date', 'Class A driver since 2009, hauling refrigerated and dry freight in a seven-state region.'],
      ['scope', 'Drove mountain passes in winter with chains and oversaw safety for a fleet of 30 trucks.'],
    ],
  },
  {
    field: 'bookkeeper',
    language: 'en',
    entry: {
      title: 'Bookkeeper',
      companyName: 'Tillman Flooring Supply',
      startDate: '2018-01',
      endDate: '2024-02',
      notes: [
        'A/P and A/R for a 40-employee wholesaler; approx. 350 vendor invoices a month',
        'Bank recs, 4 accounts, monthly',
        'Biweekly payroll through ADP',
        'Sales tax filings in 3 states',
        'Moved the books from QuickBooks Desktop to QuickBooks Online in 2020',
        'Cut overdue receivables from 18% to 7% by calling customers every week',
      ],
    },
    skills: ['QuickBooks Online', 'ADP', 'Excel pivot tables', 'Sales tax'],
    further: ['A.A.S. Accounting, Fox Valley Community College, 2017'],
    posting:
      'A construction company with 120 employees needs a full-charge bookkeeper. You close the month in Sage 300, handle job costing and supervise one A/P clerk. QuickBooks knowledge helps during our migration. Multi-state sales tax and payroll experience are required. Certified Bookkeeper designation is a plus.',
    truthful: [
      'Processed roughly 350 supplier invoices per month and reconciled four bank accounts each month.',
      'Brought overdue receivables down by 11 percentage points through weekly customer calls.',
      "Migrated the company's books to QuickBooks Online in 2020, ran payroll every two weeks in ADP and filed sales tax in three states.",
    ],
    invented: [
      ['number', 'Handled about 900 vendor invoices a month and reconciled four bank accounts monthly.'],
      ['date', 'Switched the books from QuickBooks Desktop to QuickBooks Online in 2016.'],
      ['scope', 'Ran biweekly payroll through ADP, filed sales tax in three states and supervised an A/P clerk.'],
    ],
  },
  {
    field: 'Zimmerer',
    language: 'de',
    entry: {
      title: 'Zimmerergeselle',
      companyName: 'Holzbau Rauscher GmbH',
      startDate: '2013-09',
      endDate: '2022-03',
      notes: [
        'Dachstühle abbinden und aufrichten (Neubau, Altbausanierung)',
        'Holzrahmenbau, ca. 12 Einfamilienhäuser im Jahr, Kolonne à 4 Mann',
        'Dachfenster, Gauben, Zwischensparrendämmung',
        'Kran- und Staplerbedienung',
        'Anleitung der Lehrlinge auf der Baustelle',
      ],
    },
    skills: ['Abbund', 'Holzrahmenbau', 'Dämmung', 'Aufmaß'],
    further: ['Gesellenbrief Zimmerer, 2013', 'Staplerschein, 2015', 'Führerschein BE'],
    posting:
      'Für unseren Holzbaubetrieb suchen wir einen Vorarbeiter im Zimmererhandwerk. Sie führen eine Kolonne von sechs Leuten, erstellen das Aufmaß und sprechen mit den Bauherren. Erfahrung an der CNC-Abbundanlage und mit cadwork ist erwünscht. Ein Meisterbrief ist von Vorteil. Führerschein BE setzen wir voraus.',
    truthful: [
      'Zuschnitt und Aufrichten von Dachstühlen bei Neubauten und in der Sanierung alter Häuser',
      'In einer vierköpfigen Kolonne jährlich rund ein Dutzend Einfamilienhäuser in Holzrahmenbauweise errichtet',
      'Auszubildende auf der Baustelle angeleitet, Kran und Stapler bedient (Staplerschein seit 2015)',
    ],
    invented: [
      ['name', 'Dachstühle mit cadwork geplant, anschließend abgebunden und auf der Baustelle aufgerichtet'],
      ['skill', 'Dachfenster und Gauben eingebaut, Zwischensparrendämmung verlegt und Photovoltaikanlagen montiert'],
      ['credential', 'Zimmerermeister mit Erfahrung im Holzrahmenbau und in der Altbausanierung'],
    ],
  },
];
