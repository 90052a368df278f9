import type { LabeledResume } from '../../labeled-lines';

export const terseCareAndService: readonly LabeledResume[] = [
  {
    field: 'dental hygiene',
    language: 'en',
    entry: {
      title: 'Dental Hygienist',
      companyName: 'Bright Harbor Dental',
      startDate: '2019-04',
      endDate: '',
      notes: [
        'cleanings, scaling & root planing, ~9 pts/day, take bitewings, chart perio',
        'Teach people how to brush and floss right, esp. kids',
        'Use Dentrix for charting and recalls',
        'Order the hygiene supplies every 2 wks',
      ],
    },
    skills: ['Dentrix', 'Radiography'],
    further: ['AAS Dental Hygiene, Pima Community College, 2019'],
    posting:
      'We need a patient-focused hygienist to provide prophylaxis, periodontal therapy and patient education in a busy practice. Dentrix experience a plus.',
    truthful: [
      'Treat about nine patients daily, providing cleanings, scaling and root planing, bitewing X-rays, and periodontal charting in Dentrix.',
      'Deliver hygiene care to roughly 9 patients a day and coach them, particularly children, on proper brushing and flossing.',
      'Handle periodontal charting and recalls in Dentrix and reorder hygiene supplies every two weeks.',
    ],
    invented: [
      [
        'number',
        'Treat about 14 patients daily, providing cleanings, scaling and root planing, bitewings, and periodontal charting.',
      ],
      [
        'scope',
        'Run the hygiene department, providing cleanings, scaling and root planing for roughly nine patients a day.',
      ],
      [
        'skill',
        'Provide cleanings, scaling and root planing, administer local anesthesia, and take bitewings for about nine patients daily.',
      ],
      [
        'scope',
        'Train new hygienists on scaling, root planing and periodontal charting while treating about nine patients per day.',
      ],
    ],
  },
  {
    field: 'warehouse',
    language: 'en',
    entry: {
      title: 'Forklift Operator',
      companyName: 'Lakeland Cold Storage',
      startDate: '2017-08',
      endDate: '2022-11',
      notes: [
        'Loaded and unloaded 20-25 trucks per shift with sit-down and reach trucks.',
        'Scanned pallets with RF gun and put them in the right freezer slot.',
        'No accidents in 5 years.',
        'Did cycle counts on Saturdays',
      ],
    },
    skills: ['Forklift (sit-down, reach)', 'RF scanner'],
    posting:
      'Experienced forklift operator for a fast-paced distribution center. Safety record and inventory accuracy matter.',
    truthful: [
      'Unloaded and loaded up to 25 trucks each shift using sit-down and reach forklifts, without an accident in five years.',
      'Moved freight for 20 to 25 trucks a shift, scanning pallets by RF gun and placing them in the correct freezer locations.',
      'Supported inventory accuracy through Saturday cycle counts and RF scanning of pallets.',
    ],
    invented: [
      [
        'number',
        'Unloaded and loaded 20-25 trucks per shift, keeping inventory accuracy at 99.7% through RF scanning.',
      ],
      [
        'credential',
        'OSHA-certified operator who loaded and unloaded 20 to 25 trucks every shift with sit-down and reach trucks.',
      ],
      [
        'scope',
        'Oversaw dock operations, loading and unloading 20-25 trucks per shift with sit-down and reach trucks.',
      ],
      ['skill', 'Loaded and unloaded 20-25 trucks each shift with sit-down, reach, and order-picker trucks.'],
    ],
  },
  {
    field: 'data analysis',
    language: 'en',
    entry: {
      title: 'Marketing Analyst',
      companyName: 'Tidewater Apparel',
      startDate: '2021-02',
      endDate: '2024-05',
      notes: [
        'built weekly dashboards in Looker for the email team (open rate, CTR, revenue) and cut the manual reporting from 6 hrs to 1',
        'SQL on BigQuery, some Python (pandas) for cleanup',
        'Ran A/B tests on subject lines - about 30 of them',
        'Presented results to the marketing director each month',
      ],
    },
    skills: ['SQL', 'BigQuery', 'Looker', 'Python'],
    further: ['BA Economics, Old Dominion University, 2020'],
    posting:
      'Seeking a data-driven analyst with strong SQL, dashboarding and experimentation skills. Experience with Tableau or Looker; dbt preferred.',
    truthful: [
      'Developed weekly Looker dashboards tracking email open rate, click-through rate, and revenue, reducing manual reporting from six hours to one.',
      'Automated email performance reporting in Looker, saving five hours of manual work every week.',
      'Designed and analyzed roughly 30 subject-line A/B tests and shared findings with the marketing director on a monthly basis.',
      'Queried BigQuery with SQL and cleaned data with pandas to support the email team’s reporting.',
    ],
    invented: [
      [
        'skill',
        'Developed weekly Looker dashboards on top of dbt models, reducing manual email reporting from six hours to one.',
      ],
      ['number', 'Ran about 30 A/B tests on subject lines, lifting open rates by 12%.'],
      ['scope', 'Owned the analytics roadmap for marketing, building weekly Looker dashboards for the email team.'],
      ['scope', 'Presented dashboards on open rate, CTR, and revenue to the executive team every month.'],
    ],
  },
  {
    field: 'early childhood',
    language: 'en',
    entry: {
      title: 'Lead Toddler Teacher',
      companyName: 'Little Acorns Child Care',
      startDate: '2020-09',
      endDate: '2023-06',
      notes: [
        'Planned activities for 10 toddlers (18-30 months) with one assistant.',
        'wrote daily notes to parents in Brightwheel',
        'Kept room at licensing ratios & cleaned toys daily',
        'Potty training, naps, meals',
      ],
    },
    further: ['CDA credential, 2020', 'CPR and First Aid, 2022'],
    posting: 'Nurturing teacher for our toddler room: curriculum planning, family communication, health and safety.',
    truthful: [
      'Created and led activities for ten toddlers aged 18 to 30 months together with an assistant teacher.',
      'Kept families informed through daily Brightwheel updates while maintaining licensing ratios in a classroom of 10 toddlers.',
      'Guided toddlers through meals, naps, and potty training, and sanitized toys every day.',
    ],
    invented: [
      ['scope', 'Supervised three assistants while planning activities for ten toddlers aged 18 to 30 months.'],
      ['skill', 'Planned Montessori activities for 10 toddlers with the help of one assistant.'],
      ['credential', 'State-licensed teacher who planned activities for 10 toddlers aged 18-30 months.'],
      ['number', 'Planned activities for 10 toddlers and raised parent satisfaction to 95%.'],
    ],
  },
  {
    field: 'restaurant',
    language: 'en',
    entry: {
      title: 'Line Cook',
      companyName: 'Copper Pot Bistro',
      startDate: '2018-05',
      endDate: '2021-03',
      notes: [
        'worked saute and grill station, 150-180 covers on weekends',
        'Prepped sauces, stocks and garnish every morning',
        'Helped train 2 new cooks on the grill',
        'Checked in deliveries and rotated stock (FIFO)',
      ],
    },
    skills: ['Grill', 'Sauté', 'ServSafe Food Handler'],
    posting: 'High-volume kitchen looks for a line cook who knows multiple stations, food safety, and prep.',
    truthful: [
      'Ran the sauté and grill stations during weekend services of up to 180 covers.',
      'Prepared sauces, stocks, and garnishes each morning and cooked on the grill and sauté stations for 150 to 180 weekend guests.',
      'Assisted in training two new cooks on the grill station and rotated stock following first-in, first-out.',
    ],
    invented: [
      ['scope', 'Managed a kitchen team of five on the sauté and grill stations during services of 150-180 covers.'],
      ['number', 'Worked sauté and grill at 150-180 covers, cutting food waste by a fifth.'],
      ['skill', 'Worked sauté, grill, and pastry stations for 150 to 180 covers on weekends.'],
      ['scope', 'Developed seasonal menus while working the sauté and grill stations for up to 180 weekend covers.'],
    ],
  },
  {
    field: 'IT support',
    language: 'en',
    entry: {
      title: 'Help Desk Technician',
      companyName: 'County of Marlow',
      startDate: '2016-01',
      endDate: '2019-12',
      notes: [
        'Answered ~40 tickets/day in ServiceNow, mostly passwords, printers, Outlook, VPN. First-call fix about 70%',
        'imaged laptops w/ SCCM when new people started',
        'wrote 25 KB articles',
        'On call one week a month',
      ],
    },
    skills: ['ServiceNow', 'Active Directory', 'SCCM', 'Windows 10'],
    further: ['CompTIA A+, 2015'],
    posting:
      'Tier 1/2 support technician. Customer service, ticketing, Active Directory, imaging. Intune knowledge desired.',
    truthful: [
      'Resolved around 70% of some 40 daily ServiceNow tickets on first contact, covering password, printer, Outlook, and VPN problems.',
      'Imaged laptops for new hires with SCCM and documented solutions in 25 knowledge base articles.',
      'Provided technical support on roughly 40 tickets per day and took on-call duty one week each month.',
    ],
    invented: [
      ['number', 'Resolved about 70% of roughly 60 daily ServiceNow tickets on first contact.'],
      ['skill', 'Imaged laptops for new hires with SCCM and Intune and answered about 40 tickets per day.'],
      [
        'scope',
        'Acted as the main point of contact for all county departments, answering about 40 ServiceNow tickets a day.',
      ],
      ['date', 'Answered about 40 tickets a day in ServiceNow since 2014, mostly password, printer, and VPN issues.'],
    ],
  },
];
