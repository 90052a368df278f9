import type { LabeledResume } from '../../labeled-lines';

/** Written for this project by somebody who hasn't seen the rules. */
export const laterOffice: readonly LabeledResume[] = [
  {
    field: 'office administration',
    language: 'en',
    entry: {
      title: 'Office Assistant',
      companyName: 'Delgado & Finch Architects',
      startDate: '2016-05',
      endDate: '2020-10',
      notes: [
        'Answered phones, welcomed visitors, ordered supplies, kept calendars for the 3 partners',
        'Booked travel – mostly train and hotels, for site visits',
        'Sent out invoices from QuickBooks and chased late ones',
        'took over organising the yearly summer party (60 ppl)',
      ],
    },
    posting:
      'Executive assistant to our managing directors. You manage complex calendars, arrange travel, prepare meetings in Outlook and Teams and keep the office running. Discretion and an eye for costs are a must.',
    truthful: [
      'Managed the calendars of three partners, greeted visitors, handled calls and kept the office stocked with supplies.',
      'Supported three partners of an architecture practice with calendar management, travel booking for site visits and reception duties.',
      'Issued invoices in QuickBooks and followed up on overdue ones, in addition to taking calls, receiving visitors and ordering supplies.',
      "Arranged the partners' schedules, welcomed callers and visitors, and organized an annual summer party for 60 people.",
    ],
    invented: [
      [
        'scope',
        'Answered phones, welcomed visitors and managed the office supplies budget while keeping calendars for three partners.',
      ],
      [
        'skill',
        'Coordinated the calendars of three partners in Outlook, answered phones, welcomed visitors and ordered office supplies.',
      ],
      [
        'scope',
        'Kept the calendars of three partners, welcomed visitors and arranged both domestic and international travel.',
      ],
      [
        'number',
        'Kept calendars for three partners, received visitors and cut the cost of office supplies by a tenth.',
      ],
    ],
  },
  {
    field: 'bookkeeping',
    language: 'en',
    entry: {
      title: 'Bookkeeper',
      companyName: 'Hollis Plumbing Supply',
      startDate: '2013-03',
      endDate: '2024-01',
      notes: [
        'I posted incoming and outgoing invoices in Sage 50 and reconciled two bank accounts every month.',
        'I prepared the VAT returns, the tax adviser only had to check and submit them.',
        'Payroll for 14 employees until it was outsourced in 2018.',
        'I reminded customers who had not paid and set up payment plans with them.',
      ],
    },
    further: ['AAT Level 3 Diploma in Accounting, Bournville College, 2012'],
    posting:
      'Accounts assistant (m/f/x) for a growing wholesaler. You take care of purchase and sales ledgers, bank reconciliation and VAT, ideally in Sage or Xero. You support month-end and year-end closing.',
    truthful: [
      'Processed purchase and sales invoices in Sage 50 and completed monthly reconciliations of two bank accounts.',
      'Handled supplier and customer invoices in Sage 50, reconciled bank accounts monthly and arranged payment plans with customers in arrears.',
      'Prepared VAT returns for review and submission by the tax adviser and recorded incoming and outgoing invoices in Sage 50.',
      'Ran payroll for 14 employees until its outsourcing in 2018, alongside invoice posting and monthly bank reconciliation.',
    ],
    invented: [
      [
        'skill',
        'Posted incoming and outgoing invoices in Sage 50 and Xero and reconciled two bank accounts each month.',
      ],
      [
        'credential',
        'AAT Level 4 qualified bookkeeper who posted invoices in Sage 50 and reconciled two bank accounts every month.',
      ],
      [
        'scope',
        'Drew up the annual financial statements, posted invoices in Sage 50 and reconciled two bank accounts every month.',
      ],
      [
        'number',
        'Posted purchase and sales invoices in Sage 50 and carried out monthly reconciliations for five bank accounts.',
      ],
    ],
  },
  {
    field: 'university administration',
    language: 'en',
    entry: {
      title: 'Faculty Secretary',
      companyName: 'Wexcombe University, Department of Geography',
      startDate: '2019-10',
      endDate: '',
      notes: [
        'student enquries (email, desk), exam registration lists, room bookings',
        'minutes for faculty board, 4x per term',
        'helped switch room bookings from paper forms to an online tool',
        'look after visiting lecturers; contracts go through HR, I collect the papers',
      ],
    },
    posting:
      'Student services officer at a private college. You are the friendly face for our students, administer examinations and support committees. You bring a service mindset and like improving processes.',
    truthful: [
      'Respond to student enquiries by email and in person, maintain exam registration lists and take care of room bookings.',
      'Take minutes for the faculty board four times a term and assist students at the desk and by email.',
      'Supported the transition from paper-based to online room booking while handling exam registration lists and student questions.',
      'Assist visiting lecturers, gather their contract paperwork for HR and serve students with enquiries at the desk and by email.',
    ],
    invented: [
      [
        'number',
        'Answer up to 80 student enquiries a week by email and at the desk and keep exam registration lists current.',
      ],
      [
        'scope',
        'Helped switch the entire university from paper forms to online room booking while answering students and keeping exam registration lists.',
      ],
      [
        'name',
        'Maintain exam registration lists in SAP, answer student enquiries by email and at the desk and handle room bookings.',
      ],
      [
        'scope',
        'Handle student enquiries, exam registration lists and room bookings, and negotiate contracts with visiting lecturers.',
      ],
    ],
  },
  {
    field: 'data entry and clerical work',
    language: 'en',
    entry: {
      title: 'Data Entry Clerk',
      companyName: 'Pinehurst Insurance Brokers',
      startDate: '2022-06',
      endDate: '2023-11',
      notes: [
        'typed in claims forms, approx. 90 a day, checked for missing signatures/policy no.',
        'scanned + filed old paper files (archive cellar)',
        'covered reception Weds + holidays',
        'excel list of returned mail, found 200+ wrong adresses',
      ],
    },
    summary: 'Reliable office worker, quick typist (70 wpm), good with Excel.',
    posting:
      'Administrative assistant, claims. Accurate data entry, document management and MS Office are part of your day. You work carefully, even when volumes are high, and step in at reception if needed.',
    truthful: [
      'Entered around 90 claims forms daily and checked them for missing signatures and policy numbers.',
      'Keyed roughly ninety insurance claims forms per day as a quick typist (70 words per minute), watching for incomplete details such as signatures.',
      'Digitized and filed old paper records, tracked returned mail in Excel and entered claims forms with an eye for missing information.',
      'Uncovered more than 200 incorrect addresses through an Excel list of returned mail while entering claims forms and covering reception on Wednesdays.',
    ],
    invented: [
      [
        'number',
        'Entered approximately 90 claims forms a day with 99% accuracy, checking for missing signatures and policy numbers.',
      ],
      [
        'scope',
        'Entered about 90 claims forms a day, verified signatures and policy numbers and trained new clerks in the process.',
      ],
      [
        'scope',
        'Processed and approved around 90 insurance claims a day after checking the forms for missing signatures and policy numbers.',
      ],
      [
        'skill',
        'Entered approximately 90 claims forms daily into an Access database and checked them for missing signatures and policy numbers.',
      ],
    ],
  },
];
