import type { LabeledResume } from '../../labeled-lines';

export const productsAndSupportParaphrases: readonly LabeledResume[] = [
  {
    field: 'product management software',
    language: 'en',
    entry: {
      title: 'Associate Product Manager',
      companyName: 'Lumen Scheduling',
      startDate: '2022-02',
      endDate: '',
      notes: [
        'Backlog for the shift-swap feature, stories in Jira, refinement with one squad (6 devs), release notes',
        'talked to 20ish customers, mostly hospitals, wrote it up in Notion',
        'analysed funnel in Amplitude, the drop off was the login page',
        'demo every second Friday',
      ],
    },
    skills: ['Jira', 'Amplitude', 'Notion', 'Scrum'],
    further: ['Professional Scrum Product Owner I, 2022'],
    posting:
      'Product Manager, workforce platform. Set product vision, own the roadmap, leverage data and customer insight to drive outcomes, and align stakeholders from engineering to sales. Healthcare knowledge is a strong plus.',
    truthful: [
      'Drive the shift-swap feature backlog by translating needs into Jira user stories, refining them with a squad of six developers and writing release notes.',
      'Leverage customer insight from conversations with about 20 clients, predominantly hospitals, while maintaining the shift-swap backlog in Jira.',
      'Combine backlog management for the shift-swap feature with funnel analysis in Amplitude, which pinpointed the login page as the drop-off point.',
    ],
    invented: [
      [
        'scope',
        'Set the vision and roadmap for the whole scheduling platform, translating them into Jira stories for a squad of six developers.',
      ],
      [
        'number',
        'Drive the shift-swap backlog in Jira with a squad of six developers, lifting feature adoption by 18%.',
      ],
      [
        'scope',
        'Lead three cross-functional squads in delivering the shift-swap feature, from Jira stories to release notes.',
      ],
    ],
  },
  {
    field: 'primary teaching, return to work',
    language: 'en',
    entry: {
      title: 'Class teacher, Year 4',
      companyName: "St Oswin's Primary",
      startDate: '2009-09',
      endDate: '2017-07',
      notes: [
        'Class of 30, all subjects, mixed ability',
        'Science coordinator for the school from 2013, small budget £600',
        'ran a gardening club after school',
        'parents evenings, reports',
      ],
    },
    summary:
      'Qualified teacher, took a break of several years for family, since 2023 volunteering as a reading helper.',
    skills: ['Differentiation', 'Phonics', 'Behaviour management'],
    further: ['PGCE Primary, University of Chester, 2009'],
    posting:
      'We seek an inspiring Key Stage 2 teacher who creates a rich, inclusive learning environment, takes on a subject leadership role and engages our families. Returners to teaching are warmly encouraged.',
    truthful: [
      'Taught the full range of subjects to a mixed-ability Year 4 class of 30, fostering an inclusive environment through differentiation.',
      'Taught all subjects to thirty Key Stage 2 pupils while coordinating science for the school from 2013, including a £600 budget.',
      "Engaged pupils and families alike, teaching a mixed-ability class of 30, hosting parents' evenings and running an after-school gardening club.",
    ],
    invented: [
      [
        'scope',
        "Taught all subjects to a mixed-ability class of 30 while serving on the school's senior leadership team.",
      ],
      [
        'number',
        'Taught a mixed-ability class of 30, enabling 85% of pupils to reach the expected standard in science.',
      ],
      ['date', 'Taught all subjects to a class of 30 and coordinated science throughout the school from 2010.'],
    ],
  },
  {
    field: 'wine retail',
    language: 'en',
    entry: {
      title: 'Sales adviser',
      companyName: 'Corkwell Wine Merchants',
      startDate: '2020-09',
      endDate: '2024-04',
      notes: [
        'Advising customers on wine and spirits, tastings on Saturdays for up to 15 people',
        'web orders packed',
        'wrote shelf cards, nice little texts',
        'stock take monthly, with the manager',
      ],
    },
    skills: ['Food pairing', 'EPOS', 'French B2'],
    further: ['WSET Level 2 Award in Wines, 2021'],
    posting:
      'Store manager for an independent wine shop. Elevate the customer experience, curate the range, grow our events calendar and lead a small, passionate team. WSET 3 desirable.',
    truthful: [
      'Elevated the customer experience with considered wine and spirits advice and Saturday tastings for up to fifteen guests.',
      'Guided customers through wines and spirits with WSET Level 2 knowledge and penned engaging shelf cards for the shop.',
      'Advised customers on wines and spirits, hosted Saturday tastings and supported the manager with the monthly stock take.',
    ],
    invented: [
      [
        'credential',
        'Guided customers through wines and spirits with WSET Level 3 expertise and hosted Saturday tastings for up to 15 people.',
      ],
      [
        'scope',
        "Curated the shop's range of wines and spirits and advised customers at Saturday tastings for up to 15 people.",
      ],
      ['number', 'Advised customers on wines and spirits and hosted Saturday tastings for up to 40 people.'],
    ],
  },
  {
    field: 'environmental science',
    language: 'en',
    entry: {
      title: 'Environmental field scientist',
      companyName: 'Brackwater Consulting',
      startDate: '2019-02',
      endDate: '2024-09',
      notes: [
        'Water + sediment sampling on the Humber and 2 reservoirs, chain of custody, field meter (pH, DO, EC)',
        'GIS maps in QGIS for the reports',
        'factual reports drafted, reviewed by the principal',
        'trained the summer student in sampling',
      ],
    },
    skills: ['QGIS', 'Boat handling', 'Water quality sampling'],
    further: ['MSc Environmental Monitoring, Lancaster University, 2018'],
    posting:
      'Senior Environmental Consultant. Lead multidisciplinary projects, champion robust data, build client relationships and deliver high-quality impact assessments. Chartered status (CEnv) an advantage.',
    truthful: [
      'Gathered field data through water and sediment sampling on the Humber and two reservoirs, underpinned by chain-of-custody records.',
      'Conducted water and sediment sampling with field measurement of pH, dissolved oxygen and conductivity, and produced QGIS maps for reporting.',
      'Collected water and sediment samples from the Humber and two reservoirs, drafted factual reports for principal review and trained a summer student in sampling.',
    ],
    invented: [
      [
        'credential',
        'Chartered environmental scientist conducting water and sediment sampling on the Humber and two reservoirs.',
      ],
      [
        'scope',
        'Directed client monitoring programmes on the Humber and two reservoirs, encompassing water and sediment sampling.',
      ],
      [
        'number',
        'Conducted water and sediment sampling at 35 stations on the Humber and two reservoirs under chain of custody.',
      ],
      [
        'skill',
        'Conducted water and sediment sampling on the Humber and authored environmental impact assessments informed by the results.',
      ],
    ],
  },
  {
    field: 'care for people with disabilities',
    language: 'en',
    entry: {
      title: 'Support worker',
      companyName: 'Beacon Living',
      startDate: '2018-07',
      endDate: '2024-01',
      notes: [
        'Supported 5 adults with learning disabilities in a shared house: cooking, money, appointments, sleep-ins',
        'care plans updated every month',
        'PBS approach, one resident w/ challenging behaviour',
        'keyworker for two of them, medication after training',
      ],
    },
    skills: ['Positive behaviour support', 'Makaton', 'Medication administration'],
    further: ['NVQ Level 3 Health & Social Care, 2020'],
    posting:
      'Deputy Service Manager, supported living. Empower people to live the lives they choose, lead and supervise a team, assure quality in line with CQC standards and drive person-centred planning.',
    truthful: [
      'Empowered five adults with learning disabilities in shared living, assisting with cooking, money and appointments and covering sleep-in shifts.',
      'Supported 5 adults with learning disabilities in their shared home, acting as keyworker for two and updating care plans on a monthly basis.',
      'Supported adults with learning disabilities in everyday life, using positive behaviour support with a resident whose behaviour challenged.',
    ],
    invented: [
      ['scope', 'Supervised the support team caring for five adults with learning disabilities in a shared house.'],
      ['scope', "Empowered five adults with learning disabilities and took ownership of the house's CQC compliance."],
      [
        'number',
        'Empowered eight adults with learning disabilities in shared living, assisting with cooking, money and appointments.',
      ],
    ],
  },
  {
    field: 'graphic design',
    language: 'en',
    path: 'letter',
    entry: {
      title: 'Graphic designer',
      companyName: 'Halyard Print & Design',
      startDate: '2016-11',
      endDate: '2023-07',
      notes: [
        'Flyers, menus, brochures for local businesses, print ready PDFs, InDesign/Illustrator',
        'logo redesign for the harbour festival 2022, picked from 3 drafts',
        'customers at the counter, explaining paper and prices',
        'retouching',
      ],
    },
    skills: ['InDesign', 'Illustrator', 'Photoshop', 'Prepress'],
    posting:
      'Brand designer for a sustainable outdoor label. You breathe life into our visual identity across packaging, campaigns and digital touchpoints and collaborate closely with our marketing team. Motion design skills are a dream.',
    truthful: [
      'For local businesses I shaped flyers, menus and brochures in InDesign and Illustrator and took them through to print-ready files.',
      'A highlight was redesigning the logo of the 2022 harbour festival, a chance to breathe new life into a visual identity.',
      'I bring a love of print craft, from layout in InDesign and Illustrator to explaining paper and prices to customers at the counter.',
    ],
    invented: [
      [
        'skill',
        'For local businesses I shaped flyers, menus and brochures and brought many of them to life with motion graphics.',
      ],
      [
        'scope',
        'As art director I shaped flyers, menus and brochures for local businesses and took them through to print-ready files.',
      ],
      [
        'number',
        'I created flyers, menus and brochures for more than 200 local businesses, always through to print-ready files.',
      ],
    ],
  },
];
