import type { LabeledResume } from '../../labeled-lines';

export const schoolsAndFarmsParaphrases: readonly LabeledResume[] = [
  {
    field: 'plumbing',
    language: 'en',
    entry: {
      title: 'Plumber',
      companyName: 'Dawson Heating Services',
      startDate: '2013-06',
      endDate: '2024-08',
      notes: [
        'Bathroom refits start to finish, about two a month, tiling was done by someone else',
        'boiler swaps with the gas engineer',
        'Emergency call outs one weekend in four.',
        'Did my own quotes for small jobs up to 500 quid',
      ],
    },
    skills: ['Copper and plastic pipework', 'Underfloor heating', 'Van driver'],
    further: ['City & Guilds Level 3 Plumbing, Sunderland College, 2013'],
    posting:
      "We're looking for a plumber to join our maintenance team. You will work in tenants' homes, respond to emergency calls and carry out bathroom upgrades. Gas Safe registration is a bonus.",
    truthful: [
      'Carried out complete bathroom refits, roughly two each month, with the tiling handled by others.',
      'Refitted bathrooms from beginning to end and attended emergency call-outs one weekend in every four.',
      'Completed around two bathroom refits a month, helped replace boilers together with the gas engineer and quoted for small jobs up to £500.',
    ],
    invented: [
      ['credential', 'Gas Safe registered plumber who completed around two full bathroom refits a month.'],
      ['number', 'Carried out complete bathroom refits, about four each month, from start to finish.'],
      ['scope', 'Managed bathroom refits from start to finish, coordinating tilers and other subcontractors.'],
    ],
  },
  {
    field: 'secondary school teaching',
    language: 'en',
    entry: {
      title: 'Geography Teacher',
      companyName: 'Ashdown Academy',
      startDate: '2016-09',
      endDate: '2024-07',
      notes: [
        'I taught geography to Years 7 to 11 and one A-level group, and most years I also had a tutor group.',
        'Wrote the new Year 8 unit on rivers, which the department uses now.',
        'Field trips: Lulworth Cove every summer, 60 pupils and 5 staff',
        'Some marking for AQA (GCSE paper 1), 2019 and 2022',
      ],
    },
    skills: ['Google Classroom', 'ArcGIS Online', 'Differentiation'],
    further: ['PGCE Secondary Geography, University of Exeter, 2016', 'BSc Geography, University of Plymouth, 2015'],
    posting:
      'Head of Humanities. You will lead a team of six, raise attainment and develop the curriculum from Key Stage 3 to A-level. Experience of fieldwork and examining welcome.',
    truthful: [
      'Taught geography from Year 7 to Year 11 as well as to an A-level class, usually alongside the role of form tutor.',
      'Delivered geography lessons across Key Stages 3 to 5 and wrote a Year 8 rivers unit that the department has adopted.',
      'Taught geography at Key Stage 3, GCSE and A-level, bringing in examining experience from marking AQA GCSE Paper 1 in 2019 and 2022.',
    ],
    invented: [
      ['scope', "Taught geography to Years 7 to 11 and A-level and led the department's curriculum development."],
      [
        'number',
        'Taught geography to Years 7 to 11 and one A-level group, with 82% of GCSE pupils achieving grade 4 or above.',
      ],
      ['name', 'Taught geography from Year 7 to A-level and marked GCSE papers for both AQA and Edexcel.'],
    ],
  },
  {
    field: 'dairy farming',
    language: 'en',
    entry: {
      title: 'Herdsperson',
      companyName: 'Lower Tamar Farm',
      startDate: '2018-03',
      endDate: '',
      notes: [
        'Milking 180 Friesians twice a day with one other person (20:40 herringbone), feeding calves',
        'spot lameness and mastitis, treat what I can, ring the vet for the rest',
        'records in Uniform-Agri',
        'help with silage, tractor',
      ],
    },
    skills: ['Calf rearing', 'DIY AI', 'Foot trimming basics'],
    posting:
      'Assistant herd manager for a 350-cow unit. You will be confident with milking, herd health and records, and be able to look after a small team when the manager is away.',
    truthful: [
      'Milk a herd of 180 Friesian cows twice daily together with one colleague, and feed the calves.',
      'Carry out twice-daily milking in a 20:40 herringbone parlour and keep herd records in Uniform-Agri.',
      'Milk 180 cows two times a day, watch for lameness and mastitis, treat straightforward cases and call in the vet where needed.',
    ],
    invented: [
      ['scope', 'Milk 180 Friesians twice a day with one colleague and manage the herd when the farmer is away.'],
      ['number', "Milk 180 Friesians twice a day and keep the herd's cell count below 150,000."],
      ['skill', 'Milk 180 Friesians twice a day using a robotic milking system and look after the calves.'],
    ],
  },
  {
    field: 'office administration',
    language: 'en',
    entry: {
      title: 'Office administrator',
      companyName: 'Pemberton Surveyors',
      startDate: '2019-11',
      endDate: '2023-05',
      notes: [
        'Diaries for four surveyors, phone, post, typing up reports from dictation',
        'Ordered stationery and kept the kitchen going',
        'Set up a shared folder structure on SharePoint so that people find the reports',
        'invoices raised in Xero at month end, 40-50',
      ],
    },
    skills: ['Word', 'Xero', 'SharePoint', 'Audio typing 65 wpm'],
    posting:
      'Executive assistant to the managing director of a property company. You manage a complex diary, arrange travel, take minutes and keep the office running.',
    truthful: [
      'Managed the diaries of four surveyors, answered the phone, dealt with the post and typed reports from dictation.',
      'Provided administrative support to a group of four surveyors, covering diary management, calls, post and audio typing.',
      'Looked after four diaries and produced dictated reports, and organised them in a shared SharePoint folder structure so that colleagues could find them.',
    ],
    invented: [
      ['scope', 'Managed the office budget alongside diaries for four surveyors, telephone, post and report typing.'],
      ['skill', 'Managed diaries for four surveyors, arranged their travel and typed up reports from dictation.'],
      ['number', 'Managed diaries for four surveyors and typed up around 25 dictated reports a week.'],
    ],
  },
  {
    field: 'social work student',
    language: 'en',
    entry: {
      title: 'Placement student',
      companyName: 'Northgate Family Hub',
      startDate: '2024-01',
      endDate: '2024-06',
      notes: [
        'Home visits with my practice educator, wrote up notes in Mosaic, 70 days placement',
        "co-ran a parents' coffee morning on Thursdays",
        'sat in at 3 child protection conferences, observing',
        'signposting to debt advice etc',
      ],
    },
    skills: ['Mosaic', 'Active listening', 'Safeguarding Level 2'],
    further: ['BA Social Work, University of Bradford, expected 2025'],
    posting:
      'Family support worker. You will hold a small caseload, visit families at home, run group sessions and work closely with schools and health visitors.',
    truthful: [
      'Made home visits to families together with a practice educator during a 70-day placement and recorded them in Mosaic.',
      'Took part in supervised home visits, wrote up the notes in Mosaic and helped run a weekly coffee morning for parents.',
      'Visited families at home alongside my practice educator, pointed people to services such as debt advice and observed three child protection conferences.',
    ],
    invented: [
      ['scope', 'Held my own caseload during a 70-day placement, making home visits and writing up notes in Mosaic.'],
      ['number', 'Made home visits to 15 families with my practice educator during a 70-day placement.'],
      ['scope', 'Carried out home visits with my practice educator and chaired three child protection conferences.'],
    ],
  },
  {
    field: 'courier and dispatch',
    language: 'en',
    path: 'letter',
    entry: {
      title: 'Dispatcher',
      companyName: 'Redline Couriers',
      startDate: '2020-10',
      endDate: '',
      notes: [
        "Plan the day's runs for 11 vans in the city, reassign when someone breaks down or is ill",
        'talk to customers about late parcels',
        'Before that (2018-20) I drove one of the vans',
        'weekly sheet of late deliveries for the boss in Excel',
      ],
    },
    skills: ['Maxoptra', 'Excel', 'Local knowledge of Bristol'],
    posting:
      "Transport planner for a regional distributor. You plan routes, keep drivers' hours legal and report on service to customers.",
    truthful: [
      'Every day I plan the runs for eleven vans and rearrange them when a driver is ill or a vehicle breaks down.',
      'Because I drove one of the vans myself from 2018 to 2020, I understand what a plan looks like from behind the wheel.',
      'I plan daily routes in the city, speak with customers about delayed parcels and give my manager a weekly Excel overview of late deliveries.',
    ],
    invented: [
      ['number', 'I plan the daily runs for eleven vans and have cut late deliveries by a quarter.'],
      ['date', 'I have planned the daily runs for our eleven vans since 2018.'],
      ['scope', 'I manage all transport operations for the company, including the daily plan for eleven vans.'],
    ],
  },
];
