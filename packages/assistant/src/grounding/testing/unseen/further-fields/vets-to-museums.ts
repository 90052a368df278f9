import type { LabeledResume } from '../../labeled-lines';

export const vetsToMuseums: readonly LabeledResume[] = [
  {
    field: 'veterinary',
    language: 'en',
    entry: {
      title: 'Veterinary Receptionist',
      companyName: 'Oakmead Vets',
      startDate: '2018-02',
      endDate: '2023-09',
      notes: [
        'front desk, phones, 3 vets + 2 nurses',
        'booked ops and vaccs, reminders by text',
        'insurance claims for clients, payments',
        'calmed upset owners, sold food + flea stuff',
      ],
    },
    skills: ['RxWorks', 'Pet insurance claims'],
    further: ['NVQ Level 2 Customer Service'],
    posting:
      'Practice coordinator for a busy veterinary hospital. Appointment management, debt recovery, inventory, complaint resolution, triage calls. You roster the reception team. Provet Cloud experience helpful.',
    truthful: [
      'Managed front-desk and telephone enquiries for a practice of three vets and two nurses.',
      'Scheduled operations and vaccinations and sent SMS reminders.',
      'Processed insurance claims and client payments, reassured distressed pet owners and sold pet food and flea treatments.',
    ],
    invented: [
      ['name', 'Booked operations and vaccinations in Provet Cloud.'],
      ['scope', 'Rostered a reception team serving three vets.'],
      ['skill', 'Recovered outstanding debts from clients and processed insurance claims.'],
    ],
  },
  {
    field: 'locksmith',
    language: 'en',
    entry: {
      title: 'Locksmith',
      companyName: 'Anchor Lock & Key',
      startDate: '2014-07',
      endDate: '2022-05',
      notes: [
        'lockouts, rekeys, new deadbolts, van work',
        'cut keys, some transponder keys for cars',
        'put in access control at 2 office buildings with the senior tech',
        'night calls every 3rd week',
      ],
    },
    skills: ['Key cutting', 'Master key systems'],
    further: ['Oregon locksmith license'],
    posting:
      'Commercial locksmith. Door hardware, access control, safe work, CCTV. ALOA certification a plus. Able to estimate jobs and guide helpers.',
    truthful: [
      'Responded to lockouts, rekeyed locks and installed deadbolts as a mobile locksmith.',
      'Cut keys, including some automotive transponder keys.',
      'Assisted a senior technician with access control installations at two office buildings and covered the after-hours rotation every third week.',
    ],
    invented: [
      ['skill', 'Rekeyed locks, serviced safes and installed CCTV.'],
      ['credential', 'ALOA-certified locksmith installing deadbolts and access control.'],
      ['number', 'Responded to 15 lockouts a day.'],
    ],
  },
  {
    field: 'merchant navy',
    language: 'en',
    entry: {
      title: 'Deckhand',
      companyName: 'Sound Ferries',
      startDate: '2017-05',
      endDate: '2021-10',
      notes: [
        'mooring lines, anchor watch, lookout',
        'loaded cars, about 120 per sailing',
        'chipping + painting, greasing',
        'fire and man overboard drills every week',
      ],
    },
    skills: ['Radar basics', 'Rope work'],
    further: ['STCW Basic Safety Training, 2017', 'ENG1 medical'],
    posting:
      'Able seafarer, offshore support vessels. Navigational watch, mooring, deck maintenance, crane operation, emergency drills. AB certificate of competency. DP experience preferred.',
    truthful: [
      'Handled mooring lines and stood lookout and anchor watches.',
      'Loaded approximately 120 vehicles per sailing.',
      'Maintained the deck by chipping, painting and greasing, and took part in weekly fire and man-overboard drills.',
    ],
    invented: [
      ['skill', 'Handled mooring lines and operated the deck crane.'],
      ['credential', 'Able seafarer with an AB certificate of competency.'],
      ['date', 'Loaded vehicles on Sound Ferries from 2013 to 2021.'],
    ],
  },
  {
    field: 'sound',
    language: 'en',
    entry: {
      title: 'Live Sound Engineer',
      companyName: 'Freelance',
      startDate: '2015-01',
      endDate: '',
      notes: [
        'FOH + monitors for club shows, 300-800 cap',
        '2 UK tours as monitor tech, 14 dates each',
        'set up and strike PA, mic up the band',
        'record the shows to multitrack, mix them in Reaper',
      ],
    },
    skills: ['Midas M32', 'Dante', 'Reaper'],
    further: ['BA Music Technology, Leeds Beckett, 2014'],
    posting:
      'Venue technical manager. Front-of-house mixing, system design, PAT testing, crew scheduling, lighting (grandMA). Live streaming and post-production welcome.',
    truthful: [
      'Mix front-of-house and monitors for club shows with capacities of 300 to 800.',
      'Toured the UK twice as a monitor engineer, covering 14 dates per tour.',
      'Set up and strike PA systems, mic bands, and record and mix live multitracks in Reaper.',
    ],
    invented: [
      ['skill', 'Mix front-of-house sound and program lighting on grandMA consoles.'],
      ['scope', 'Managed crew scheduling for club shows and tours.'],
      ['number', 'Mix shows for audiences of up to 5,000.'],
    ],
  },
  {
    field: 'glazing',
    language: 'en',
    entry: {
      title: 'Glazier',
      companyName: 'Clearpane Windows',
      startDate: '2013-09',
      endDate: '2020-04',
      notes: [
        'measured + fitted double glazing, doors, conservatories',
        're-puttied old sash windows',
        '2-man team, own van',
        'emergency boarding up',
      ],
    },
    skills: ['uPVC', 'Ladder safety'],
    further: ['NVQ 2 Fenestration Installation'],
    posting:
      'Glazing installer, commercial facades. Curtain walling, site measuring, working at height, snagging. IPAF licence. CSCS blue card. You oversee subcontractors.',
    truthful: [
      'Measured and installed double-glazed windows, doors and conservatories.',
      'Restored traditional sash windows with new putty.',
      'Worked in a two-person team with a company van, providing emergency boarding-up services.',
    ],
    invented: [
      ['credential', 'IPAF-licensed glazier fitting double glazing at height.'],
      ['skill', 'Installed curtain walling and double glazing.'],
      ['scope', 'Oversaw subcontractors fitting conservatories.'],
    ],
  },
  {
    field: 'speech therapy',
    language: 'en',
    entry: {
      title: 'Speech & Language Therapy Assistant',
      companyName: 'Northbank NHS Trust',
      startDate: '2021-01',
      endDate: '',
      notes: [
        "1:1 and group sessions to the SLT's plan, nursery + reception age",
        'made picture boards (PECS) and visual timetables',
        'wrote up on SystmOne',
        'told parents how to practise at home',
      ],
    },
    skills: ['Makaton', 'PECS', 'SystmOne'],
    further: ['Level 3 Early Years, 2019'],
    posting:
      'Speech and language therapist, paediatrics. Assessment, individual therapy programmes, augmentative and alternative communication (AAC), parent coaching, multidisciplinary work. HCPC registration.',
    truthful: [
      "Deliver individual and group therapy sessions to nursery and reception children, following the speech and language therapist's plan.",
      'Create augmentative and alternative communication resources such as PECS picture boards and visual timetables.',
      'Record sessions in SystmOne and advise parents on practice at home.',
    ],
    invented: [
      ['skill', 'Carry out speech and language assessments and deliver group sessions.'],
      ['credential', 'HCPC-registered therapist delivering group sessions.'],
      ['number', 'Deliver therapy sessions to 45 children a week.'],
    ],
  },
  {
    field: 'debt collection',
    language: 'en',
    entry: {
      title: 'Collections Agent',
      companyName: 'Harrow Recovery Services',
      startDate: '2019-10',
      endDate: '2022-12',
      notes: [
        'outbound calls, 80-90 a day',
        'set up payment plans, took card payments',
        'skip tracing on the web',
        'FCA rules, vulnerable customers flagged',
      ],
    },
    skills: ['Avaya', 'Excel'],
    further: ['A levels'],
    posting:
      'Collections team leader. Coaching and quality monitoring, dialler strategy, affordability assessments, compliance with CONC. Experience with Experian tools.',
    truthful: [
      'Made 80 to 90 outbound calls per day to customers in arrears.',
      'Arranged payment plans and processed card payments.',
      'Traced customers online, complied with FCA regulations and identified vulnerable customers.',
    ],
    invented: [
      ['scope', 'Coached a collections team on outbound calls.'],
      ['name', 'Traced customers with Experian.'],
      ['number', 'Recovered £40,000 a month through payment plans.'],
    ],
  },
  {
    field: 'museum',
    language: 'en',
    entry: {
      title: 'Museum Assistant',
      companyName: 'Wexcombe Museum',
      startDate: '2017-06',
      endDate: '2020-12',
      notes: [
        'front of house, tickets, shop',
        'object handling, cleaned + labelled about 600 items for the store move',
        'put photos and descriptions on the database (MODES)',
        'kids workshops in the holidays, helped',
      ],
    },
    skills: ['MODES', 'Object handling'],
    further: ['MA Museum Studies, University of Leicester, 2016'],
    posting:
      'Collections officer. Documentation to Spectrum standard, conservation cleaning, digitisation, loans, exhibitions. You manage volunteers. AMA welcome.',
    truthful: [
      'Welcomed visitors, sold tickets and worked in the museum shop.',
      'Cleaned and labelled around 600 objects in preparation for the relocation of the museum store.',
      'Digitised collection records by adding photographs and descriptions to the MODES database and supported holiday workshops for children.',
    ],
    invented: [
      ['scope', 'Managed volunteers cleaning 600 objects.'],
      ['skill', 'Arranged loans and curated exhibitions.'],
      ['credential', 'AMA-accredited museum professional handling objects.'],
    ],
  },
];
