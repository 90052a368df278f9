import type { LabeledResume } from '../../labeled-lines';

/** Written for this project by somebody who hasn't seen the rules. */
export const laterDriving: readonly LabeledResume[] = [
  {
    field: 'truck driving',
    language: 'en',
    entry: {
      title: 'CDL-A Driver',
      companyName: 'Ramsey Freight Lines',
      startDate: '2017-04',
      endDate: '2023-09',
      notes: [
        'OTR 48 states, dry van, 2500+ miles/wk',
        'no preventable accidents 6 yrs, clean DOT inspections',
        'ELD logs (Motive), pre-trip / post-trip insp.',
        'Trained 3 new drivers on the road, 4 wks each',
      ],
    },
    skills: ['CDL Class A', 'tanker endorsement', 'load securement'],
    posting:
      'Regional flatbed carrier hiring Class A drivers. Strong safety record, load securement and ELD compliance required. Hazmat endorsement a plus. Home most weekends.',
    truthful: [
      'Hauled dry van freight over the road across the lower 48 states, logging more than 2,500 miles a week.',
      'Drove long-haul dry van routes for six years without a preventable accident, with clean DOT inspections and hours recorded on a Motive ELD.',
      'Class A CDL driver with a tanker endorsement who covered 48 states at upwards of 2,500 miles weekly, backed by pre-trip and post-trip inspections.',
      'Coached three new drivers on the road for four weeks each while running over-the-road freight in 48 states.',
    ],
    invented: [
      [
        'scope',
        "Headed the company's driver training program while hauling dry van freight across 48 states at 2,500+ miles per week.",
      ],
      [
        'number',
        'Ran dry van freight through 48 states and completed over one million miles without a preventable accident.',
      ],
      [
        'credential',
        'Class A CDL driver with tanker and hazmat endorsements, hauling dry van freight over the road across 48 states.',
      ],
      [
        'skill',
        'Transported dry van and flatbed loads across 48 states, covering over 2,500 miles weekly with clean DOT inspections.',
      ],
    ],
  },
  {
    field: 'warehouse',
    language: 'en',
    entry: {
      title: 'Forklift Operator',
      companyName: 'Brightline Logistics',
      startDate: '2020-01',
      endDate: '2022-10',
      notes: [
        'Receiving, put-away, picking, loading trucks, reach truck and counterbalance',
        'night shift, team of 9',
        'cycle counts w/ RF scanner in SAP',
        'found the reason for wrong pallets labels, mislabels went from ~20 to 5 a week',
      ],
    },
    further: ['Forklift licence, 2019', 'High school diploma, Riverside High, 2017'],
    posting:
      'E-commerce fulfilment center seeks a shift lead for 10 to 15 associates. Experience with inbound and outbound processes, inventory accuracy, continuous improvement and a warehouse management system needed.',
    truthful: [
      'Operated reach and counterbalance forklifts to receive, store, pick and load goods on a nine-person night shift.',
      'Traced the cause of pallet labeling errors, bringing mislabels down from around 20 to five a week, alongside inbound and outbound work.',
      'Supported inventory accuracy through RF-scanner cycle counts in SAP in addition to receiving, put-away, order picking and truck loading.',
      'Helped cut pallet mislabeling by about three quarters by identifying its cause while handling receiving, picking and loading as a licensed forklift driver.',
    ],
    invented: [
      [
        'scope',
        'Led a nine-person night shift through receiving, put-away, picking and truck loading with reach and counterbalance forklifts.',
      ],
      [
        'number',
        'Identified the cause of incorrect pallet labels and reduced mislabels by 90% while receiving, picking and loading goods on nights.',
      ],
      [
        'name',
        'Received, stored, picked and loaded goods for customers such as Walmart using reach truck and counterbalance forklift.',
      ],
      [
        'scope',
        'Took ownership of inventory control for the entire site, running cycle counts in SAP besides receiving, picking and loading.',
      ],
    ],
  },
  {
    field: 'freight coordination',
    language: 'en',
    entry: {
      title: 'Logistics Coordinator',
      companyName: 'Oakline Foods Distribution',
      startDate: '2019-05',
      endDate: '',
      notes: [
        'Scheduling of inbound and outbound loads for the Memphis warehouse, approx 120 per week, with about 30 carriers',
        'negotiate spot rates when contract carriers reject a load',
        'I prepare the weekly on-time report for my manager (Excel, pivot tables)',
        'handle claims for damaged freight',
      ],
    },
    skills: ['Excel', 'MercuryGate TMS', 'Spanish (conversational)'],
    further: ['A.A.S. Supply Chain Management, Southwest Tennessee Community College, 2018'],
    posting:
      'Transportation analyst for a growing retail network. You manage carrier relationships, control freight costs, work in a TMS and report performance in Power BI. APICS certification desired.',
    truthful: [
      'Coordinate roughly 120 inbound and outbound shipments each week for the Memphis warehouse across a base of about 30 carriers.',
      'Schedule weekly freight with some thirty carriers and negotiate spot rates whenever contracted carriers turn down a load.',
      'Arrange warehouse loads, process damaged-freight claims and report weekly on-time performance to my manager using Excel pivot tables.',
      'Keep approximately 120 loads a week scheduled in and out of Memphis, bringing solid Excel and MercuryGate TMS skills to the role.',
    ],
    invented: [
      [
        'number',
        'Schedule about 120 loads per week with some 30 carriers and negotiate spot rates, lowering freight spend by 8%.',
      ],
      [
        'scope',
        'Direct inbound and outbound transportation for all company warehouses, scheduling approximately 120 loads per week with about 30 carriers.',
      ],
      [
        'name',
        'Schedule about 120 weekly loads for the Memphis warehouse with carriers including Schneider and J.B. Hunt.',
      ],
      [
        'skill',
        'Coordinate approximately 120 loads weekly for the Memphis warehouse and track on-time performance in Power BI.',
      ],
    ],
  },
  {
    field: 'parcel delivery',
    language: 'en',
    entry: {
      title: 'Van Driver',
      companyName: 'Parcelway',
      startDate: '2021-11',
      endDate: '2024-03',
      notes: [
        'delivered parcels in north Leeds, usualy 130-150 drops a day',
        'proof of delivery on handheld, collect returns',
        'loaded my own van at 6, checked tyres oil lights',
        'never had a complaint that was upheld',
      ],
    },
    skills: ['Full UK driving licence (category B)', 'route knowledge', 'customer service'],
    posting:
      'The ambulance service is looking for patient transport drivers. You drive safely, carry out vehicle checks and treat every patient with care. A D1 licence is an advantage; knowledge of the Leeds area is helpful.',
    truthful: [
      "Typically completed 130 to 150 parcel deliveries a day across north Leeds and checked the vehicle's tyres, oil and lights.",
      'Delivered a high daily volume of parcels to customers in north Leeds without a single upheld complaint.',
      'Loaded the van myself, made up to 150 drops per day, captured proof of delivery on a handheld device and collected returns.',
      'Applied strong route knowledge and good customer service to daily deliveries in the north Leeds area on a full category B licence.',
    ],
    invented: [
      [
        'number',
        'Completed up to 180 parcel deliveries a day in north Leeds, recording proof of delivery on a handheld device.',
      ],
      [
        'scope',
        'Delivered 130 to 150 parcels daily across the whole of Leeds, carrying out vehicle checks and collecting returns.',
      ],
      [
        'scope',
        'Made 130–150 drops a day in north Leeds and mentored new drivers in loading, vehicle checks and handheld use.',
      ],
      [
        'credential',
        'Drove on a full category B and D1 licence, typically making 130 to 150 deliveries a day in north Leeds.',
      ],
    ],
  },
];
