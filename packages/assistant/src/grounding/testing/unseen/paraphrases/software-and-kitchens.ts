import type { LabeledResume } from '../../labeled-lines';

export const softwareAndKitchensParaphrases: readonly LabeledResume[] = [
  {
    field: 'software development',
    language: 'en',
    entry: {
      title: 'Backend developer',
      companyName: 'Tallyport',
      startDate: '2020-08',
      endDate: '',
      notes: [
        'REST APIs in Kotlin/Spring Boot for the invoicing product, Postgres, deployed w/ GitHub Actions to k8s',
        'wrote integration tests (Testcontainers), coverage went from 48 to 71 %',
        'on call every 5th week',
        'moved the pdf export out of the monolith into own service',
      ],
    },
    skills: ['Kotlin', 'Spring Boot', 'PostgreSQL', 'Kubernetes', 'Docker'],
    posting:
      'Senior Backend Engineer: microservices, Kotlin or Java, event-driven architecture (Kafka), CI/CD, cloud-native on AWS, observability. Fintech experience preferred. Mentoring of juniors expected.',
    truthful: [
      'Develop RESTful APIs in Kotlin and Spring Boot for an invoicing product, backed by PostgreSQL and deployed to Kubernetes through GitHub Actions CI/CD.',
      'Backend engineering for an invoicing platform: Kotlin, Spring Boot, PostgreSQL, Kubernetes; increased test coverage from 48% to 71% with Testcontainers integration tests.',
      'Extracted PDF export from a monolith into a standalone service while building Kotlin/Spring Boot REST APIs for invoicing.',
    ],
    invented: [
      [
        'name',
        'Develop event-driven Kotlin/Spring Boot APIs for invoicing with Apache Kafka, PostgreSQL and Kubernetes.',
      ],
      [
        'scope',
        "Architected the company's microservices platform in Kotlin and Spring Boot, with PostgreSQL and GitHub Actions CI/CD on Kubernetes.",
      ],
      [
        'number',
        'Built Kotlin/Spring Boot REST APIs for invoicing on PostgreSQL and Kubernetes, reducing response times by 35%.',
      ],
      [
        'scope',
        'Build REST APIs in Kotlin and Spring Boot for the invoicing product and mentor junior developers in testing practice.',
      ],
    ],
  },
  {
    field: 'warehouse logistics',
    language: 'en',
    entry: {
      title: 'Warehouse operative',
      companyName: 'Brandt Fulfilment',
      startDate: '2018-02',
      endDate: '2022-12',
      notes: [
        'Picking, packing, goods-in with handheld scanner (RF), reach truck',
        'cycle counts Fridays',
        'peak season nights',
        'helped w/ move to the new WMS, showed colleagues how to book returns',
      ],
    },
    skills: ['Reach truck', 'RF scanner', 'FIFO', 'Manual handling'],
    further: ['RTITB reach truck certificate, 2018'],
    posting:
      'Inventory Control Specialist: stock accuracy, cycle counting, WMS, root-cause analysis, KPI reporting, lean/5S. Forklift licence desirable.',
    truthful: [
      'Executed goods-in, picking and packing with RF handheld scanners and a reach truck, applying FIFO.',
      'Supported inventory control through Friday cycle counts alongside inbound, picking and packing operations.',
      'Goods receipt, order picking and packing with RF scanning; assisted WMS changeover and guided colleagues in booking returns.',
    ],
    invented: [
      [
        'number',
        'Executed goods-in, picking, packing and cycle counting with RF scanners, maintaining 99.7% stock accuracy.',
      ],
      ['scope', 'Led WMS implementation, RF scanning and cycle counting across goods-in, picking and packing.'],
      ['skill', 'Inbound, picking, packing and cycle counting with RF scanners, reach truck and 5S methodology.'],
    ],
  },
  {
    field: 'public service',
    language: 'en',
    entry: {
      title: 'Administrative officer, housing benefits',
      companyName: 'Calder District Council',
      startDate: '2014-01',
      endDate: '2024-06',
      notes: [
        'Assessed housing benefit and council tax support claims, 20-25 a day, letters to claimants',
        'front desk on Tuesdays',
        'checked evidence (payslips, tenancy agreements), flagged suspected fraud to the fraud team',
        'trained on Northgate, then super user',
      ],
    },
    skills: ['Northgate', 'Data protection', 'Claims assessment'],
    posting:
      'Benefits & Compliance Officer: claims assessment, evidence verification, fraud prevention, appeals, GDPR compliance, stakeholder engagement, performance targets.',
    truthful: [
      'Assessed 20 to 25 housing benefit and council tax support claims daily, including evidence verification of payslips and tenancy agreements.',
      'Claims assessment, evidence verification and claimant correspondence for housing benefit and council tax support; referred suspected fraud to the fraud team.',
      'Processed housing benefit and council tax support claims as a Northgate super user, with front-desk service every Tuesday.',
    ],
    invented: [
      [
        'skill',
        'Assessed housing benefit and council tax support claims, verified evidence and prepared appeal submissions for tribunal.',
      ],
      ['scope', 'Led benefit fraud investigations alongside assessment of 20 to 25 housing benefit claims a day.'],
      ['number', 'Assessed 20 to 25 housing benefit claims daily with an accuracy rate of 98%.'],
    ],
  },
  {
    field: 'restaurant kitchen',
    language: 'en',
    entry: {
      title: 'Commis chef',
      companyName: 'The Salt Barn',
      startDate: '2022-05',
      endDate: '2024-09',
      notes: [
        'cold starters and desserts section, prep for 70-90 covers, mise en place',
        'temperature logs, allergens sheet',
        'sourdough every day',
        'stood in on the grill when chef de partie was off',
      ],
    },
    skills: ['Mise en place', 'HACCP records', 'Pastry'],
    further: ['Level 2 Food Safety, CIEH, 2022'],
    posting:
      'Chef de Partie Pastry: plated desserts, menu development, cost control, HACCP, allergen management, team leadership, high-volume service.',
    truthful: [
      'Prepared cold starters and desserts for 70 to 90 covers, including mise en place, allergen documentation and daily sourdough.',
      'Handled prep for the cold starters and dessert section, kept HACCP temperature logs and the allergen sheet.',
      "Cold section and pastry preparation for up to 90 covers, with cover for the grill in the chef de partie's absence.",
    ],
    invented: [
      [
        'number',
        'Prepared cold starters and desserts for 70 to 90 covers, reducing food cost by 8% through portion control.',
      ],
      [
        'scope',
        'Developed the dessert menu and prepared cold starters, mise en place and daily sourdough for 70 to 90 covers.',
      ],
      [
        'credential',
        'Level 3 food safety qualified commis chef preparing cold starters and desserts for 70 to 90 covers.',
      ],
    ],
  },
  {
    field: 'career changer into IT support',
    language: 'en',
    entry: {
      title: 'IT Support Trainee',
      companyName: 'Moorland College',
      startDate: '2024-02',
      endDate: '',
      notes: [
        '1st line tickets in Freshdesk, password resets, printers, Teams rooms, around 15 tickets a day',
        'imaged 200 laptops with Intune over the summer together with a colleague',
        'writing how-tos for staff',
      ],
    },
    summary: 'Bus driver for nine years, retrained in IT in 2023.',
    skills: ['Microsoft 365', 'Intune', 'Freshdesk', 'Active Directory basics'],
    further: ['CompTIA A+, 2023'],
    posting:
      'Service Desk Analyst: incident management, ITIL, Microsoft 365, Intune/Autopilot, Active Directory, Azure AD, SLA compliance, knowledge base articles, excellent customer service.',
    truthful: [
      'Resolve around 15 first-line tickets per day in Freshdesk: password resets, printers and Microsoft Teams rooms.',
      'First-line service desk support in Freshdesk, plus Intune imaging of 200 laptops in tandem with a colleague.',
      'CompTIA A+ certified support trainee handling first-line incidents in Freshdesk and writing how-to guides for college staff.',
    ],
    invented: [
      [
        'credential',
        'ITIL Foundation certified trainee resolving about 15 first-line Freshdesk tickets a day, from password resets to printers.',
      ],
      [
        'scope',
        'Single-handedly imaged 200 laptops with Intune while resolving first-line Freshdesk tickets for password resets and printers.',
      ],
      [
        'number',
        'Resolve around 15 first-line Freshdesk tickets daily with 95% SLA compliance across password resets, printers and Teams rooms.',
      ],
    ],
  },
  {
    field: 'marketing student',
    language: 'en',
    path: 'letter',
    entry: {
      title: 'Working student, online marketing',
      companyName: 'Fennel & Co',
      startDate: '2023-10',
      endDate: '2025-02',
      notes: [
        'newsletter 2x a month in Mailchimp, text + pictures, to approx 4,500 subscribers',
        'Instagram posts planned in Later',
        'keyword lists for the blog, with Ubersuggest',
        'product photos cut out in Photoshop',
      ],
    },
    skills: ['Mailchimp', 'Photoshop', 'Canva'],
    further: ['BA Communication, University of Groningen, expected 2026'],
    posting:
      'Junior Content & CRM Marketer: email automation, A/B testing, SEO, social media, copywriting, Google Analytics 4, HubSpot.',
    truthful: [
      'As a working student I produced copy and images for a Mailchimp newsletter sent twice a month to roughly 4,500 subscribers.',
      'My content marketing experience spans email newsletters in Mailchimp, Instagram planning in Later and keyword research for a company blog.',
      'I wrote and illustrated two newsletters per month in Mailchimp and edited product photos in Adobe Photoshop.',
    ],
    invented: [
      [
        'skill',
        'I produced two newsletters per month in Mailchimp and refined subject lines through systematic A/B testing.',
      ],
      [
        'number',
        'My twice-monthly Mailchimp newsletter grew the list by 1,200 subscribers during my time as a working student.',
      ],
      [
        'scope',
        "I was responsible for the company's whole CRM strategy, including a twice-monthly Mailchimp newsletter.",
      ],
    ],
  },
];
