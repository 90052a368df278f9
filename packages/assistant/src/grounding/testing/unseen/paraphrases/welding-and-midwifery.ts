import type { LabeledResume } from '../../labeled-lines';

export const weldingAndMidwiferyParaphrases: readonly LabeledResume[] = [
  {
    field: 'welding',
    language: 'en',
    entry: {
      title: 'Welder/fabricator',
      companyName: 'Ironbridge Steelworks',
      startDate: '2017-01',
      endDate: '',
      notes: [
        'MIG + TIG, mild & stainless, handrails, stairs, brackets to drawing',
        'EN ISO 9606 coding renewed 2023',
        'overhead crane, slinging',
        'two night shifts in rota of 6',
      ],
    },
    skills: ['MIG', 'TIG', 'Reading drawings', 'Slinging'],
    posting:
      'Coded welder, stainless pipework for food industry. TIG essential. Reads isometrics. Able to run a small crew on site.',
    truthful: [
      'Fabricate handrails, stairs and brackets in mild and stainless steel to drawing, using MIG and TIG welding.',
      'EN ISO 9606 coded welder (renewed 2023) producing stainless and mild steel fabrications to drawing.',
      'MIG/TIG weld stairs, handrails and brackets; operate overhead crane and sling loads.',
    ],
    invented: [
      ['scope', 'Lead a crew of welders fabricating stairs, handrails and brackets in mild and stainless steel.'],
      ['skill', 'MIG, TIG and orbital welding of stainless and mild steel handrails, stairs and brackets.'],
      ['number', 'MIG and TIG weld handrails, stairs and brackets to drawing with a rework rate under 1%.'],
    ],
  },
  {
    field: 'midwifery',
    language: 'en',
    entry: {
      title: 'Midwife',
      companyName: 'Fairmead Birth Centre',
      startDate: '2019-05',
      endDate: '2024-12',
      notes: [
        'Antenatal clinics, labour care, postnatal visits. ~45 births attended per yr',
        'on-call for homebirths, 2nd midwife',
        'BadgerNet notes',
        'ran Tuesday breastfeeding drop in w/ a support worker',
      ],
    },
    skills: ['Water birth', 'Suturing', 'BadgerNet', 'NIPE'],
    further: ['BSc Midwifery, Cardiff University, 2019'],
    posting:
      'Community midwife. Continuity of carer model, caseload of 36, homebirth on-calls, infant feeding support. Leadership ambitions welcome.',
    truthful: [
      'Provided antenatal, intrapartum and postnatal care, attending approximately 45 births per year.',
      'Delivered care across antenatal clinics, labour and postnatal visits; on call for homebirths as second midwife.',
      'Cared for women through pregnancy, labour and the postnatal period and ran a Tuesday breastfeeding drop-in with a support worker.',
    ],
    invented: [
      ['number', 'Provided antenatal, labour and postnatal care, attending approximately 70 births per year.'],
      ['scope', 'Provided antenatal, labour and postnatal care and acted as lead midwife at planned homebirths.'],
      [
        'scope',
        "Coordinated the birth centre's team of midwives while providing antenatal, labour and postnatal care.",
      ],
      ['credential', 'Midwife and certified lactation consultant providing antenatal, labour and postnatal care.'],
    ],
  },
  {
    field: 'finance controlling',
    language: 'en',
    entry: {
      title: 'Junior Controller',
      companyName: 'Halvorsen Pumps',
      startDate: '2021-09',
      endDate: '',
      notes: [
        'monthly cost centre reports for 3 plants, variance vs budget, comments from plant managers collected',
        'SAP CO, Excel power query',
        'Rebuilt the travel cost report, takes 1 hr now instead of half a day',
        'forecast support Q3',
      ],
    },
    skills: ['SAP CO', 'Power Query', 'IFRS basics'],
    further: ['MSc Accounting & Finance, Aarhus University, 2021'],
    posting:
      'Business controller, manufacturing. Month-end close, forecasting, KPI dashboards, partner to plant management. Power BI an asset.',
    truthful: [
      'Produce monthly cost centre reports for three plants, analysing variances against budget.',
      'Report monthly on costs at 3 plants in SAP CO and Excel, gathering commentary on budget variances from plant managers.',
      'Prepare monthly cost centre reporting for 3 plants; shortened the travel cost report from half a day to one hour.',
    ],
    invented: [
      ['scope', 'Own the budget of three plants and report monthly on cost centre variances.'],
      ['number', 'Produce monthly cost centre reports for 3 plants and identified savings of EUR 200,000.'],
      ['name', 'Produce monthly cost centre reports for three plants in Power BI, analysing variances against budget.'],
    ],
  },
  {
    field: 'hotel housekeeping',
    language: 'en',
    entry: {
      title: 'Room attendant',
      companyName: 'Grand Ostend Hotel',
      startDate: '2021-06',
      endDate: '2024-02',
      notes: [
        '16 rooms/shift, checkouts + stayovers',
        'minibar list, lost property',
        'trolley stock',
        'inspected colleagues rooms when supervisor off (summer 23)',
      ],
    },
    skills: ['English B1', 'Portuguese', 'Cleaning chemicals'],
    posting: 'Housekeeping supervisor, 4-star, 120 rooms. Check rooms, allocate work, train starters, linen stock.',
    truthful: [
      'Cleaned 16 rooms per shift, both departures and stayovers.',
      'Serviced sixteen guest rooms each shift, kept the minibar list and handled lost property.',
      "Prepared check-out and stayover rooms and, in summer 2023, inspected colleagues' rooms in the supervisor's absence.",
    ],
    invented: [
      ['scope', 'Allocated work to room attendants and cleaned 16 check-out and stayover rooms per shift.'],
      ['number', 'Cleaned 22 rooms per shift, including check-outs and stayovers, and recorded minibar use.'],
      [
        'date',
        "Cleaned 16 rooms per shift and inspected colleagues' rooms in the supervisor's absence throughout 2022 and 2023.",
      ],
    ],
  },
  {
    field: 'emergency dispatch, public service',
    language: 'en',
    entry: {
      title: '999 call handler',
      companyName: 'Westmark Ambulance Service',
      startDate: '2020-01',
      endDate: '2023-08',
      notes: [
        'Emergency calls, triage via AMPDS, CPR instructions by phone, 50-60 calls per 12h',
        'mentor for 4 trainees',
        'radio cover for dispatch desk at breaks',
        'Welsh speaking line',
      ],
    },
    skills: ['AMPDS', 'Welsh', 'Touch typing'],
    posting:
      'Control room operator, fire and rescue. Take emergency calls, mobilise crews, log incidents. Calm, accurate, bilingual an advantage.',
    truthful: [
      'Answered and triaged 50 to 60 emergency calls per 12-hour shift using AMPDS, giving CPR instructions by phone.',
      'Triaged emergency calls in AMPDS, including on the Welsh-language line, and mentored four trainees.',
      'Handled up to 60 emergency calls in twelve hours; covered radio at the dispatch desk during breaks.',
    ],
    invented: [
      ['scope', 'Led a shift of call handlers triaging emergency calls via AMPDS with CPR instructions by phone.'],
      [
        'number',
        'Triaged 50 to 60 emergency calls per 12-hour shift via AMPDS with an average answer time of five seconds.',
      ],
      [
        'skill',
        'Triaged emergency calls via AMPDS, gave CPR instructions by phone and handled major incident mobilisation.',
      ],
    ],
  },
  {
    field: 'career changer to UX design',
    language: 'en',
    path: 'letter',
    entry: {
      title: 'UX design intern',
      companyName: 'Parcelwise',
      startDate: '2024-03',
      endDate: '2024-09',
      notes: [
        'Wireframes + clickable prototypes in Figma for returns flow',
        '8 user interviews (with researcher), notes, sticky clusters',
        'icons for design system',
        'usability test of checkout, 5 people, remote',
      ],
    },
    summary: 'Eight years optician, then bootcamp, now UX.',
    skills: ['Figma', 'User interviews', 'Optics, fitting glasses'],
    further: ['UX Design Bootcamp, CareerFoundry, 2023'],
    posting: 'Junior product designer, health app. Figma, research, accessibility. Shows own ideas.',
    truthful: [
      'At Parcelwise I designed wireframes and clickable Figma prototypes for the returns flow.',
      'After eight years as an optician I completed a UX bootcamp and prototyped a returns flow in Figma.',
      'Besides wireframing, I took part in eight user interviews with a researcher and remotely tested the checkout with five people.',
    ],
    invented: [
      ['number', 'I designed Figma prototypes for the returns flow, which reduced support tickets by 12 percent.'],
      ['scope', 'I owned the design system and built wireframes and Figma prototypes for the returns flow.'],
      ['skill', 'I designed wireframes and Figma prototypes for the returns flow and coded them in HTML and CSS.'],
    ],
  },
];
