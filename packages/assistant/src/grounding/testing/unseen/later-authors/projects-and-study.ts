import type { LabeledResume } from '../../labeled-lines';

/** Written for this project by somebody who hasn't seen the rules. */
export const laterProjectsAndStudy: readonly LabeledResume[] = [
  {
    field: 'project coordination',
    language: 'en',
    entry: {
      title: 'Project Coordinator',
      companyName: 'Greywater Civil Engineering',
      startDate: '2016-11',
      endDate: '2021-12',
      notes: [
        'Kept project schedules in MS Project for road & drainage jobs (3–5 running at once), weekly site meetings, action lists',
        'Subcontractor docs: insurance, method statements, chasing',
        'cost tracking in Excel, monthly report to project mgr',
        'H&S inductions organised',
      ],
    },
    further: ['PRINCE2 Foundation, 2018'],
    posting:
      'Assistant project manager for infrastructure works. You plan programmes in MS Project or Primavera P6, control costs, coordinate subcontractors and report to the client. PRINCE2 is an advantage.',
    truthful: [
      'Maintained schedules in Microsoft Project for three to five concurrent road and drainage projects and kept action lists around weekly site meetings.',
      'Tracked costs in Excel and reported monthly to the project manager while keeping schedules for road and drainage works in MS Project.',
      'Coordinated subcontractor documentation, including insurance and method statements, and organised health and safety inductions for civil engineering projects.',
      'PRINCE2 Foundation-certified coordinator who kept the schedules of up to five parallel road and drainage jobs in MS Project.',
    ],
    invented: [
      [
        'credential',
        'PRINCE2 Practitioner who kept schedules in MS Project for three to five parallel road and drainage jobs.',
      ],
      [
        'scope',
        'Led three to five road and drainage projects at a time, keeping schedules in MS Project and action lists for weekly site meetings.',
      ],
      [
        'number',
        'Kept MS Project schedules for three to five parallel road and drainage jobs with a combined value of £4 million.',
      ],
      [
        'skill',
        'Scheduled three to five parallel road and drainage jobs in MS Project and Primavera P6 and kept action lists.',
      ],
    ],
  },
  {
    field: 'operations coordination',
    language: 'en',
    entry: {
      title: 'Operations Coordinator',
      companyName: 'Sundeck Holiday Rentals',
      startDate: '2019-03',
      endDate: '2023-10',
      notes: [
        'cleaning + key handover for 70 flats, rota for 11 cleaners, in season 7 days',
        'guest complaints: refunds up to 150€ I could decide myself',
        'changed linen supplier in 2022, cheaper',
        'wrote checklists for inspections',
      ],
    },
    posting:
      'Operations manager for serviced apartments. You plan housekeeping staff, handle guest issues, negotiate with suppliers and keep costs under control. You think in processes and stay calm in peak season.',
    truthful: [
      'Organized cleaning and key handovers for 70 holiday apartments and scheduled eleven cleaners, seven days a week in season.',
      'Dealt with guest complaints, deciding independently on refunds of up to €150, and planned the rota for 11 cleaners.',
      'Switched to a more affordable linen supplier in 2022 and wrote inspection checklists while coordinating the cleaning of 70 flats.',
    ],
    invented: [
      ['number', 'Coordinated cleaning and key handover for 70 flats and cut linen costs by 20% by changing supplier.'],
      [
        'scope',
        'Hired and scheduled eleven cleaners for 70 holiday flats and coordinated key handovers seven days a week in season.',
      ],
      [
        'scope',
        'Coordinated cleaning and key handover for 70 flats across several cities and planned the rota for 11 cleaners.',
      ],
      [
        'date',
        'Coordinated cleaning for 70 flats, planned the rota for 11 cleaners and moved to a cheaper linen supplier in 2020.',
      ],
    ],
  },
  {
    field: 'student research assistance',
    language: 'en',
    entry: {
      title: 'Student Assistant',
      companyName: 'Institute for Urban Ecology, Rivermouth University',
      startDate: '2022-10',
      endDate: '2024-03',
      notes: [
        'Entered and cleaned survey data (R), 640 questionnaires, for a study about city trees',
        'literature search, Zotero',
        'tutor for the first-semester statistics course, group of 15',
      ],
    },
    summary: 'Recent graduate looking for a first full-time role.',
    further: ['BSc Environmental Science, Rivermouth University, 2024'],
    posting:
      'Junior analyst at an environmental consultancy. You hold a degree in environmental science or similar, work with R or Python and can explain results clearly. First experience with surveys is a plus.',
    truthful: [
      'Prepared and cleaned data from 640 survey questionnaires in R for a study on urban trees.',
      'Processed survey data in R for a city tree study and carried out literature searches using Zotero.',
      'Tutored a group of 15 in first-semester statistics and cleaned data from 640 questionnaires with R.',
      'Gained hands-on experience with survey data, entering and cleaning 640 questionnaires in R as part of a study of trees in cities.',
    ],
    invented: [
      ['skill', 'Entered and cleaned data from 640 questionnaires in R and Python for a study on city trees.'],
      ['scope', 'Designed the survey for a study on city trees and cleaned the data from 640 questionnaires in R.'],
      [
        'credential',
        "Holding a master's degree in Environmental Science, cleaned survey data from 640 questionnaires in R for a study on city trees.",
      ],
      ['scope', 'Entered and cleaned 640 questionnaires in R for a study on city trees, which I also co-authored.'],
    ],
  },
  {
    field: 'career change: teaching to learning design',
    language: 'en',
    entry: {
      title: 'Primary School Teacher',
      companyName: "St. Aldhelm's Primary School",
      startDate: '2012-09',
      endDate: '2022-07',
      notes: [
        'I taught Year 4 (28 children), all subjects, and planned the lessons together with the parallel class.',
        "During lockdown I built our year group's online lessons in Google Classroom and made short explainer videos.",
        'I was the contact for parents with questions about the tablets.',
      ],
    },
    summary: 'Teacher retraining as a learning designer.',
    further: [
      'PGCE Primary Education, University of Exeter, 2012',
      'Evening course in Articulate Storyline, Hartley Adult College, 2023',
    ],
    posting:
      'Quillon Learning is hiring a junior learning designer. You turn expert knowledge into e-learning, build modules in Articulate Storyline and script short videos. Career changers from teaching are very welcome.',
    path: 'letter',
    truthful: [
      'As a primary school teacher I taught a class of 28 in all subjects and planned lessons jointly with the parallel class.',
      "During lockdown I created our year group's online lessons in Google Classroom and produced short explainer videos, bringing clear explanations into a digital format.",
      'In 2023 I completed an evening course in Articulate Storyline, and I would like to combine it with my teaching experience in your team.',
      'Parents came to me with their questions about the tablets, so explaining technology to others is nothing new to me.',
    ],
    invented: [
      [
        'scope',
        "During lockdown I led the whole school's move to online lessons in Google Classroom and made short explainer videos.",
      ],
      [
        'number',
        "I built our year group's online lessons in Google Classroom and recorded more than 50 short explainer videos.",
      ],
      [
        'date',
        'I completed an evening course in Articulate Storyline in 2021 and would gladly bring it to your team along with my teaching experience.',
      ],
      [
        'credential',
        'With a diploma in instructional design and my experience of teaching a class of 28, I would be glad to join your team.',
      ],
    ],
  },
];
