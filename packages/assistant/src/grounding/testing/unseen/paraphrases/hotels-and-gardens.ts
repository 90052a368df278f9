import type { LabeledResume } from '../../labeled-lines';

export const hotelsAndGardensParaphrases: readonly LabeledResume[] = [
  {
    field: 'hotel front desk',
    language: 'en',
    entry: {
      title: 'Receptionist',
      companyName: 'Hotel Marlinspike, Whitby',
      startDate: '2021-03',
      endDate: '2024-10',
      notes: [
        'Check in and check out, 52 rooms, phone and email bookings in Mews',
        'late shift alone on the desk three nights a week',
        'wrote a little guide with walks and fish restaurants for guests',
        'handled complaints, passed the big ones to the duty manager',
      ],
    },
    skills: ['Mews', 'English, Polish', 'Telephone manner'],
    posting:
      'Our boutique hotel is looking for a guest relations host who creates memorable stays, upsells with charm and keeps an eye on online reviews. Experience with a cloud PMS welcome.',
    truthful: [
      'Welcomed guests to a 52-room hotel with warmth, guiding them smoothly through check-in and check-out while managing phone and email bookings in Mews.',
      'Brought a personal touch to guest service, even compiling a guide to local walks and fish restaurants for guests to enjoy.',
      'Greeted arriving and departing guests with care, holding the front desk alone on late shifts three nights a week.',
    ],
    invented: [
      [
        'number',
        'Welcomed guests to a 52-room hotel with genuine warmth, lifting its online review score to 4.8 through attentive service.',
      ],
      ['scope', 'Orchestrated seamless arrivals and departures at a 52-room hotel as head of the reception team.'],
      [
        'skill',
        'Enchanted guests of a 52-room hotel from check-in to check-out, artfully upselling room upgrades along the way.',
      ],
    ],
  },
  {
    field: 'landscape gardening',
    language: 'en',
    entry: {
      title: 'Gardener',
      companyName: 'Thornbury Grounds',
      startDate: '2015-04',
      endDate: '2023-10',
      notes: [
        'Planting and upkeep of private gardens and two churchyards, pruning roses and fruit trees, hedges',
        'laid some dry stone walling with my boss',
        'compost and peat free mixes only',
        'drove the van + trailer',
      ],
    },
    summary: 'Outdoor person through and through. Plants first, machines second.',
    skills: ['Rose pruning', 'Hedge cutting', 'Ride-on mower'],
    further: ['RHS Level 2 Principles of Horticulture, Askham Bryan College, 2016'],
    posting:
      'Historic estate seeks gardener with an eye for heritage planting, strong pruning skills and a passion for sustainable practice. PA1/PA6 spraying tickets an advantage.',
    truthful: [
      'Nurtured private gardens and two churchyards through the seasons, planting, pruning roses and fruit trees and keeping hedges in shape.',
      'Tended churchyards and private gardens with a sustainable hand, relying solely on compost and peat-free mixes.',
      'Cultivated and cared for private gardens and churchyards, lending a hand with dry stone walling alongside the employer.',
    ],
    invented: [
      [
        'credential',
        'Nurtured private gardens and two churchyards with skilled pruning and planting, backed by PA1 and PA6 spraying certificates.',
      ],
      [
        'scope',
        'Shaped private gardens and two churchyards from design to maintenance, creating the planting schemes for each.',
      ],
      ['number', 'Lovingly maintained 25 private gardens and two churchyards, pruning roses, fruit trees and hedges.'],
    ],
  },
  {
    field: 'data analysis',
    language: 'en',
    entry: {
      title: 'Junior Data Analyst',
      companyName: 'Kestrel Utilities',
      startDate: '2022-07',
      endDate: '',
      notes: [
        'Build weekly Power BI reports on meter readings + complaints for the ops managers',
        'SQL queries against the billing db (Postgres)',
        'found a bug in the estimated-reads logic, about 3k customers were billed wrong',
        'python scripts for cleaning csv exports, pandas',
      ],
    },
    skills: ['Power BI', 'SQL', 'Python', 'pandas'],
    further: ['BSc Mathematics, University of Hull, 2022'],
    posting:
      'Data analyst for a customer insights team. You tell stories with data, build dashboards stakeholders love and partner with engineering on our Snowflake warehouse. Experimentation and forecasting skills desirable.',
    truthful: [
      'Turn meter-reading and complaints data into clear weekly Power BI reports that give operations managers the picture they need.',
      'Craft weekly Power BI reporting for operations managers, drawing on SQL queries against a PostgreSQL billing database.',
      "Bring a detective's curiosity to reporting, having uncovered an error in estimated-reads logic that had left roughly 3,000 customers incorrectly billed.",
    ],
    invented: [
      [
        'skill',
        'Weave meter-reading and complaints data into weekly Power BI reports, enriched with forecasts of future complaint volumes.',
      ],
      [
        'scope',
        'Shape executive decisions with weekly Power BI reports on meter readings and complaints, presented to the board.',
      ],
      [
        'number',
        'Transformed weekly meter-reading reporting in Power BI, sparing operations managers ten hours of manual work each week.',
      ],
    ],
  },
  {
    field: 'volunteer returning to work',
    language: 'en',
    entry: {
      title: 'Volunteer, food bank',
      companyName: 'Riverside Community Pantry',
      startDate: '2020-11',
      endDate: '2025-01',
      notes: [
        'Two days a week sorting donations and packing parcels, while my kids were small',
        'set up the rota for the volunteers in Google Sheets',
        'talked with local bakers, 3 of them now give bread',
        'sometimes listening was the main thing',
      ],
    },
    summary: 'Returning to paid work after raising two children. Earlier worked in a travel agency.',
    skills: ['Google Sheets', 'Stock rotation', 'Listening'],
    posting:
      'Community coordinator (part-time) for a housing association. You will inspire volunteers, build local partnerships and support residents with dignity. Knowledge of safeguarding helpful.',
    truthful: [
      'Devoted two days every week to sorting donations and packing food parcels for a community pantry.',
      'Supported people in need with practical help and an attentive ear, packing parcels and sorting donations two days a week.',
      'Wove local ties for a community food bank by approaching bakers, three of whom now donate bread, alongside regular sorting and packing.',
    ],
    invented: [
      ['scope', 'Devoted two days a week to the food bank, inspiring and managing its team of volunteers.'],
      ['scope', 'Founded a community food bank and gave two days a week to sorting donations and packing parcels.'],
      [
        'number',
        'Gave heartfelt service two days a week, packing some 80 food parcels for local families each session.',
      ],
    ],
  },
  {
    field: 'interior design',
    language: 'en',
    entry: {
      title: 'Interior designer',
      companyName: 'Studio Anselm',
      startDate: '2019-01',
      endDate: '2024-05',
      notes: [
        'Concepts and moodboards for dental practices and small offices, from sketch to SketchUp model',
        'materials library kept in order, samples ordered',
        'site visits with the senior designer, snag lists',
        'client presentations - I did the visuals, she talked',
      ],
    },
    skills: ['SketchUp', 'Adobe InDesign', 'Enscape'],
    further: ['BA Interior Architecture, Nottingham Trent University, 2018'],
    posting:
      'We are a workplace design studio in search of a storyteller in space. You take projects from concept to handover, present to clients and specify sustainable materials. Revit required.',
    truthful: [
      'Conceived interiors for dental practices and small offices, carrying ideas from first sketch and moodboard through to SketchUp models.',
      'Gave form to workplace and dental interiors through moodboards, sketches and SketchUp modelling, and created the visuals for client presentations.',
      'Developed concepts for small offices and dental practices, joining the senior designer on site visits and drawing up snag lists.',
    ],
    invented: [
      [
        'scope',
        'Conceived interiors for dental practices and small offices, guiding each project from concept through to final handover.',
      ],
      [
        'name',
        'Brought dental practices and small offices to life, translating sketches and moodboards into detailed Revit models.',
      ],
      [
        'scope',
        'Designed evocative interiors for dental practices and small offices, personally presenting every concept to clients.',
      ],
    ],
  },
  {
    field: 'laboratory science',
    language: 'en',
    path: 'letter',
    entry: {
      title: 'Research technician',
      companyName: 'Institute for Plant Health',
      startDate: '2017-09',
      endDate: '2023-12',
      notes: [
        'DNA extraction + qPCR of leaf samples, ca. 90 samples a week',
        'autoclave, media prep, kept the -80 inventory',
        "wrote 4 SOPs, they're still used by the group",
        'co-author on one paper (2021, J. Phytopathology)',
      ],
    },
    skills: ['qPCR', 'DNA extraction', 'Sterile technique', 'R basics'],
    further: ['MSc Plant Sciences, Wageningen University, 2017'],
    posting:
      "Laboratory specialist for a seed company's diagnostics lab. You carry out molecular assays at throughput, improve protocols and work under ISO 17025.",
    truthful: [
      'For more than six years I immersed myself in molecular work, extracting DNA and running qPCR on some ninety leaf samples a week.',
      'The four standard operating procedures I wrote are still used by the group, a legacy I am quietly proud of.',
      'Alongside routine DNA extraction and qPCR I had the pleasure of co-authoring a paper published in the Journal of Phytopathology in 2021.',
    ],
    invented: [
      [
        'scope',
        'I had the privilege of heading the molecular laboratory, where we extracted DNA and ran qPCR on some ninety samples a week.',
      ],
      [
        'credential',
        'My years of DNA extraction and qPCR rest on a doctorate in plant sciences and a deep love of careful bench work.',
      ],
      [
        'number',
        'I had the joy of co-authoring three papers while extracting DNA and running qPCR on leaf samples week after week.',
      ],
    ],
  },
];
