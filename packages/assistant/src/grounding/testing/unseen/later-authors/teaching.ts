import type { LabeledResume } from '../../labeled-lines';

/** Written for this project by somebody who hasn't seen the rules. */
export const laterTeaching: readonly LabeledResume[] = [
  {
    field: 'elementary teaching',
    language: 'en',
    entry: {
      title: 'Grade 3 Teacher',
      companyName: 'Hillcrest Elementary',
      startDate: '2015-08',
      endDate: '2024-06',
      notes: [
        'Taught all core subjects to class of 24-26 third graders, incl. 5 or 6 English learners each year.',
        'Reading scores: 71% of my students met grade level in spring 2023 (58% in fall 2022).',
        'Ran the after-school chess club with one parent volunteer.',
        'Parent conferences twice a year, weekly newsletter, Google Classroom.',
      ],
    },
    further: ['B.A. Elementary Education, Ohio University, 2014', 'Ohio teaching license, grades K-5'],
    posting:
      'Our literacy-focused charter school seeks an upper elementary teacher. You use data to guide instruction, support English learners and build strong relationships with families. Grade-level leads are encouraged to apply.',
    truthful: [
      'Taught all core subjects to third-grade classes of up to 26 students, among them five to six English learners every year.',
      'Raised the share of students reading at grade level from 58% in fall 2022 to 71% in spring 2023 while teaching every core subject.',
      'Instructed 24 to 26 third graders across the core subjects and kept families engaged through weekly newsletters and twice-yearly conferences.',
      'Lifted grade-level reading by 13 percentage points over the 2022–23 school year in a third-grade classroom that included English learners.',
    ],
    invented: [
      [
        'number',
        'Increased grade-level reading by 20 percentage points between fall 2022 and spring 2023 while teaching all core subjects to third graders.',
      ],
      [
        'scope',
        'Led the third-grade teaching team while teaching all core subjects to 24–26 students, including five or six English learners.',
      ],
      [
        'scope',
        "Taught core subjects to up to 26 third graders and launched the school's first after-school chess club with a parent volunteer.",
      ],
      [
        'name',
        'Used Fountas & Pinnell reading materials with classes of 24–26 third graders, including five to six English learners each year.',
      ],
    ],
  },
  {
    field: 'childcare, toddlers',
    language: 'en',
    entry: {
      title: 'Early Childhood Educator',
      companyName: 'Little Acorns Nursery',
      startDate: '2020-09',
      endDate: '',
      notes: [
        'i plan and do activities for the toddler room (12 kids 1 to 3 yrs) together with 2 collegues',
        'Nappy changes, meals, nap time, settling in new children',
        'writing observations in the Tapestry app & talking to parents at pick up',
        'outdoor play every day, forest morning on wednesdays',
      ],
    },
    skills: ['paediatric first aid', 'safeguarding level 2', 'singing and guitar'],
    posting:
      "We are recruiting a room leader for our preschool nursery. You will plan creative activities, lead a team of three, observe children's development and work in partnership with parents. Outdoor learning is close to our hearts.",
    truthful: [
      'Plan and deliver activities for a toddler room of 12 children aged one to three, working alongside two colleagues.',
      'Jointly plan play for twelve toddlers, with time outdoors daily and a forest morning each Wednesday.',
      'Support a group of 12 toddlers with activities, meals, naps and settling in, recording observations in Tapestry and speaking with parents at pick-up.',
      'Bring paediatric first aid and safeguarding skills to a shared role planning activities and caring for children aged 1 to 3.',
    ],
    invented: [
      [
        'scope',
        'Lead a team of two colleagues in planning and delivering activities for 12 toddlers aged one to three.',
      ],
      [
        'scope',
        'Plan activities for twelve toddlers and coordinate outdoor learning across all rooms of the nursery, including a weekly forest morning.',
      ],
      [
        'number',
        'Plan and run activities for a toddler room of 16 children aged one to three together with two colleagues.',
      ],
      [
        'skill',
        'Plan and deliver Montessori-based activities for 12 children aged one to three in collaboration with two colleagues.',
      ],
    ],
  },
  {
    field: 'secondary maths teaching',
    language: 'en',
    entry: {
      title: 'Maths Teacher',
      companyName: 'Kingsmead Academy',
      startDate: '2012-09',
      endDate: '2019-07',
      notes: [
        'Taught maths to years 7-11 incl two GCSE classes a year',
        'Form tutor, Yr 9, 30 pupils',
        "made the dept's revision booklets w/ a colleague, still used now",
        'intervention sessions after school on Thursdays for borderline 3/4 pupils',
      ],
    },
    summary:
      "Maths teacher returning after a career break. Calm in the classroom, organised, good with pupils who think they can't do maths.",
    further: ['PGCE Secondary Mathematics, University of Reading, 2012', 'BSc Mathematics, University of Kent, 2011'],
    posting:
      'Our further education college seeks a GCSE maths resit lecturer for students aged 16 to 19 who have not yet achieved a grade 4. You build confidence, use digital tools and want to raise attainment. Course leadership is possible for the right candidate.',
    path: 'letter',
    truthful: [
      'At Kingsmead Academy I taught maths from Year 7 through Year 11, including two GCSE classes every year.',
      'My Thursday after-school sessions were aimed at pupils on the borderline between grades 3 and 4, the very group your college wants to help.',
      'I work well with learners who are convinced they cannot do maths, and I bring a calm, organised presence to the classroom.',
      'Together with a colleague I put together revision booklets that the maths department still uses today.',
    ],
    invented: [
      [
        'scope',
        'As head of GCSE maths at Kingsmead Academy, I taught Years 7 to 11 and ran after-school intervention sessions on Thursdays.',
      ],
      [
        'number',
        'Through my Thursday intervention sessions, 80% of the borderline pupils I taught went on to achieve a grade 4.',
      ],
      [
        'date',
        'Having taught maths at Kingsmead Academy until 2021, including two GCSE classes a year, I would be glad to support your resit students.',
      ],
      [
        'scope',
        "I was solely responsible for writing the department's revision booklets, which are still in use at Kingsmead Academy.",
      ],
    ],
  },
];
