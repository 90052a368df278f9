import type { SampleRole } from './sample-role';

const usual = ['fulltime', 'fulltime', 'fulltime', 'contract'] as const;
const shifts = ['fulltime', 'fulltime', 'parttime', 'temporary'] as const;

/** Work with people and things, in our own words; each posting takes a few of the lines. */
export const handsOnRoles: readonly SampleRole[] = [
  {
    trade: 'care',
    title: 'Registered Nurse',
    pay: [78_000, 102_000],
    types: shifts,
    duties: [
      'Assess, treat and reassure.',
      'Work with one physician and two assistants in a fixed team.',
      'Keep records on the day itself.',
      'Teach patients and families what comes next.',
    ],
    wanted: ['A current RN license in this state.', 'BLS certification.', 'Kindness under pressure.'],
  },
  {
    trade: 'care',
    title: 'Medical Assistant',
    pay: [19, 26],
    types: shifts,
    duties: [
      'Bring patients in and take their vitals.',
      'Prepare rooms, samples and orders.',
      'Call people back when we promised.',
    ],
    wanted: ['Certification, or a year of experience.', 'A steady hand and a friendly voice.'],
  },
  {
    trade: 'care',
    title: 'Physical Therapist',
    pay: [82_000, 104_000],
    types: ['fulltime', 'parttime'],
    duties: [
      'Plan treatments that fit a life, not only an injury.',
      'See at most ten patients a day.',
      'Share progress with the care team.',
    ],
    wanted: ['A license to practice in this state.', 'Interest in older patients.'],
  },
  {
    trade: 'workshop',
    title: 'CNC Machinist',
    pay: [24, 34],
    types: ['fulltime', 'fulltime', 'temporary'],
    duties: [
      'Set up and run three-axis mills.',
      'Measure first pieces and note what you changed.',
      'Keep the machine and its place clean.',
    ],
    wanted: ['You read drawings and tolerances.', 'Two years at a machine, or a finished apprenticeship.'],
  },
  {
    trade: 'workshop',
    title: 'Electrical Technician',
    pay: [27, 38],
    types: ['fulltime', 'contract'],
    duties: [
      'Build, wire and test control cabinets.',
      'Find faults with a meter and a clear head.',
      'Keep drawings in step with what was built.',
    ],
    wanted: ['Training as an electrician or in electronics.', 'Safe habits that you do not drop on Fridays.'],
  },
  {
    trade: 'workshop',
    title: 'Mechanical Engineering Intern',
    pay: [26, 34],
    types: ['internship'],
    duties: [
      'Design one fixture, and see it used.',
      'Run tests and plot the results.',
      'Spend a week with each team in the workshop.',
    ],
    wanted: ['Second year of an engineering degree or later.', 'Some CAD.'],
  },
  {
    trade: 'kitchen',
    title: 'Line Cook',
    pay: [19, 25],
    types: shifts,
    duties: [
      'Run your station through service.',
      'Prepare from scratch, label and rotate.',
      'Leave the kitchen as you would like to find it.',
    ],
    wanted: ['A year in a busy kitchen.', 'A food handler card, or the will to get one.'],
  },
  {
    trade: 'kitchen',
    title: 'Pastry Chef',
    pay: [48_000, 62_000],
    types: ['fulltime'],
    duties: ['Own the pastry list, with the season.', 'Train two bakers.', 'Order with little waste.'],
    wanted: ['Lamination, creams and chocolate in your hands.', 'Early mornings without grief.'],
  },
  {
    trade: 'kitchen',
    title: 'Barista',
    pay: [17, 21],
    types: ['parttime', 'parttime', 'temporary'],
    duties: [
      'Make coffee that tastes the same on every day.',
      'Know regulars by name.',
      'Open or close the shop in a team of two.',
    ],
    wanted: ['Good mood before eight.', 'Experience helps; we teach the machine.'],
  },
  {
    trade: 'field',
    title: 'Delivery Driver',
    pay: [20, 27],
    types: shifts,
    duties: [
      'Drive a fixed round and know its doors.',
      'Check the load and its papers.',
      'Report what is broken before it stops you.',
    ],
    wanted: ['A clean driving record.', 'You can lift fifty pounds, with the lift gate doing most of it.'],
  },
  {
    trade: 'field',
    title: 'Field Technician',
    pay: [25, 35],
    types: ['fulltime', 'contract'],
    duties: [
      'Install and service equipment at customers.',
      'Explain what you did before you leave.',
      'Write a report with two photographs and no novel.',
    ],
    wanted: ['A driver’s license.', 'Training in a technical trade.', 'No fear of ladders.'],
  },
  {
    trade: 'field',
    title: 'Project Coordinator',
    pay: [58_000, 76_000],
    types: usual,
    duties: [
      'Keep crews, permits and material on one calendar.',
      'Call customers before they have to call.',
      'Close jobs with complete papers.',
    ],
    wanted: ['You have kept many people in step.', 'Spreadsheets, and a telephone voice.'],
  },
  {
    trade: 'school',
    title: 'Mathematics Teacher',
    pay: [56_000, 78_000],
    types: ['fulltime'],
    duties: [
      'Teach four groups of at most twenty.',
      'Plan with a partner teacher.',
      'Run one club that you enjoy yourself.',
    ],
    wanted: ['A teaching credential, or on the way to one.', 'You believe that everybody can do maths.'],
  },
  {
    trade: 'school',
    title: 'English Tutor',
    pay: [24, 34],
    types: ['parttime', 'contract', 'parttime'],
    remote: true,
    duties: [
      'Teach adults in small groups, mornings or evenings.',
      'Adapt our material to the people in the room.',
      'Keep short notes on progress.',
    ],
    wanted: ['Experience in teaching adults.', 'Clear speech and much patience.'],
  },
  {
    trade: 'school',
    title: 'Instructional Designer',
    pay: [64_000, 86_000],
    types: usual,
    remote: true,
    duties: [
      'Turn expert knowledge into lessons that people finish.',
      'Write, record and test.',
      'Drop what learners skip.',
    ],
    wanted: ['A portfolio of courses.', 'Good questions.', 'A basic command of audio and video tools.'],
  },
];
