import type { LabeledResume } from '../../labeled-lines';

/** Written for this project by somebody who hasn't seen the rules. */
export const laterLetters: readonly LabeledResume[] = [
  {
    field: 'marketing',
    language: 'en',
    entry: {
      title: 'Marketing Coordinator',
      companyName: 'Ridgeway Outdoor',
      startDate: '2021-03',
      endDate: '2024-09',
      notes: [
        'Wrote and sent the monthly newsletter in Mailchimp, list grew from 3,200 to 8,900 subscribers',
        'Instagram + Facebook posts, product photos taken myself',
        'Helped plan the stand at two trade fairs a year',
        'Kept the content calendar for a team of 4',
      ],
    },
    summary: 'Marketing coordinator who likes writing and the outdoors.',
    skills: ['Mailchimp', 'Canva', 'Instagram', 'Facebook', 'Lightroom'],
    further: ['BA Communications, University of Leeds, 2020'],
    posting:
      'Fernhill Cycles is looking for an Email Marketing Specialist to own our newsletter and lifecycle campaigns. You will write copy, segment our audience, run A/B tests in Klaviyo, and work with our events team. A love of cycling is a plus.',
    path: 'letter',
    truthful: [
      'At Ridgeway Outdoor, I wrote and sent a monthly newsletter in Mailchimp and saw its readership grow from 3,200 to 8,900 subscribers.',
      'Because I also photographed our products and posted on Instagram and Facebook, I am used to carrying one story across several channels.',
      'Keeping the content calendar for a team of four taught me to stay organized, and I would love to bring that care to Fernhill Cycles.',
      'I also helped prepare our stand at two trade fairs each year, so working alongside your events team would feel natural to me.',
    ],
    invented: [
      [
        'skill',
        'At Ridgeway Outdoor, I wrote our monthly Mailchimp newsletter and ran A/B tests on it as the list grew to 8,900 subscribers.',
      ],
      ['number', 'The monthly newsletter I wrote at Ridgeway Outdoor reached an average open rate of 38 percent.'],
      ['scope', 'As head of email at Ridgeway Outdoor, I grew our newsletter list from 3,200 to 8,900 subscribers.'],
      ['scope', 'I led a team of four while writing the monthly newsletter and keeping our content calendar on track.'],
    ],
  },
  {
    field: 'accounting',
    language: 'en',
    entry: {
      title: 'Accounts Assistant',
      companyName: 'Pembrook Building Supplies',
      startDate: '2022-01',
      endDate: '',
      notes: [
        'Reconcile bank accounts weekly (5 accounts), chase differences',
        'Purchase ledger in Sage 50, approx 180 invoices a month',
        'Prepare VAT return figures for the finance manager to review',
        'Credit control calls; overdue debt down from 64k to 41k GBP in a year',
      ],
    },
    skills: ['Sage 50', 'Excel (VLOOKUP, pivot tables)', 'VAT'],
    further: ['AAT Level 3 Diploma in Accounting, Cardiff and Vale College, 2021'],
    posting:
      'We are hiring an Assistant Accountant at Larkfield Foods. The role covers month-end close, bank reconciliations, VAT returns and management accounts, reporting to the Financial Controller. Xero experience preferred. AAT qualified or studying ACCA.',
    path: 'letter',
    truthful: [
      'In my current role at Pembrook Building Supplies I reconcile five bank accounts every week and follow up any difference until it is explained.',
      'I process around 180 supplier invoices a month in Sage 50 and prepare the VAT figures that our finance manager reviews.',
      'Through regular credit control calls I helped bring overdue debt down from £64,000 to £41,000 within a year.',
      'Holding the AAT Level 3 diploma and working comfortably with pivot tables and lookups in Excel, I am keen to take on more with Larkfield Foods.',
    ],
    invented: [
      [
        'skill',
        'Each week I reconcile five bank accounts in Xero and follow up every difference until it is resolved.',
      ],
      ['scope', 'I have full responsibility for our VAT returns and reconcile five bank accounts every week.'],
      ['number', 'I reconcile eight bank accounts every week and chase each difference until it is explained.'],
      [
        'credential',
        'Now studying for my ACCA, I reconcile five bank accounts weekly and handle our purchase ledger in Sage 50.',
      ],
    ],
  },
  {
    field: 'dental reception',
    language: 'en',
    entry: {
      title: 'Dental Receptionist',
      companyName: 'Maple Street Dental',
      startDate: '2018-06',
      endDate: '2023-11',
      notes: [
        'I greeted patients and booked their appointments for three dentists and a hygienist, using Dentrix.',
        'I checked insurance coverage and took co-payments at the desk.',
        'Reminder calls and texts the day before, which cut our no-shows roughly in half.',
        'I trained the two receptionists who joined after me.',
      ],
    },
    summary: 'Friendly front-desk person, Spanish speaking (native).',
    skills: ['Dentrix', 'Spanish', 'Insurance verification'],
    posting:
      'Brightwater Orthodontics needs a Patient Coordinator for its busy two-location practice. You will schedule patients, verify insurance, present treatment plans and payment options, and make every family feel welcome. Bilingual English/Spanish strongly preferred. HIPAA knowledge required.',
    path: 'letter',
    truthful: [
      'For Maple Street Dental I welcomed patients and managed bookings in Dentrix for three dentists and a hygienist.',
      'As a native Spanish speaker with years at a dental front desk, I would enjoy making every family at Brightwater Orthodontics feel welcome.',
      'By calling and texting patients the day before their visits, I helped reduce missed appointments by about half.',
      'Verifying insurance and collecting co-payments were part of my work at the desk, and I also trained two new receptionists.',
    ],
    invented: [
      [
        'scope',
        'As front office manager at Maple Street Dental, I booked appointments for three dentists and a hygienist.',
      ],
      [
        'number',
        'I welcomed around 60 patients a day and booked their appointments for three dentists and a hygienist.',
      ],
      [
        'skill',
        'I greeted patients, scheduled their visits in Dentrix, and presented treatment plans in a way families could understand.',
      ],
      [
        'scope',
        'I coordinated appointments across both of our locations, booking patients for three dentists and a hygienist in Dentrix.',
      ],
    ],
  },
  {
    field: 'civil engineering',
    language: 'en',
    entry: {
      title: 'Graduate Site Engineer',
      companyName: 'Calder & Voss Civils',
      startDate: '2022-09',
      endDate: '',
      notes: [
        'Setting out for drainage & kerbs on a 2.4 km bypass, total station (Leica)',
        'QA paperwork: ITPs, concrete cube records, as-built drawings in AutoCAD',
        'Toolbox talks weekly w/ groundworks gang',
        'Spotted a clash betw. a gas main and the new culvert before the dig, redesign done in time',
      ],
    },
    skills: ['AutoCAD', 'Leica total station', 'Concrete testing'],
    further: ['BEng Civil Engineering, University of Strathclyde, 2022', 'CSCS card'],
    posting:
      'Harrow Infrastructure is recruiting a Site Engineer for highway and drainage schemes in the Midlands. You will set out works, keep quality records, manage subcontractors and help the project manager with programme and cost. Civil 3D and an SMSTS certificate are desirable.',
    path: 'letter',
    truthful: [
      'On a 2.4-kilometre bypass for Calder & Voss Civils, I have been setting out drainage and kerbs with a Leica total station.',
      'When I noticed that a gas main would clash with the new culvert, I caught it before excavation began and the redesign was finished in time.',
      'My quality work covers inspection and test plans, concrete cube records and as-built drawings produced in AutoCAD.',
      'Since graduating in civil engineering from Strathclyde, I have gained hands-on experience of drainage setting out and held weekly toolbox talks with the groundworks gang.',
    ],
    invented: [
      ['skill', 'I set out drainage and kerbs on a 2.4 km bypass using a Leica total station and Civil 3D models.'],
      ['scope', 'I managed the subcontractors on a 2.4 km bypass while setting out its drainage and kerbs.'],
      ['number', 'Setting out drainage and kerbs on a 2.4 km bypass, I worked to a tolerance of 5 mm throughout.'],
      [
        'credential',
        'With my SMSTS certificate and daily practice in setting out drainage and kerbs, I am ready for your highway schemes.',
      ],
    ],
  },
  {
    field: 'customer support',
    language: 'en',
    entry: {
      title: 'Customer Support Agent',
      companyName: 'Tallyhome Broadband',
      startDate: '2020-05',
      endDate: '2024-02',
      notes: [
        'Answered calls and chats about billing and slow internet, 45-50 contacts a day, Zendesk',
        'Customer rating 4.7 of 5 last year',
        'Wrote 30 help articles so people could fix the router themself',
        'Buddy for new starters in their first 2 weeks',
        'Took part in testing the new chatbot before launch',
      ],
    },
    summary: 'Patient support agent who likes explaining technical things simply.',
    posting:
      "Join Quillbase as a Customer Success Associate! You'll onboard small-business customers, answer questions, build our knowledge base and spot accounts at risk of churn. We use Intercom and HubSpot. You are curious, empathetic and love helping people.",
    path: 'letter',
    truthful: [
      'At Tallyhome Broadband I handled 45 to 50 calls and chats a day in Zendesk, helping customers with billing questions and slow connections.',
      'Your plan to build a knowledge base appeals to me, as I have written thirty help articles that let customers fix their routers on their own.',
      'Customers rated my support 4.7 out of 5 last year, which I put down to patience and plain explanations.',
      'I also supported new starters through their first two weeks and helped test our chatbot before it launched.',
    ],
    invented: [
      [
        'number',
        'At Tallyhome Broadband I answered 45 to 50 calls and chats a day and solved 90 percent of them on first contact.',
      ],
      ['scope', 'I was the team lead for new starters and answered 45 to 50 calls and chats a day in Zendesk.'],
      ['name', 'I handled up to 50 calls and chats a day in Intercom, covering both billing and slow internet.'],
      ['scope', 'I led the launch of our chatbot while still answering 45 to 50 billing and internet enquiries a day.'],
    ],
  },
];
