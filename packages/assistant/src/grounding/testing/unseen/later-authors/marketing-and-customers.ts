import type { LabeledResume } from '../../labeled-lines';

/** Written for this project by somebody who hasn't seen the rules. */
export const laterMarketingAndCustomers: readonly LabeledResume[] = [
  {
    field: 'social media marketing',
    language: 'en',
    entry: {
      title: 'Social Media Manager',
      companyName: "Tilda's Bakehouse",
      startDate: '2021-04',
      endDate: '2023-09',
      notes: [
        'Instagram and TikTok for 5 shops, 3 posts a week, photos by myself',
        'followers from 2,100 to 9,400 in 2 yrs',
        'newsletter in Mailchimp once a month',
        'planned the xmas campaign with an agency',
      ],
    },
    skills: ['Canva', 'Lightroom', 'Mailchimp'],
    posting:
      'Content & social media manager for a food brand. You create content for Instagram, TikTok and Pinterest, run Meta Ads and work with agencies. You love food and know your KPIs.',
    truthful: [
      'Created content for Instagram and TikTok on behalf of five bakery shops, publishing three posts weekly with my own photography.',
      'Grew the social media following from 2,100 to 9,400 in two years, posting on Instagram and TikTok for five shops.',
      'Planned a Christmas campaign with an agency, sent out a monthly Mailchimp newsletter and ran Instagram and TikTok for five shops.',
    ],
    invented: [
      ['skill', 'Ran Instagram and TikTok for five shops, pairing three self-photographed posts a week with Meta Ads.'],
      ['scope', 'Managed Instagram and TikTok for five shops with full responsibility for the marketing budget.'],
      [
        'number',
        'Posted three times a week on Instagram and TikTok for five shops, reaching an average engagement rate of 7 percent.',
      ],
      [
        'name',
        'Published three posts a week on Instagram, TikTok and Pinterest for five shops, using photos I took myself.',
      ],
    ],
  },
  {
    field: 'inside sales',
    language: 'en',
    entry: {
      title: 'Inside Sales Representative',
      companyName: 'Kestrel Office Furniture',
      startDate: '2017-02',
      endDate: '2021-08',
      notes: [
        'I called existing customers (about 40 calls a day) and offered them new products, mainly desks and chairs.',
        'Quotes were written in Salesforce, bigger ones together with the field rep.',
        'In 2019 my region was second best out of seven.',
        'Helped at the trade fair in Birmingham two times.',
      ],
    },
    posting:
      'Account manager in B2B sales. You develop existing customers, win new ones and keep our CRM (HubSpot) tidy. You are a confident caller and a team player with a hunger for targets.',
    truthful: [
      'Made approximately 40 calls a day to existing customers, presenting new products such as desks and chairs.',
      'Developed existing accounts by phone and prepared quotes in Salesforce, coordinating larger ones with the field representative.',
      'Helped my region rank second of seven in 2019, calling existing customers every day to introduce new office furniture.',
      'Promoted new desks and chairs to the existing customer base by phone and supported the Birmingham trade fair twice.',
    ],
    invented: [
      [
        'number',
        'Offered new desks and chairs to existing customers in about 40 calls a day, exceeding the annual sales target by 20%.',
      ],
      ['scope', 'Won new business and offered desks and chairs to existing customers in roughly 40 calls a day.'],
      [
        'date',
        'Called existing customers daily about new desks and chairs, helping my region finish second of seven in 2020.',
      ],
      [
        'name',
        'Introduced existing customers to new desks and chairs by phone and wrote quotes in Salesforce and HubSpot.',
      ],
    ],
  },
  {
    field: 'B2B marketing',
    language: 'en',
    entry: {
      title: 'Marketing Coordinator',
      companyName: 'Arden Valve Systems',
      startDate: '2018-07',
      endDate: '2022-02',
      notes: [
        'Trade shows (Hannover Messe, ACHEMA): booth planning, giveaways, lead lists; 6 shows/yr',
        'Updated product pages in WordPress, basic SEO',
        'wrote case studies with the engineers, 9 published',
        'quarterly report of marketing numbers for head of sales',
      ],
    },
    posting:
      'Solvara Instruments is looking for an event and content marketing specialist. You organize trade shows from budget to follow-up and write about technical products. Analytics tools such as Google Analytics are familiar to you.',
    path: 'letter',
    truthful: [
      'At Arden Valve Systems I planned booths, giveaways and lead lists for six trade shows a year, among them Hannover Messe and ACHEMA.',
      'Together with our engineers I wrote nine published case studies, which is why your search for someone to write about technical products appeals to me.',
      'Besides planning booths for six shows annually, I kept our product pages in WordPress up to date and took care of basic SEO.',
      'Every quarter I reported our marketing figures to the head of sales, so looking at results comes naturally to me.',
    ],
    invented: [
      [
        'scope',
        'At Arden Valve Systems I held the budget for six trade shows a year and took care of booth planning, giveaways and lead lists.',
      ],
      ['number', 'The booths I planned for shows such as Hannover Messe and ACHEMA brought in more than 300 leads.'],
      [
        'name',
        'I planned booths and giveaways for six trade shows a year, including Hannover Messe, ACHEMA and Automate.',
      ],
      [
        'skill',
        'I updated our WordPress product pages, handled basic SEO and evaluated the results in Google Analytics.',
      ],
    ],
  },
  {
    field: 'customer support',
    language: 'en',
    entry: {
      title: 'Customer Support Agent',
      companyName: 'Fennimore Broadband',
      startDate: '2020-01',
      endDate: '2022-07',
      notes: [
        'tickets + phone, internet outages, billing questions, ~35 tickets/day in zendesk',
        'sorted out router problems remotely, sent technicians when needed',
        'wrote 12 help articles',
        'showed new colleagues the system',
      ],
    },
    posting:
      'Technical support specialist. You help customers by phone, email and chat, solve problems on first contact and keep satisfaction high. Experience with Zendesk and knowledge bases is ideal.',
    truthful: [
      'Handled around 35 Zendesk tickets a day as well as phone enquiries about internet outages and billing.',
      'Troubleshot router problems remotely, dispatched technicians where required and answered billing queries by ticket and telephone.',
      'Authored a dozen help articles and introduced new colleagues to the system while assisting customers with outages and billing questions.',
    ],
    invented: [
      [
        'number',
        'Handled about 35 Zendesk tickets a day on internet outages and billing with a customer satisfaction score of 96%.',
      ],
      [
        'scope',
        "Served as the team's escalation contact for outages and billing questions, handling around 35 Zendesk tickets a day.",
      ],
      [
        'skill',
        'Supported customers through Zendesk tickets, phone and live chat with internet outages and billing questions.',
      ],
      [
        'scope',
        "Created the company's entire knowledge base while handling around 35 tickets a day on outages and billing.",
      ],
    ],
  },
  {
    field: 'customer success',
    language: 'en',
    entry: {
      title: 'Customer Success Associate',
      companyName: 'Plotwise',
      startDate: '2022-03',
      endDate: '',
      notes: [
        'I onboard new customers with a 45-minute video call and answer their questions in the first weeks.',
        'I look after about 60 small accounts, mostly landscaping firms.',
        'Feature wishes I collect in Notion and bring to the product meeting.',
        'I recorded the tutorial videos in French and English.',
      ],
    },
    skills: ['French (native)', 'English (fluent)', 'Intercom', 'Notion'],
    posting:
      'Customer success manager (SaaS, France and UK). You own onboarding, adoption and renewals for a portfolio of SMB and enterprise customers, reduce churn and bring the voice of the customer to our product team.',
    truthful: [
      'Guide new customers through 45-minute onboarding calls by video and support them with questions during their first weeks.',
      'Onboard new customers via video call and look after a portfolio of roughly 60 small accounts, mainly landscaping companies.',
      'Bring the voice of the customer to product meetings by gathering feature requests in Notion, alongside onboarding new clients.',
      'Help new customers get started through personal video calls and through tutorial videos I recorded in French and English.',
    ],
    invented: [
      [
        'scope',
        'Onboard new customers in 45-minute video calls and own contract renewals for about 60 small accounts.',
      ],
      [
        'number',
        'Onboard new customers by video call and answer their questions in the first weeks, reducing churn by 8 percent.',
      ],
      [
        'skill',
        'Onboard new customers by video call and support them with tutorial videos I recorded in French, English and Spanish.',
      ],
      [
        'scope',
        'Onboard new customers by video call and look after about 60 accounts, from small landscaping firms to enterprise clients.',
      ],
    ],
  },
];
