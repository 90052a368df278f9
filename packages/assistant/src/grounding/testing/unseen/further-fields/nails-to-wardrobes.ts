import type { LabeledResume } from '../../labeled-lines';

export const nailsToWardrobes: readonly LabeledResume[] = [
  {
    field: 'beauty',
    language: 'en',
    entry: {
      title: 'Nail Technician',
      companyName: 'Gloss & Co',
      startDate: '2019-02',
      endDate: '2023-06',
      notes: [
        'gel, acrylic, manicures + pedicures',
        '7-8 clients a day, mostly regulars',
        'kept the tools sterile, wiped the stations',
        'did the stock order for polish every monday',
        'helped at the front desk',
      ],
    },
    skills: ['Gel nails', 'Nail art'],
    further: ['NVQ Level 3 Nail Services'],
    posting:
      'Senior nail artist. Full range of nail treatments, consultation, client retention, hygiene compliance, retail sales, inventory. Barbicide certification. BIAB experience a must.',
    truthful: [
      'Provided gel and acrylic nail treatments as well as manicures and pedicures.',
      'Served seven to eight clients daily, most of them returning customers.',
      'Maintained hygiene by sterilising tools and sanitising workstations, and placed weekly stock orders for nail polish.',
    ],
    invented: [
      ['credential', 'Barbicide-certified nail technician.'],
      ['skill', 'Provided gel, acrylic and BIAB treatments.'],
    ],
  },
  {
    field: 'railway',
    language: 'en',
    entry: {
      title: 'Track Worker',
      companyName: 'NorthLine Rail Services',
      startDate: '2015-10',
      endDate: '2021-05',
      notes: [
        'replaced sleepers + rails at night possessions',
        'PTS, lookout duties',
        'tamper assistant for 2 years',
        'plate welding prep, grinding',
      ],
    },
    skills: ['Impact wrench', 'Rail saw'],
    further: ['PTS', 'Lookout / Site Warden'],
    posting:
      'Track team leader (COSS). Plain line maintenance, possessions, stressing, briefings, rail welding. NVQ Rail Engineering. Own transport.',
    truthful: [
      'Replaced sleepers and rails during overnight possessions.',
      'Performed lookout duties with PTS certification and assisted on a tamper for two years.',
      'Prepared rail ends for welding and carried out grinding.',
    ],
    invented: [
      ['scope', 'Led track teams as COSS during night possessions.'],
      ['skill', 'Carried out stressing and rail welding.'],
    ],
  },
  {
    field: 'publishing',
    language: 'en',
    entry: {
      title: 'Editorial Assistant',
      companyName: 'Larch House Books',
      startDate: '2020-03',
      endDate: '2022-08',
      notes: [
        'read the slush pile, wrote reader reports',
        'chased authors for proofs',
        'kept the schedule spreadsheet, about 45 titles a yr',
        'blurbs + metadata in BiblioLive',
        'London Book Fair 2022, booked the meetings',
      ],
    },
    skills: ['Proofreading', 'BiblioLive', 'InDesign (basic)'],
    further: ['BA English, University of Sussex, 2019'],
    posting:
      'Commissioning editor, non-fiction. Acquisitions, budget ownership, editorial scheduling, metadata, rights liaison, author care. You line-manage an assistant.',
    truthful: [
      "Assessed unsolicited manuscripts and wrote reader's reports.",
      'Maintained the editorial schedule for around 45 titles annually and followed up with authors on proofs.',
      'Wrote blurbs, entered metadata in BiblioLive and arranged meetings for the 2022 London Book Fair.',
    ],
    invented: [
      ['scope', 'Commissioned 45 titles a year.'],
      ['skill', 'Negotiated rights and wrote blurbs.'],
    ],
  },
  {
    field: 'fitness',
    language: 'en',
    entry: {
      title: 'Personal Trainer',
      companyName: 'Ironworks Gym',
      startDate: '2018-01',
      endDate: '',
      notes: [
        '1:1 sessions, about 25 a week',
        'circuits class tues + thurs',
        'body comp measurements, training plans',
        'gym floor inductions',
      ],
    },
    skills: ['Kettlebells', 'Nutrition basics'],
    further: ['REPs Level 3', 'First aid'],
    posting:
      'Fitness manager. Programme design, group exercise, member retention, PT sales targets, team development. Level 4 Strength & Conditioning desirable. MyZone.',
    truthful: [
      'Deliver around 25 one-to-one personal training sessions per week.',
      'Lead circuit classes twice a week, on Tuesdays and Thursdays.',
      'Design individual training programmes, measure body composition and conduct gym inductions for members.',
    ],
    invented: [
      ['credential', 'Level 4 Strength & Conditioning coach.'],
      ['number', 'Deliver 40 personal training sessions a week.'],
    ],
  },
  {
    field: 'telecom',
    language: 'en',
    entry: {
      title: 'Fiber Technician',
      companyName: 'Brightline Telecom',
      startDate: '2016-09',
      endDate: '2022-12',
      notes: [
        'fiber splicing (fusion), OTDR testing',
        'home installs, 4-5 a day, ONT + wifi set up',
        'bucket truck, aerial + underground',
        'explained the equipment to customers',
      ],
    },
    skills: ['Fusion splicing', 'OTDR'],
    further: ['CFOT, 2017', 'CDL Class B'],
    posting:
      'Outside plant supervisor. FTTH construction, splicing, testing, permits, contractor oversight. ArcGIS skills. OSHA 10.',
    truthful: [
      'Performed fusion splicing and OTDR testing of fiber-optic cables.',
      'Completed four to five residential FTTH installations daily, setting up the optical network terminal and Wi-Fi.',
      'Worked on aerial and underground plant with a bucket truck and instructed customers on using their equipment.',
    ],
    invented: [
      ['credential', 'OSHA 10-certified fiber technician.'],
      ['scope', 'Oversaw contractors on fiber construction.'],
    ],
  },
  {
    field: 'childcare',
    language: 'en',
    entry: {
      title: 'Nanny',
      companyName: 'Private families',
      startDate: '2017-08',
      endDate: '2023-07',
      notes: [
        'twins from 6 months to age 4, then a 7 y/o',
        'school run, cooking for the kids, laundry',
        'swimming + library trips',
        'potty training, nap schedule',
      ],
    },
    skills: ['Paediatric first aid', 'Driving licence'],
    further: ['CACHE Level 3, 2017'],
    posting:
      'Early years practitioner. EYFS observations, planning, safeguarding, family liaison, age-appropriate activities, SEND support. Famly app.',
    truthful: [
      'Cared for twins from the age of six months to four years, followed by a seven-year-old child.',
      'Managed school transport, prepared meals for the children and did their laundry.',
      'Planned age-appropriate outings such as swimming and library visits, and supported potty training and nap routines.',
    ],
    invented: [
      ['skill', 'Wrote EYFS observations for twins.'],
      ['number', 'Cared for five children at a time.'],
    ],
  },
  {
    field: 'insurance',
    language: 'en',
    entry: {
      title: 'Insurance Broker Assistant',
      companyName: 'Tollgate Brokers',
      startDate: '2019-04',
      endDate: '2024-02',
      notes: [
        'quotes for home, motor and small shops',
        'renewal letters, mid term changes',
        'claims: took first notification, passed on to insurer',
        'Acturis, phones',
      ],
    },
    skills: ['Acturis', 'Excel'],
    further: ['Cert CII, 2021'],
    posting:
      'Commercial account handler. Own a book of SME clients, market placement, cross-selling, premium negotiation. Dip CII. Acturis.',
    truthful: [
      'Prepared quotations for home, motor and small retail risks.',
      'Processed policy renewals and mid-term adjustments in Acturis.',
      'Took first notification of claims and forwarded them to the insurer.',
    ],
    invented: [
      ['credential', 'Dip CII-qualified commercial account handler.'],
      ['scope', 'Owned a book of 60 SME clients.'],
    ],
  },
  {
    field: 'quarrying',
    language: 'en',
    entry: {
      title: 'Loader Operator',
      companyName: 'Stonebeck Quarries',
      startDate: '2010-06',
      endDate: '2020-01',
      notes: [
        'loading shovel (Volvo L150) + dumper',
        'loaded wagons, approx 35 a day, weighbridge tickets',
        'greased and daily checks',
        'stockpiles, screening plant when short',
      ],
    },
    skills: ['CPCS loading shovel', 'CPCS dumper'],
    posting:
      'Quarry supervisor. Plant operation, crusher and screener, blasting support, daily inspections, weighbridge, SHE reporting. SHE card. Shotfirer ticket a plus.',
    truthful: [
      'Operated a Volvo L150 loading shovel and a dump truck.',
      'Loaded approximately 35 wagons per day and issued weighbridge tickets.',
      'Carried out daily plant inspections and lubrication, maintained stockpiles and covered the screening plant as required.',
    ],
    invented: [
      ['skill', 'Supported blasting and operated the crusher.'],
      ['credential', 'Shotfirer and loading shovel operator.'],
    ],
  },
  {
    field: 'theatre',
    language: 'en',
    entry: {
      title: 'Wardrobe Assistant',
      companyName: 'Grand Theatre',
      startDate: '2014-09',
      endDate: '2019-07',
      notes: [
        'dressed cast, quick changes, 8 shows a week',
        'washed, ironed, mended costumes',
        'altered hems, replaced zips',
        'wigs: dressing under supervision',
      ],
    },
    skills: ['Machine sewing', 'Hand sewing'],
    further: ['BA Costume, Wimbledon, 2014'],
    posting:
      'Head of wardrobe. Costume maintenance, fittings, budgets, dresser rotas, dye work, period cutting. You run a team of five.',
    truthful: [
      'Dressed cast members and handled quick changes across eight shows a week.',
      'Laundered, pressed and repaired costumes, including hem alterations and zip replacement.',
      'Dressed wigs under supervision.',
    ],
    invented: [
      ['scope', 'Ran a team of five dressers across eight shows a week.'],
      ['skill', 'Dyed fabrics and altered costumes.'],
    ],
  },
];
