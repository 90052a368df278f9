import type { SampleRole } from './sample-role';

const usual = ['fulltime', 'fulltime', 'fulltime', 'contract'] as const;

/** Work at a desk, in our own words; each posting takes a few of the lines. */
export const deskRoles: readonly SampleRole[] = [
  {
    trade: 'software',
    title: 'Software Engineer',
    pay: [105_000, 150_000],
    types: usual,
    remote: true,
    duties: [
      'Build features from the first conversation with a customer to the day they are used.',
      'Keep a TypeScript and PostgreSQL codebase readable for the colleague who comes after you.',
      'Take your turn in looking after what runs, one week in six.',
      'Review the work of others kindly and precisely.',
    ],
    wanted: [
      'Some years of writing software that people depend on.',
      'Solid SQL, and the habit of measuring before optimizing.',
      'You explain a trade-off to somebody who does not program.',
    ],
  },
  {
    trade: 'software',
    title: 'Frontend Developer',
    pay: [95_000, 135_000],
    types: usual,
    remote: true,
    duties: [
      'Turn sketches into screens that work with a keyboard, on a phone and on a slow connection.',
      'Look after our component library and its tests.',
      'Watch five customers use your work every month, and change it accordingly.',
    ],
    wanted: [
      'React and CSS that you are not afraid of.',
      'An eye for spacing, and for what a screen can do without.',
      'Working knowledge of accessibility.',
    ],
  },
  {
    trade: 'software',
    title: 'Site Reliability Engineer',
    pay: [120_000, 165_000],
    types: ['fulltime'],
    remote: true,
    duties: [
      'Make deployments boring.',
      'Find out why the slowest requests are slow, and fix the cause.',
      'Practise restores, so that the real one is no surprise.',
    ],
    wanted: [
      'Linux, networks and at least one cloud in depth.',
      'Calm writing in the middle of an incident.',
      'Scripts in a language that others can read.',
    ],
  },
  {
    trade: 'software',
    title: 'Software Engineering Intern',
    pay: [32, 45],
    types: ['internship'],
    duties: [
      'Own one small project from idea to release.',
      'Pair with an engineer every day.',
      'Show the whole company what you made in your last week.',
    ],
    wanted: [
      'Enrolled in a degree or a boot camp, or teaching yourself.',
      'One program that you wrote and can talk about.',
    ],
  },
  {
    trade: 'data',
    title: 'Data Analyst',
    pay: [72_000, 98_000],
    types: usual,
    remote: true,
    duties: [
      'Answer questions from operations with numbers that hold up.',
      'Keep a dozen dashboards honest, and retire those nobody opens.',
      'Write down what a column means before somebody has to ask.',
    ],
    wanted: [
      'Fluent SQL and a spreadsheet that others can follow.',
      'Statistics beyond averages.',
      'The nerve to say that the data cannot tell.',
    ],
  },
  {
    trade: 'data',
    title: 'Machine Learning Engineer',
    pay: [130_000, 180_000],
    types: ['fulltime'],
    remote: true,
    duties: [
      'Train, test and ship models for forecasts.',
      'Compare every model with the simplest thing that could work.',
      'Watch for drift in production.',
    ],
    wanted: [
      'Python and its numerical libraries.',
      'Experience with models that ran for more than a demo.',
      'Clear notes on what failed.',
    ],
  },
  {
    trade: 'data',
    title: 'Data Engineering Intern',
    pay: [30, 42],
    types: ['internship'],
    duties: [
      'Move one nightly report to a pipeline with tests.',
      'Learn to read a query plan.',
      'Document two tables that nobody understands.',
    ],
    wanted: ['Some Python or SQL, from a course or from play.', 'Curiosity about where numbers come from.'],
  },
  {
    trade: 'office',
    title: 'Product Manager',
    pay: [110_000, 150_000],
    types: ['fulltime'],
    remote: true,
    duties: [
      'Decide, with reasons, what we do next and what we leave.',
      'Talk to customers every week.',
      'Keep one page that says where we stand.',
    ],
    wanted: [
      'You have shipped something that was not your idea.',
      'Plain writing.',
      'Comfort with numbers and with doubt.',
    ],
  },
  {
    trade: 'office',
    title: 'Customer Support Specialist',
    pay: [44_000, 58_000],
    types: ['fulltime', 'parttime', 'fulltime'],
    remote: true,
    duties: [
      'Answer by e-mail, phone and chat until the problem is gone.',
      'Write the help page that would have saved the call.',
      'Tell the product team what hurts most.',
    ],
    wanted: ['Patience that people notice.', 'Good spelling, and short sentences.', 'A second language is welcome.'],
  },
  {
    trade: 'office',
    title: 'Accountant',
    pay: [62_000, 84_000],
    types: ['fulltime', 'parttime'],
    duties: [
      'Close the month in five working days.',
      'Prepare payroll and sales tax.',
      'Help managers read their budgets.',
    ],
    wanted: ['A degree in accounting or the same in practice.', 'Care with details and deadlines.'],
  },
  {
    trade: 'office',
    title: 'Marketing Coordinator',
    pay: [50_000, 66_000],
    types: usual,
    duties: ['Plan and send our monthly letter.', 'Organize two open days a year.', 'Keep the website true.'],
    wanted: ['Writing samples that you like.', 'Order among many small tasks.', 'A feeling for photographs.'],
  },
];
