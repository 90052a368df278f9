import type { LabeledResume } from '../../labeled-lines';

export const accountsAndPlantsParaphrases: readonly LabeledResume[] = [
  {
    field: 'accounts payable clerk',
    language: 'en',
    entry: {
      title: 'Accounts Payable Clerk',
      companyName: 'Thornbury Furniture plc',
      startDate: '2019-03',
      endDate: '2023-08',
      notes: [
        'I process supplier invoices in Sage 200, about 900 each month, and match them with purchase orders.',
        'I prepare the weekly BACS run, which is usually between £250k and £300k; the finance manager approves it.',
        'I reconcile supplier statements for our 40 biggest suppliers.',
        'In 2021 I found duplicate payments of £13,600 and got the money back.',
        'I answer supplier queries by phone and e-mail.',
      ],
    },
    skills: ['Sage 200', 'Excel pivot tables', 'BACS', 'Statement reconciliation'],
    further: ['AAT Level 3 Diploma in Accounting, 2020', 'A-levels: Maths, Business, Geography, 2016'],
    posting:
      'We are looking for an Assistant Accountant to join our busy finance team. You will be AAT Level 4 qualified or part-qualified ACCA. Day-to-day work covers purchase ledger, bank reconciliations, VAT returns and management accounts. Experience with Xero and Power BI is desirable. You will supervise two purchase ledger clerks.',
    truthful: [
      'Processed around 900 supplier invoices a month in Sage 200 and matched them to purchase orders.',
      'Recovered £13,600 in duplicate supplier payments identified in 2021.',
      "Prepared the weekly BACS run, typically at least £250,000, for the finance manager's approval and reconciled statements of the 40 largest suppliers.",
    ],
    invented: [
      ['skill', 'Processed about 900 supplier invoices each month in Sage 200 and Xero.'],
      ['date', 'Traced duplicate supplier payments of £13,600 in 2017 and recovered the money.'],
      [
        'number',
        'Reconciled statements for the 40 biggest suppliers and answered some 120 supplier queries a week by phone and e-mail.',
      ],
    ],
  },
  {
    field: 'data analyst',
    language: 'en',
    entry: {
      title: 'Data Analyst',
      companyName: 'Fennel Grocery Online',
      startDate: '2021-02',
      endDate: '',
      notes: [
        'SQL (BigQuery) + Looker dashboards for the delivery ops team',
        '12 dashboards in use, ca. 70 weekly viewers',
        'churn model w/ scikit-learn (logistic regression), AUC 0.78, used for voucher targeting',
        'A/B test on delivery-slot layout: +3.1 % checkout conversion',
        'pairing w/ one junior analyst, weekly',
      ],
    },
    skills: ['SQL', 'BigQuery', 'Looker', 'Python', 'pandas', 'scikit-learn', 'A/B testing'],
    further: ['MSc Statistics, University of Glasgow, 2020', 'Talk at PyData Edinburgh meetup, 2023'],
    posting:
      'Larkspur Energy is looking for a Senior Data Scientist in our customer team. You write excellent SQL and Python and have put models into production. Experience with Databricks, Snowflake and dbt is expected. A Google Cloud Professional Data Engineer certificate is welcome. You will line-manage three analysts and present to the executive board.',
    truthful: [
      'Build Looker dashboards on BigQuery for delivery operations; twelve are in use with about 70 viewers a week.',
      'Developed a logistic regression churn model in scikit-learn (AUC 0.78) that guides which customers receive vouchers.',
      'Ran an A/B test of the delivery-slot layout that raised checkout conversion by about 3%.',
    ],
    invented: [
      [
        'credential',
        'Google Cloud Professional Data Engineer who builds BigQuery and Looker dashboards for the delivery operations team.',
      ],
      [
        'name',
        'Built a logistic regression churn model with scikit-learn for voucher targeting, together with researchers from Heriot-Watt University.',
      ],
      ['scope', 'Line-manage three analysts and build Looker dashboards for delivery operations.'],
    ],
  },
  {
    field: 'Verkäuferin im Einzelhandel',
    language: 'de',
    entry: {
      title: 'Verkäuferin',
      companyName: 'Modehaus Reuter',
      startDate: '2013-08',
      endDate: '2022-01',
      notes: [
        'Damenoberbekleidung, Beratung und Verkauf auf 450 m²',
        'Kasse, Tagesabschluss, EC-Abrechnung',
        'Warenannahme, Etikettieren, Saison-Umbau',
        'Urlaubsvertretung der Abteilungsleitung (jährlich ca. 3 Wochen)',
        'Inventur 1x jährlich',
        'Stammkundinnen-Abend zweimal im Jahr mitorganisiert, rund 60 Gäste',
      ],
    },
    skills: ['Kundenberatung', 'Kassensystem', 'Warenpräsentation', 'Inventur'],
    further: ['Ausbildung Kauffrau im Einzelhandel, IHK Würzburg, 2013', 'Schulung Visual Merchandising, 2018'],
    posting:
      'Für unsere neue Filiale in Bamberg suchen wir eine Filialleitung (m/w/d). Sie haben eine kaufmännische Ausbildung im Einzelhandel und Freude an Mode. Sie verantworten Personalplanung und Umsatz und führen ein Team von 9 Personen. Erfahrung mit SAP Retail und Social-Media-Marketing ist von Vorteil. Der Ausbilderschein (AEVO) ist wünschenswert.',
    truthful: [
      'Beriet Kundinnen in der Damenoberbekleidung auf 450 Quadratmetern Verkaufsfläche und kassierte einschließlich Tagesabschluss und EC-Abrechnung.',
      'Vertrat die Abteilungsleitung jedes Jahr etwa drei Wochen lang im Urlaub.',
      'Wirkte an der Organisation der halbjährlichen Stammkundinnen-Abende mit rund 60 Gästen mit und half bei Warenannahme, Etikettierung und Saisonumbau.',
    ],
    invented: [
      ['number', 'Beriet Kundinnen in der Damenoberbekleidung und steigerte den Abteilungsumsatz um 12 %.'],
      [
        'credential',
        'Kauffrau im Einzelhandel mit Ausbilderschein (AEVO), erfahren in Beratung, Kasse und Warenannahme.',
      ],
      ['skill', 'Organisierte die Stammkundinnen-Abende mit und bewarb sie auf Instagram und Facebook.'],
    ],
  },
  {
    field: 'research assistant, molecular biology',
    language: 'en',
    entry: {
      title: 'Research Assistant',
      companyName: 'Institute for Plant Health, Carrick',
      startDate: '2017-01',
      endDate: '2020-12',
      notes: [
        'qPCR, DNA/RNA extraction, gel electrophoresis, cloning in E. coli',
        'greenhouse trials of rust-resistant wheat - 3 seasons, 48 lines',
        'R scripts for qPCR analysis, now used by the whole group (7 ppl)',
        'co-author on 2 papers (2019, 2020)',
        'lab safety rep; risk assessments',
        'supervised 1 summer student 2019',
      ],
    },
    skills: ['qPCR', 'RNA extraction', 'R', 'Cloning', 'Risk assessment'],
    further: ['MSc Plant Science, University of Aberdeen, 2016', 'BSc Biology, University of Aberdeen, 2015'],
    posting:
      'We have an opening for a Senior Scientist in our crop genetics programme. You have hands-on experience of molecular methods such as qPCR and cloning; CRISPR editing and Nanopore sequencing are highly desirable. A PhD in plant science or a related area is preferred. You analyse data in R or Python. You will lead a group of four scientists and manage the project budget.',
    truthful: [
      'Extracted DNA and RNA, ran quantitative PCR and gels, and carried out cloning in E. coli.',
      'Wrote R scripts for analysing qPCR data that the seven-person group adopted.',
      'Carried out greenhouse trials of 48 lines of rust-resistant wheat over three seasons and co-authored two papers, in 2019 and 2020.',
    ],
    invented: [
      ['scope', 'Led a group of four scientists running greenhouse trials of 48 wheat lines.'],
      ['name', 'Co-authored two papers on the work, one of them in Nature Plants.'],
      ['date', 'Served as lab safety representative from 2012 to 2015 and wrote risk assessments.'],
    ],
  },
  {
    field: 'joiner',
    language: 'en',
    entry: {
      title: 'Bench and Site Joiner',
      companyName: 'Calder Joinery Works',
      startDate: '2009-06',
      endDate: '2018-05',
      notes: [
        'Sash windows, staircases, fitted wardrobes - hardwood and MDF',
        'set up + run spindle moulder, panel saw, morticer',
        'listed bldgs: 52 sash windows at Alder Hall refurb 2016',
        'fixing on site, 2-man team',
        "cutting lists from architect's dwgs; timber ordering up to £3k",
      ],
    },
    skills: ['Spindle moulder', 'Sash window repair', 'Cutting lists', 'Veneering'],
    further: [
      'City & Guilds Advanced Craft in Carpentry & Joinery, 2009',
      'CSCS Skilled Worker card',
      'Asbestos awareness, 2017',
    ],
    posting:
      'Heritage Interiors requires a Joinery Workshop Foreman. You will be time-served with experience in period sash windows and staircases. You must be able to programme a CNC router and draw in AutoCAD. An SMSTS certificate and first aid at work are preferred. You will be responsible for ten bench joiners and for workshop purchasing.',
    truthful: [
      'Made and fitted staircases, wardrobes and sash windows in hardwood and MDF; worked on 52 sash windows in the 2016 refurbishment of Alder Hall, a listed building.',
      'Set up and operated the morticer, panel saw and spindle moulder.',
      "Drew up cutting lists from architects' drawings and placed timber orders of up to £3,000.",
    ],
    invented: [
      [
        'number',
        'Produced around 85 staircases a year in hardwood and MDF, along with sash windows and fitted wardrobes.',
      ],
      ['scope', 'Ran the workshop as foreman of ten bench joiners, ordering timber up to £3,000.'],
      ['skill', 'Set up and ran the spindle moulder, panel saw, morticer and CNC router.'],
    ],
  },
  {
    field: 'home care assistant',
    language: 'en',
    entry: {
      title: 'Home Care Assistant',
      companyName: 'Willowbank Homecare',
      startDate: '2020-11',
      endDate: '',
      notes: [
        '10-12 calls a day, mostly elderly clients, North Lanarkshire',
        'personal care, meds prompts, hoist transfers (double-up calls)',
        'notes in Birdie app',
        'noticed sepsis signs in a client in 2022, called 999, got a thank-you letter from the family',
        'induct new carers - they shadow me for 3 days',
        'mid-week covers for a colleague with dementia clients',
      ],
    },
    skills: ['Moving and handling', 'Medication prompting', 'Birdie', 'Dementia care'],
    further: ['SVQ Level 2 Social Services and Healthcare, 2022', 'PVG scheme member', 'Full driving licence, own car'],
    posting:
      'Rowan Care is looking for a Senior Carer for our community team. You will hold an SVQ Level 3 or be willing to work towards it, and be registered with the SSSC. PEG feeding and catheter care experience is desirable. You will carry out spot checks, write care plans and supervise a patch of 14 carers. A driving licence is essential.',
    truthful: [
      'Make ten or more home visits a day, mainly to older people, giving personal care and prompting medication.',
      'Spotted signs of sepsis in a client in 2022 and called an ambulance, for which the family sent a letter of thanks.',
      'Introduce new carers to the job over three shadowing days and record each visit in the Birdie app.',
    ],
    invented: [
      ['date', 'Have given personal care and medication prompts to elderly clients in North Lanarkshire since 2015.'],
      ['name', 'Induct new carers over three days of shadowing, on behalf of Willowbank Homecare and Bluebird Care.'],
      ['credential', 'Carer with an SVQ Level 3 who carries out hoist transfers on double-up calls.'],
    ],
  },
];
