import type { LabeledResume } from '../../labeled-lines';

/** Written for this project by somebody who hasn't seen the rules. */
export const laterSoftwareAndData: readonly LabeledResume[] = [
  {
    field: 'software development',
    language: 'en',
    entry: {
      title: 'Backend Developer',
      companyName: 'Larkfield Payments',
      startDate: '2019-04',
      endDate: '2023-06',
      notes: [
        'worked on the refund API (Java, Spring Boot), mostly bug fixing + new endpoints',
        'moved nightly settlement job from cron to Kafka, runtime went from 3h to 40 min',
        'code review for 4 other devs, wrote most of the integration tests',
        'on call every 3rd week',
      ],
    },
    skills: ['Java', 'Spring Boot', 'Kafka', 'PostgreSQL', 'Git'],
    posting:
      "We're looking for a backend engineer to build REST APIs in Java. You know event-driven systems and care about automated testing. Our services run on Kubernetes in AWS. Experience mentoring other engineers is a plus.",
    truthful: [
      'Built new endpoints and resolved defects in the refund API with Java and Spring Boot, and authored most of the integration tests.',
      'Cut settlement runtime from three hours to 40 minutes by migrating a nightly cron job to Kafka, alongside extending the refund API in Java.',
      'Maintained and extended a Spring Boot refund API, reviewed the code of four fellow developers and joined the on-call rotation every third week.',
    ],
    invented: [
      ['scope', 'Owned the refund API end to end, fixing bugs and delivering new endpoints in Java and Spring Boot.'],
      ['number', 'Delivered over 20 new endpoints for a Java and Spring Boot refund API in addition to fixing bugs.'],
      [
        'skill',
        'Extended the refund API with Java and Spring Boot endpoints running on Kubernetes and fixed a range of bugs.',
      ],
      [
        'scope',
        'Led a team of four developers, reviewing their code while adding endpoints to a Spring Boot refund API.',
      ],
    ],
  },
  {
    field: 'data analysis',
    language: 'en',
    entry: {
      title: 'Data Analyst',
      companyName: 'Brightmoor Grocery Co-op',
      startDate: '2021-02',
      endDate: '',
      notes: [
        'I make the weekly sales dashboards in Power BI for the 23 stores and explain the numbers to store managers.',
        'I wrote SQL queries to find duplicate supplier records, about 1,800 of them got cleaned up.',
        'Started using Python (pandas) for the monthly forecast which used to be done in Excel by hand.',
      ],
    },
    summary: "Data analyst with a background in retail. I like explaining numbers to people who don't like numbers.",
    further: ['BSc Statistics, University of Leeds, 2020'],
    posting:
      'BI analyst for our retail division. You work with Tableau or Power BI and write solid SQL. You translate data for stakeholders who are not analysts. Experience with machine learning is welcome.',
    truthful: [
      'Build weekly Power BI sales dashboards covering 23 stores and translate the figures into plain language for store managers.',
      'Provide store managers at 23 locations with weekly Power BI sales reporting and walk them through what the data shows.',
      'Combine SQL, Python and Power BI to deliver sales dashboards, monthly forecasts and cleaner supplier data for a grocery co-op.',
      'Replaced a manual Excel forecast with a pandas-based one and communicate weekly store sales to managers via Power BI.',
    ],
    invented: [
      [
        'skill',
        'Design weekly sales dashboards in Power BI and Tableau for 23 stores and explain the results to store managers.',
      ],
      [
        'number',
        'Produce weekly Power BI dashboards for 23 stores and explain them to managers, helping to raise sales by 6%.',
      ],
      [
        'scope',
        'Present weekly Power BI sales dashboards for 23 stores to the executive board as well as to store managers.',
      ],
      [
        'skill',
        'Generate the monthly forecast with machine learning models in Python and report weekly sales for 23 stores in Power BI.',
      ],
    ],
  },
  {
    field: 'frontend development',
    language: 'en',
    entry: {
      title: 'Frontend Developer (Contract)',
      companyName: 'Studio Peregrin',
      startDate: '2020-09',
      endDate: '2022-12',
      notes: [
        'Built React components for booking site of a ferry company, TypeScript, Storybook, a11y fixes after audit',
        'Lighthouse perf score 54 -> 91',
        "Worked w/ 2 designers (Figma) and the client's product owner",
        'Introduced Playwright tests for the checkout',
      ],
    },
    posting:
      'Senior frontend engineer (React, Next.js) for a travel platform. Performance and accessibility matter to us. You work closely with product and design and like to measure the effect of your work.',
    truthful: [
      "Developed React and TypeScript components for a ferry operator's booking site and resolved accessibility issues identified in an audit.",
      "Raised the Lighthouse performance score from 54 to 91 while building React components for a ferry company's booking website.",
      "Collaborated closely with two designers and the client's product owner to build React components in Storybook for a ferry booking site.",
      "Improved accessibility following an audit and introduced automated Playwright checkout tests on a ferry company's React booking site.",
    ],
    invented: [
      [
        'scope',
        "Built React and TypeScript components in Storybook that were adopted across all of the agency's client projects, including a ferry booking site.",
      ],
      [
        'number',
        "Built React and TypeScript components for a ferry company's booking site, lifting online bookings by 12 percent.",
      ],
      [
        'skill',
        "Implemented a ferry company's booking components with React, TypeScript and Next.js and fixed accessibility issues after an audit.",
      ],
      [
        'number',
        'Lifted the Lighthouse performance score from 54 to 96 through work on React components for a ferry booking site.',
      ],
    ],
  },
  {
    field: 'software testing',
    language: 'en',
    entry: {
      title: 'QA Tester',
      companyName: 'Nordvale Medical Software',
      startDate: '2018-01',
      endDate: '2021-05',
      notes: [
        'Tested each release of the patient scheduling app by hand and reported bugs in Jira. Around 150 test cases per release.',
        'In the last year I automated the login and appointment flows with Selenium.',
        'Wrote the test documentation the auditors wanted to see.',
      ],
    },
    further: ['ISTQB Certified Tester Foundation Level, 2019'],
    posting:
      'QA engineer for health software. You plan and execute tests, automate regression suites and document results for audits. ISTQB certification preferred. We work in Scrum teams.',
    truthful: [
      'Executed roughly 150 manual test cases for every release of a patient scheduling application and logged defects in Jira.',
      'As an ISTQB Foundation-certified tester, verified each release of a patient scheduling app manually and later automated its login and appointment flows using Selenium.',
      'Tested releases of a patient scheduling app, tracked bugs in Jira and produced the test documentation requested by auditors.',
    ],
    invented: [
      [
        'credential',
        'As an ISTQB Advanced Level certified tester, ran about 150 manual test cases per release of a patient scheduling app.',
      ],
      [
        'number',
        'Uncovered more than 600 bugs in a patient scheduling app through manual release testing and documented them in Jira.',
      ],
      [
        'scope',
        'Held final sign-off on every release of the patient scheduling app after running around 150 manual test cases and logging bugs in Jira.',
      ],
      [
        'skill',
        'Tested each patient scheduling release manually, reported bugs in Jira and automated the login flow with Selenium and Cypress.',
      ],
    ],
  },
  {
    field: 'IT administration',
    language: 'en',
    entry: {
      title: 'Systems Administrator',
      companyName: 'Town of Hartwell',
      startDate: '2015-08',
      endDate: '2022-03',
      notes: [
        'Windows servers (12, later on VMware), AD, backups, printer stuff; ca. 180 users',
        'Set up Ansible playbooks for patching',
        '2021 switched town hall from Exchange on-prem to M365, together w/ external contractor',
        'trained one apprentice',
      ],
    },
    posting:
      'Cloud and infrastructure engineer wanted. You automate with Ansible and Terraform, run Microsoft 365 and keep availability high. You enjoy taking responsibility and passing on knowledge.',
    truthful: [
      'Administered twelve Windows servers, later virtualized on VMware, along with Active Directory and backups for approximately 180 users.',
      'Migrated a town hall from on-premises Exchange to Microsoft 365 in 2021 alongside an external contractor while supporting about 180 users.',
      'Automated patching with Ansible playbooks and looked after Windows servers, Active Directory, backups and printers for around 180 users.',
      'Passed on knowledge by training an apprentice while running Windows servers on VMware, Active Directory and backups.',
    ],
    invented: [
      [
        'scope',
        'Single-handedly moved the town hall from on-premises Exchange to Microsoft 365 while running Windows servers for about 180 users.',
      ],
      [
        'number',
        'Administered 12 Windows servers, Active Directory and backups for around 180 users at 99.9% availability.',
      ],
      [
        'skill',
        'Administered Windows servers, Active Directory and backups for 180 users and automated patching with Ansible and Terraform.',
      ],
      [
        'scope',
        'Managed a small IT team while administering 12 Windows servers, Active Directory and backups for roughly 180 users.',
      ],
    ],
  },
];
