import type { LabeledResume } from '../../labeled-lines';

export const packagesAndPatientsParaphrases: readonly LabeledResume[] = [
  {
    field: 'backend developer',
    language: 'en',
    entry: {
      title: 'Backend Developer',
      companyName: 'Parcelwise',
      startDate: '2019-02',
      endDate: '',
      notes: [
        'Python/Django REST APIs for parcel tracking, Postgres, Redis',
        'rewrote nightly label job: 3 h -> 25 min',
        'on call 1 wk in 5',
        'CI in GitHub Actions, deploys to AWS ECS',
        'code review, wrote onboarding docs',
        'integrated carrier APIs: UPS, FedEx, DHL, OnTrac',
      ],
    },
    skills: ['Python', 'Django', 'PostgreSQL', 'Redis', 'Docker', 'AWS'],
    further: ['B.S. Computer Science, Weldon University, 2018'],
    posting:
      "Join our logistics platform as a senior backend engineer. You design event-driven services in Go and Python, run on Kubernetes and Kafka. Strong PostgreSQL skills and experience with third-party API integrations are essential. AWS certification is nice to have. You'll mentor two junior engineers and share the on-call rota.",
    truthful: [
      'Build REST APIs in Django for parcel tracking, backed by PostgreSQL and Redis.',
      'Cut the nightly label job from three hours to under half an hour by rewriting it.',
      "Connected four carriers' APIs, among them DHL and FedEx, and ship to AWS ECS through GitHub Actions pipelines.",
    ],
    invented: [
      ['number', 'Rewrote the nightly label job, cutting its runtime from three hours to four minutes.'],
      ['credential', 'AWS Certified Developer deploying Django services to ECS through GitHub Actions.'],
      ['skill', 'Build Django REST APIs and Go microservices for parcel tracking on PostgreSQL and Redis.'],
    ],
  },
  {
    field: 'line cook',
    language: 'en',
    entry: {
      title: 'Line Cook',
      companyName: 'The Copper Pot',
      startDate: '2016-06',
      endDate: '2020-03',
      notes: [
        'grill & sauté, 180-220 covers Fri/Sat',
        'prep: stocks, sauces, butchering chickens + whole fish',
        'closed kitchen 3 nights a week, cleaning checklist',
        'ordering produce from 2 local farms',
        'covered for sous chef on her days off from 2019',
        'allergy tickets',
      ],
    },
    skills: ['Grill', 'Sauté', 'Butchery', 'Inventory'],
    further: ['ServSafe Food Handler, 2016'],
    posting:
      'Our hotel restaurant is looking for a sous chef who can lead a brigade of eight. You plan weekly specials, write schedules and keep food cost under 30 percent. ServSafe Manager certification is required. Experience with pastry and banquets is welcome. You know how to handle allergens and to work with local growers.',
    truthful: [
      'Worked the grill and sauté stations on Fridays and Saturdays with around 200 covers, and handled allergy tickets.',
      'Stood in for the sous chef on her days off starting in 2019.',
      'Prepared stocks and sauces, broke down whole fish and chickens, and ordered produce from two nearby farms.',
    ],
    invented: [
      ['name', 'Ordered produce from two local farms and seafood from Pacific Gate Fisheries.'],
      ['date', 'Covered for the sous chef on her days off from 2017 onward.'],
      ['scope', 'Worked grill and sauté on weekends and led a brigade of eight cooks.'],
    ],
  },
  {
    field: 'lab technician',
    language: 'en',
    entry: {
      title: 'Quality Control Lab Technician',
      companyName: 'Orrin Dairy Products',
      startDate: '2018-09',
      endDate: '2023-12',
      notes: [
        'I tested raw milk and finished products for fat, protein, pH and antibiotic residues, about 60 samples per shift.',
        'I plated samples for coliforms and yeast/mold and read them after incubation.',
        'I calibrated pH meters and balances every morning and recorded it in the LIMS.',
        'I wrote four SOPs and took part in two SQF audits.',
        'I stopped product from shipping when results were out of spec.',
      ],
    },
    skills: ['Microbiological plating', 'LIMS', 'pH measurement', 'Antibiotic residue testing'],
    further: ['B.S. Biology, Cavett University, 2018'],
    posting:
      'A beverage maker seeks a QC analyst for its new plant. You run HPLC and GC methods, perform microbiological plating and trend results in a LIMS. Knowledge of SQF or BRC audits is required. HACCP certification is preferred. You will write and revise procedures and train operators in sampling.',
    truthful: [
      'Analyzed around 60 milk and dairy samples each shift for protein, fat, pH and antibiotic residues.',
      'Authored four standard operating procedures and participated in two SQF audits.',
      'Carried out daily calibration of balances and pH meters, documented in the LIMS, and held back product that was out of specification.',
    ],
    invented: [
      [
        'name',
        'Tested raw milk for antibiotic residues and plated samples for coliforms, entering calibrations in LabWare LIMS.',
      ],
      ['number', 'Wrote eleven SOPs and took part in two SQF audits.'],
      ['scope', 'Calibrated pH meters and balances every morning and headed the quality control laboratory.'],
    ],
  },
  {
    field: 'electrician',
    language: 'en',
    entry: {
      title: 'Electrician (domestic & light commercial)',
      companyName: 'Harker & Dunn Electrical Ltd',
      startDate: '2012-10',
      endDate: '2021-05',
      notes: [
        'Full and partial rewires, consumer unit changes, EICRs for letting agents (approx. 15 a month)',
        'Fault finding',
        'Shop fit-outs - lighting, data cabling Cat6, 3-phase to small units',
        'Quoting jobs up to £5k',
        'Looked after apprentice from 2018',
      ],
    },
    skills: ['Inspection & testing', 'Cat6 cabling', 'Fault finding', 'Three-phase'],
    further: ['NVQ Level 3 Electrotechnical, 2012', '18th Edition BS 7671, 2019', 'ECS Gold Card'],
    posting:
      'We need an approved electrician for social housing contracts in the North West. The work covers EICRs, remedials and void properties. You hold the 18th Edition and City & Guilds 2391. Experience with EV chargers and solar PV would be an advantage. A van and fuel card are provided, a full driving licence is essential.',
    truthful: [
      'Carried out around 15 electrical installation condition reports a month for letting agents, alongside rewires and consumer unit replacements.',
      'Completed shop fit-outs with lighting and Cat6 data cabling, ran three-phase supplies to small units, and priced jobs of up to £5,000.',
      'Mentored an apprentice from 2018 onwards; qualified to the 18th Edition since 2019.',
    ],
    invented: [
      ['skill', 'Completed rewires, consumer unit changes, fault finding and solar PV installations.'],
      ['date', 'Mentored an apprentice from 2014 and quoted for jobs of up to £5,000.'],
      ['credential', 'City & Guilds 2391 qualified electrician producing about 15 EICRs a month for letting agents.'],
    ],
  },
  {
    field: 'care assistant',
    language: 'en',
    entry: {
      title: 'Care Assistant',
      companyName: 'Rosemead Residential Home',
      startDate: '2017-01',
      endDate: '2022-09',
      notes: [
        'personal care, washing, dressing, toileting - 28 residents, dementia wing 10',
        'hoist + slide sheet transfers (2 carers)',
        'meds round after in-house training, MAR charts',
        'mealtimes: thickened fluids, fortified diets',
        'activities every Weds: singing, chair exercise',
        'key worker for 4 residents, talk to families',
      ],
    },
    skills: ['Dementia care', 'Moving and handling', 'MAR charts', 'Personal care'],
    further: ['Care Certificate, 2017', 'NVQ Level 2 Health and Social Care, 2019'],
    posting:
      "Our nursing home is recruiting a senior care assistant for days and alternate weekends. You'll lead the shift, administer medication and update care plans on Person Centred Software. NVQ Level 3 in Health and Social Care is required. Experience of dementia and end-of-life care is essential. You should enjoy running activities and speaking with relatives.",
    truthful: [
      'Gave daily personal care in a 28-resident home that included a ten-person dementia wing.',
      'Acted as key worker to four residents and kept in touch with their relatives.',
      'Administered medication and completed MAR charts following in-house training, and led weekly singing and chair exercise sessions.',
    ],
    invented: [
      ['number', 'Key worker for 12 residents, keeping in regular contact with their families.'],
      ['date', 'Gave medication with MAR charts and hold an NVQ Level 2 in Health and Social Care since 2015.'],
      [
        'skill',
        'Provided personal care, hoist transfers and catheter care, and supported mealtimes with thickened fluids.',
      ],
    ],
  },
  {
    field: 'Pflegefachkraft',
    language: 'de',
    entry: {
      title: 'Pflegefachfrau',
      companyName: 'Seniorenzentrum Lindenaue',
      startDate: '2016-10',
      endDate: '2023-06',
      notes: [
        'Ich war auf einem Wohnbereich mit 34 Bewohnern im Früh- und Spätdienst tätig.',
        'Grund- und Behandlungspflege: Insulin spritzen, Verbände, Katheterwechsel, Medikamente stellen.',
        'Dokumentation in Vivendi PD, Pflegeplanung nach SIS.',
        'Ab 2020 habe ich als Praxisanleiterin insgesamt 5 Auszubildende begleitet.',
        'Vertretung der Wohnbereichsleitung im Urlaub.',
      ],
    },
    skills: ['Behandlungspflege', 'SIS', 'Vivendi PD', 'Praxisanleitung'],
    further: ['Examen Altenpflege, 2016', 'Weiterbildung Praxisanleitung, 2020'],
    posting:
      'Wir suchen eine Wohnbereichsleitung für unser Haus mit 80 Plätzen. Sie erstellen Dienstpläne, führen ein Team von 15 Personen und sichern die Pflegequalität. Eine Weiterbildung als Wundexpertin ICW ist erwünscht. Kenntnisse der Strukturierten Informationssammlung setzen wir voraus. Erfahrung mit Palliativpflege und Medifox ist von Vorteil.',
    truthful: [
      'Behandlungspflege auf einem Wohnbereich mit 34 Bewohnern, von Insulingaben über Verbandwechsel bis zum Wechsel von Kathetern',
      'Seit 2020 als Praxisanleiterin fünf Auszubildende begleitet',
      'Pflegeplanung nach der Strukturierten Informationssammlung, Dokumentation in Vivendi PD und Urlaubsvertretung der Wohnbereichsleitung',
    ],
    invented: [
      ['name', 'Pflegedokumentation in Medifox und Pflegeplanung nach SIS für einen Wohnbereich mit 34 Bewohnern'],
      [
        'credential',
        'Wundexpertin ICW mit Erfahrung in Verbandwechseln, Insulingaben und dem Stellen von Medikamenten',
      ],
      ['scope', 'Fünf Auszubildende als Praxisanleiterin begleitet und ein Team von 15 Pflegekräften geführt'],
    ],
  },
];
