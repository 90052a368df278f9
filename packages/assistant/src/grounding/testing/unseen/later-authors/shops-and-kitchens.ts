import type { LabeledResume } from '../../labeled-lines';

/** Written for this project by somebody who hasn't seen the rules. */
export const laterShopsAndKitchens: readonly LabeledResume[] = [
  {
    field: 'shoe retail',
    language: 'en',
    entry: {
      title: 'Sales Associate',
      companyName: 'Finch & Daughters Shoes',
      startDate: '2020-03',
      endDate: '2023-08',
      notes: [
        'Helped customers find right size & style, cash register, restocking, windows display w/ the manager',
        'best seller of the month 4 times in 2022',
        'trained the xmas temps (5 people) on the till',
        'opening and closing the shop twice a week',
      ],
    },
    skills: ['Shopify POS', 'French (fluent)'],
    posting:
      'Luxury boutique seeks a client advisor. You love advising customers, speak more than one language, take part in visual merchandising and record client preferences in our CRM.',
    truthful: [
      'Advised customers on size and style, rang up purchases at the register and kept stock replenished.',
      'Named best seller of the month four times in 2022 while helping shoppers choose the right shoe size and style.',
      'Delivered friendly service on the shop floor, created window displays with the manager, and opened and closed the store twice weekly.',
      'Fluent French speaker who guided shoppers to the right size and style, operated the till and trained five Christmas temps on it.',
    ],
    invented: [
      [
        'number',
        'Helped customers find the right size and style, exceeding personal sales targets by 15% and earning best seller of the month four times.',
      ],
      [
        'scope',
        'Advised customers on size and style, operated the register and took charge of visual merchandising for the entire store.',
      ],
      ['date', 'Guided customers to the right size and style and was best seller of the month four times in 2021.'],
      [
        'skill',
        'Assisted customers with size and style, handled the register and recorded client preferences in a CRM system.',
      ],
    ],
  },
  {
    field: 'restaurant kitchen',
    language: 'en',
    entry: {
      title: 'Line Cook',
      companyName: 'The Copper Ladle',
      startDate: '2019-10',
      endDate: '',
      notes: [
        'grill & saute station, 180 covers on fri/sat',
        'prep lists, sauces, butcher fish, labels+dates everything (FIFO)',
        'came up w/ 2 specials that stayed on the menu',
        "do the produce order when chef's off",
      ],
    },
    further: ['ServSafe Food Handler, 2019', 'Culinary Arts Diploma, Johnson County Community College, 2018'],
    posting:
      'Farm-to-table restaurant seeks a sous chef. You lead the line, develop dishes, keep an eye on inventory and food cost, and hold a ServSafe Manager certificate.',
    truthful: [
      'Work the grill and sauté stations through Friday and Saturday services of 180 covers.',
      'Cook on grill and sauté for 180-cover Friday and Saturday services, butchering fish, preparing sauces and labeling and dating product under FIFO.',
      'Created two specials that earned a lasting place on the menu while cooking on the grill and sauté stations.',
      'Handle grill and sauté during high-volume weekend service and cover produce ordering when the chef is away.',
    ],
    invented: [
      ['scope', 'Lead a team of line cooks on grill and sauté through Friday and Saturday services of 180 covers.'],
      [
        'scope',
        'Cook on the grill and sauté stations for 180 weekend covers and manage purchasing and inventory for the whole kitchen.',
      ],
      [
        'number',
        'Run grill and sauté for up to 250 covers on Fridays and Saturdays, preparing sauces and butchering fish.',
      ],
      [
        'credential',
        'ServSafe Manager-certified cook working grill and sauté for 180 covers on Fridays and Saturdays.',
      ],
    ],
  },
  {
    field: 'coffee shop',
    language: 'en',
    entry: {
      title: 'Shift Supervisor',
      companyName: 'Blue Heron Coffee',
      startDate: '2021-06',
      endDate: '2024-02',
      notes: [
        'Supervised 4-5 baristas per shift, made the break plan, handled customer complaints',
        'counted the till and did the bank deposit at night',
        'Weekly milk/bean order, waste down a bit since I started writing a par list',
        'made the new-hire checklist the other shift leads use as well',
      ],
    },
    summary:
      'Friendly and organized shift supervisor, 5 years in coffee and food service. Looking to move into office / front desk work.',
    posting:
      'Our dental practice is looking for a front desk coordinator. You welcome patients, schedule appointments, take payments and stay calm when things get busy. Experience with Dentrix is welcome but not required.',
    path: 'letter',
    truthful: [
      'As a shift supervisor at Blue Heron Coffee, I led four to five baristas per shift, planned their breaks and dealt with customer complaints.',
      'Counting the till and making the bank deposit at night was part of my job, so handling payments at your front desk would feel natural.',
      'I created a checklist for new hires that the other shift leads have adopted as well.',
      'After five years in coffee and food service, I would love to bring my friendly, organized manner to your front desk.',
    ],
    invented: [
      [
        'scope',
        'As store manager at Blue Heron Coffee, I supervised four to five baristas per shift and resolved customer complaints.',
      ],
      ['number', 'By introducing a par list for our weekly milk and bean order, I brought waste down by 30 percent.'],
      ['scope', 'The new-hire checklist I wrote became the standard in every Blue Heron Coffee location.'],
      [
        'skill',
        'Besides supervising four to five baristas per shift, I have already learned to schedule appointments in Dentrix.',
      ],
    ],
  },
];
