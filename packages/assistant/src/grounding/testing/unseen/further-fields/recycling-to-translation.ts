import type { LabeledResume } from '../../labeled-lines';

export const recyclingToTranslation: readonly LabeledResume[] = [
  {
    field: 'environment',
    language: 'en',
    entry: {
      title: 'Recycling Officer',
      companyName: 'Wyrebridge Council',
      startDate: '2018-11',
      endDate: '2023-03',
      notes: [
        'visited schools + residents groups, talks',
        'bin contamination checks, letters',
        'data return to WasteDataFlow each quarter',
        'compost bin scheme, 400 sold in spring 2021',
      ],
    },
    skills: ['WasteDataFlow', 'Excel'],
    further: ['BSc Environmental Science, Lancaster, 2018'],
    posting:
      'Waste strategy manager. Policy, contract management, behaviour change campaigns, community engagement, statutory reporting. CIWM membership.',
    truthful: [
      "Engaged the community through talks at schools and residents' groups.",
      'Inspected bins for contamination and wrote to households, and submitted quarterly statutory data returns through WasteDataFlow.',
      'Ran a compost bin scheme that sold 400 units in spring 2021.',
    ],
    invented: [
      ['credential', 'Chartered CIWM member.'],
      ['scope', "Developed the council's waste policy."],
    ],
  },
  {
    field: 'call center',
    language: 'en',
    entry: {
      title: 'Travel Consultant',
      companyName: 'Horizon Holidays',
      startDate: '2016-02',
      endDate: '2020-03',
      notes: [
        'sold package hols + cruises by phone',
        'Amadeus, own booking system',
        'avg 1.2m quid a year sales 2018 + 2019',
        'changed/cancelled bookings, refunds',
        'covid: rebooked stranded customers',
      ],
    },
    skills: ['Amadeus', 'Upselling'],
    further: ['NVQ Travel & Tourism'],
    posting:
      'Travel team lead. Sales coaching, Galileo/Sabre, tailor-made itineraries, complaint handling, ATOL compliance. KPIs.',
    truthful: [
      'Sold package holidays and cruises by telephone, generating average annual sales of £1.2 million in 2018 and 2019.',
      'Booked travel in Amadeus and processed amendments, cancellations and refunds.',
      'Rebooked stranded customers during the COVID-19 pandemic.',
    ],
    invented: [
      ['name', 'Booked tailor-made trips in Sabre and Amadeus.'],
      ['scope', 'Coached a team of travel consultants.'],
    ],
  },
  {
    field: 'aquaculture',
    language: 'en',
    entry: {
      title: 'Fish Farm Technician',
      companyName: 'Loch Aird Salmon',
      startDate: '2018-05',
      endDate: '2022-11',
      notes: [
        'fed + graded salmon, 10 pens',
        'mort removal, sea lice counts weekly',
        'net repairs, boat skipper (workboat)',
        'oxygen + temp logs',
      ],
    },
    skills: ['Boat handling'],
    further: ['RYA Powerboat Level 2', 'Sea survival'],
    posting:
      'Site manager, marine salmon. Biological performance, feed planning, lice treatments, health and welfare recording, team leadership. Diving ticket.',
    truthful: [
      'Fed and graded salmon across ten pens.',
      'Removed mortalities, carried out weekly sea lice counts and logged oxygen and temperature.',
      'Skippered the workboat and repaired nets.',
    ],
    invented: [
      ['credential', 'Commercial diver repairing nets.'],
      ['skill', 'Administered lice treatments and graded salmon.'],
    ],
  },
  {
    field: 'hr',
    language: 'en',
    entry: {
      title: 'Recruitment Resourcer',
      companyName: 'TalentBridge',
      startDate: '2021-03',
      endDate: '2023-11',
      notes: [
        'sourced CVs on LinkedIn + Reed for engineers',
        'phone screened, ~20 a day',
        'set up interviews, chased feedback',
        'Bullhorn tidy up, GDPR',
      ],
    },
    skills: ['Bullhorn', 'Boolean search'],
    further: ['BA Business, 2020'],
    posting:
      'Recruitment consultant (360). Business development, candidate sourcing, client meetings, offer negotiation, CRM. Target £250k. Technical recruitment background.',
    truthful: [
      'Sourced engineering candidates through LinkedIn and Reed using Boolean search.',
      'Conducted around 20 telephone screenings a day and coordinated interviews.',
      'Collected interview feedback and kept the Bullhorn CRM clean and GDPR-compliant.',
    ],
    invented: [
      ['number', 'Billed £250k in technical recruitment.'],
      ['scope', 'Negotiated offers and led client meetings.'],
    ],
  },
  {
    field: 'gaming',
    language: 'en',
    entry: {
      title: 'QA Tester',
      companyName: 'Moonrat Games',
      startDate: '2022-01',
      endDate: '2024-05',
      notes: [
        'played builds on PS5, Switch, PC',
        'bugs into JIRA w/ video + repro steps',
        'regression on patch days',
        'cert checklist for Sony (TRC) with the lead',
      ],
    },
    skills: ['Jira', 'TestRail'],
    further: ['HND Games Design'],
    posting:
      'QA lead. Test planning, automation (Python), certification (TRC/XR/Lotcheck), bug triage, mentoring. Unreal Engine.',
    truthful: [
      'Tested game builds on PlayStation 5, Nintendo Switch and PC.',
      'Logged bugs in Jira with videos and steps to reproduce, and performed regression testing on patch days.',
      "Worked through Sony's TRC certification checklist together with the QA lead.",
    ],
    invented: [
      ['skill', 'Automated regression tests in Python.'],
      ['scope', 'Led bug triage and mentored testers.'],
    ],
  },
  {
    field: 'tailoring',
    language: 'en',
    entry: {
      title: 'Seamstress',
      companyName: 'Bridal Loft',
      startDate: '2013-03',
      endDate: '2022-02',
      notes: [
        'wedding dress alterations, 6-10 a week in season',
        'fittings with the bride',
        'beading + lace by hand',
        'made 3 gowns from scratch',
      ],
    },
    skills: ['Industrial machine', 'Hand beading'],
    further: ['City & Guilds Fashion'],
    posting:
      'Bespoke dressmaker. Pattern cutting, draping, fittings, couture finishing, client consultations. Team supervision.',
    truthful: [
      'Altered six to ten wedding dresses a week during the season.',
      'Conducted bridal fittings and applied beading and lace by hand.',
      'Made three wedding gowns from scratch.',
    ],
    invented: [
      ['skill', 'Drafted patterns and draped gowns.'],
      ['number', 'Made 12 gowns from scratch.'],
    ],
  },
  {
    field: 'translation',
    language: 'en',
    entry: {
      title: 'Freelance Translator (DE>EN)',
      companyName: 'Self-employed',
      startDate: '2014-01',
      endDate: '',
      notes: [
        'manuals, tenders, some websites',
        'c. 350,000 words a year',
        'Trados, 3 agencies + 2 direct clients',
        'proofread colleagues',
      ],
    },
    skills: ['SDL Trados Studio', 'German', 'Technical translation'],
    further: ['MA Translation, Bath, 2013'],
    posting:
      'In-house translator. Terminology management, MemoQ, post-editing of machine translation, project coordination, vendor management. DipTrans / CIOL.',
    truthful: [
      'Translate technical manuals, tender documents and websites from German into English.',
      'Translate around 350,000 words annually for three agencies and two direct clients using CAT tools (SDL Trados Studio).',
      'Proofread the work of fellow translators.',
    ],
    invented: [
      ['skill', 'Post-edit machine translation and manage terminology.'],
      ['name', 'Translate manuals in MemoQ.'],
    ],
  },
];
