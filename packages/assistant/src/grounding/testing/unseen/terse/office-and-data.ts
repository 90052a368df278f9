import type { LabeledResume } from '../../labeled-lines';

export const terseOfficeAndData: readonly LabeledResume[] = [
  {
    field: 'landscaping',
    language: 'en',
    entry: {
      title: 'Crew Member',
      companyName: 'Green Ridge Landscapes',
      startDate: '2021-04',
      endDate: '2023-10',
      notes: [
        'Mowed, edged and trimmed 12-15 yards a day with a crew of 3',
        'Planted shrubs and laid sod, put in drip lines',
        'Drove the truck and trailer',
        'Talked with homeowners if they had questions',
      ],
    },
    posting: "Landscape technician: maintenance, irrigation, planting. Valid driver's license. Customer-oriented.",
    truthful: [
      'Maintained 12 to 15 lawns daily as part of a three-person crew, mowing, edging, and trimming.',
      'Installed drip irrigation, laid sod, and planted shrubs at residential properties.',
      'Answered homeowners’ questions on site and drove the crew’s truck and trailer.',
    ],
    invented: [
      ['scope', 'Led a three-person crew that mowed, edged, and trimmed 12 to 15 yards a day.'],
      ['skill', 'Mowed, edged, and trimmed 12-15 yards a day and repaired small engines in the field.'],
      ['credential', 'Commercially licensed driver of the truck and trailer who maintained 12-15 yards per day.'],
      ['scope', 'Maintained 12 to 15 yards a day with a crew of three and prepared estimates for new customers.'],
    ],
  },
  {
    field: 'bank',
    language: 'en',
    entry: {
      title: 'Teller',
      companyName: 'First Prairie Bank',
      startDate: '2014-06',
      endDate: '2018-02',
      notes: [
        'Handled deposits, withdrawals, loan payments; balanced a $25k drawer every night with no shortages in the last year',
        'Sold CDs and credit cards, usually top 3 of 8 tellers',
        'Opened and closed the branch Fridays',
        'Spanish with customers daily',
      ],
    },
    skills: ['Spanish', 'Cash handling'],
    posting: 'Bilingual personal banker to deepen client relationships, open accounts, and meet sales goals.',
    truthful: [
      'Processed deposits, withdrawals, and loan payments while balancing a $25,000 drawer nightly, with zero shortages in the final year.',
      'Promoted certificates of deposit and credit cards, regularly ranking among the top three of eight tellers.',
      'Served Spanish-speaking customers every day and opened and closed the branch on Fridays.',
    ],
    invented: [
      [
        'number',
        'Processed deposits, withdrawals, and loan payments for 90 customers a day while balancing a $25,000 drawer nightly.',
      ],
      ['scope', 'Consistently ranked first of eight tellers in sales of CDs and credit cards.'],
      ['scope', 'Supervised the teller line and balanced a $25k drawer every night without shortages.'],
      ['skill', 'Originated mortgages and sold CDs and credit cards, usually among the top three of eight tellers.'],
    ],
  },
  {
    field: 'nursing',
    language: 'en',
    entry: {
      title: 'Registered Nurse, Med-Surg',
      companyName: 'St. Brendan Medical Center',
      startDate: '2018-07',
      endDate: '2022-08',
      notes: [
        'Cared for 5-6 pts per shift on a 32 bed med/surg unit; post-op, diabetics, wound vacs',
        'Precepted 4 new grads',
        'Charge nurse about twice a month when needed',
        'Epic, Pyxis',
      ],
    },
    skills: ['Epic', 'Pyxis', 'Wound care'],
    further: ['BSN, University of Toledo, 2018', 'BLS, ACLS'],
    posting: 'RN for a surgical unit; evidence-based, compassionate care; leadership potential; Epic.',
    truthful: [
      'Managed care for five to six patients per shift on a 32-bed medical-surgical unit, including post-operative and diabetic patients and those with wound vacs.',
      'Mentored four newly graduated nurses as a preceptor and stepped in as charge nurse about two times a month.',
      'Delivered post-operative, diabetic, and wound care, documenting in Epic and dispensing medication from Pyxis.',
    ],
    invented: [
      [
        'scope',
        'Served as permanent charge nurse of a 32-bed med-surg unit while caring for post-operative and diabetic patients.',
      ],
      ['number', 'Precepted 12 new graduates and cared for five to six patients per shift.'],
      ['credential', 'CMSRN-certified nurse caring for 5-6 patients per shift on a 32-bed medical-surgical unit.'],
      ['scope', 'Chaired the unit council while caring for five to six post-op and diabetic patients each shift.'],
    ],
  },
  {
    field: 'software',
    language: 'en',
    entry: {
      title: 'Backend Engineer',
      companyName: 'Parcelwise',
      startDate: '2020-03',
      endDate: '2023-09',
      notes: [
        'moved label printing service from PHP monolith to Go + Postgres, p95 went 900ms -> 220ms',
        'team of 6, code reviews, on-call',
        'set up GitHub Actions CI, deploys went from weekly to daily',
        'wrote the carrier rate API used by 3 internal teams',
      ],
    },
    skills: ['Go', 'PostgreSQL', 'Docker', 'GitHub Actions'],
    posting:
      'Senior backend engineer with Go, distributed systems, Kubernetes, and a track record of performance work.',
    truthful: [
      'Migrated the label-printing service out of a PHP monolith to Go and PostgreSQL, bringing 95th-percentile latency down from 900 to 220 milliseconds.',
      'Re-implemented label printing in Go, making p95 response times about four times faster.',
      'Introduced continuous integration with GitHub Actions, enabling daily instead of weekly deployments.',
      'Built the carrier rate API that three internal teams rely on and took part in code reviews and on-call rotations in a six-person team.',
    ],
    invented: [
      [
        'skill',
        'Migrated the label-printing service from a PHP monolith to Go microservices on Kubernetes, cutting p95 from 900 ms to 220 ms.',
      ],
      ['scope', 'Led a team of six engineers in migrating label printing from a PHP monolith to Go and Postgres.'],
      [
        'number',
        'Moved label printing from PHP to Go and Postgres, cutting p95 latency to 220 ms and infrastructure cost by 30%.',
      ],
      [
        'scope',
        'Set the company-wide standard for continuous integration with GitHub Actions, moving deploys from weekly to daily.',
      ],
    ],
  },
  {
    field: 'sales',
    language: 'en',
    entry: {
      title: 'Inside Sales Rep',
      companyName: 'Northgate Packaging',
      startDate: '2019-01',
      endDate: '2021-12',
      notes: [
        '60 cold calls a day, qualified leads for the field reps, logged in Salesforce',
        'Hit 108% of quota in 2020',
        'Quoted small orders (under 5k) myself',
        'trade shows 2x a year',
      ],
    },
    skills: ['Salesforce', 'Cold calling'],
    posting: 'Account executive to manage the full sales cycle, negotiate and close deals with mid-market clients.',
    truthful: [
      'Placed 60 outbound calls daily to qualify leads for field representatives, documenting all activity in Salesforce.',
      'Exceeded quota in 2020, reaching 108%, and prepared quotes for orders below $5,000 independently.',
      'Represented the company at two trade shows a year and handed qualified leads to the field team.',
    ],
    invented: [
      ['number', 'Placed 60 cold calls a day and generated $1.2 million in pipeline for the field reps.'],
      ['scope', 'Managed the full sales cycle from 60 daily cold calls to closing contracts with mid-market clients.'],
      ['date', 'Exceeded quota at 108% in 2020 and 2021 while making 60 cold calls a day.'],
      ['name', 'Placed 60 cold calls a day and qualified leads in Salesforce and Outreach for the field reps.'],
    ],
  },
  {
    field: 'church/nonprofit office',
    language: 'en',
    entry: {
      title: 'Office Coordinator',
      companyName: 'Riverside Food Bank',
      startDate: '2015-10',
      endDate: '2020-01',
      notes: [
        'I scheduled about 80 volunteers a month and answered the phones',
        'Kept the donor list in Excel and mailed the thank-you letters',
        'Helped with the yearly fundraiser dinner (200 guests)',
        'Petty cash $500',
      ],
    },
    skills: ['Excel', 'Word'],
    posting:
      'Volunteer manager to recruit, schedule and recognize volunteers, keep the donor database and support events.',
    truthful: [
      'Coordinated schedules for approximately 80 volunteers each month while serving as a phone contact for the food bank.',
      'Maintained donor records in Excel, sent thank-you letters, and looked after $500 in petty cash.',
      'Supported the annual fundraising dinner for 200 guests and scheduled around 80 volunteers monthly.',
    ],
    invented: [
      ['scope', 'Recruited and scheduled about 80 volunteers a month and answered the phones.'],
      ['scope', 'Organized the annual fundraiser dinner for 200 guests from start to finish.'],
      ['name', 'Kept donor records in Excel and Raiser’s Edge and mailed thank-you letters.'],
      ['number', 'Scheduled about 80 volunteers a month and kept a list of 1,500 donors in Excel.'],
    ],
  },
];
