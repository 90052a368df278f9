import type { LabeledResume } from '../../labeled-lines';

export const terseShopsAndFarms: readonly LabeledResume[] = [
  {
    field: 'retail',
    language: 'en',
    entry: {
      title: 'Sales Associate',
      companyName: 'Fern & Fable Books',
      startDate: '2017-11',
      endDate: '2020-02',
      notes: [
        'register, recommending books, special orders; wknd opener w/ keys',
        'Staff pick shelf was mine, sold well',
        'Helped w/ author nights (chairs, books table)',
        'inventory count in Jan',
      ],
    },
    posting: 'Assistant manager for independent bookstore: staff, events, buying, merchandising.',
    truthful: [
      'Ran the register, recommended titles, and placed special orders for customers.',
      'Opened the store on weekends as a keyholder and curated the staff-picks shelf.',
      'Helped set up author nights and took part in the January inventory count.',
    ],
    invented: [
      ['scope', 'Bought new titles for the store and recommended books to customers.'],
      ['scope', 'Hosted author nights and opened the store on weekends.'],
      ['scope', 'Managed weekend staff and opened the store with keys.'],
      ['number', 'Recommended books and raised staff-pick sales by 15%.'],
    ],
  },
  {
    field: 'Büro',
    language: 'de',
    entry: {
      title: 'Kaufmann für Büromanagement',
      companyName: 'Becker Elektro GmbH',
      startDate: '2017-08',
      endDate: '2022-12',
      notes: [
        'Angebote und Rechnungen geschrieben (Lexware), Telefon, Post',
        'Termine für 6 Monteure geplant',
        'Mahnwesen',
        'Ablage digitalisiert, ca. 300 Ordner',
      ],
    },
    skills: ['Lexware', 'Excel'],
    posting: 'Sachbearbeiter (m/w/d) mit Organisationstalent, Rechnungswesen und DATEV-Kenntnissen.',
    truthful: [
      'Erstellte Angebote und Rechnungen in Lexware und bearbeitete das Mahnwesen.',
      'Plante die Einsätze von sechs Monteuren und digitalisierte rund 300 Ordner der Ablage.',
      'Betreute Telefon und Post und schrieb Rechnungen sowie Angebote.',
    ],
    invented: [
      ['skill', 'Erstellte Angebote und Rechnungen in Lexware und DATEV.'],
      ['scope', 'Leitete das Büro und plante die Termine von sechs Monteuren.'],
      ['number', 'Plante die Termine von sechs Monteuren und senkte offene Forderungen um 20 Prozent.'],
    ],
  },
  {
    field: 'chemistry lab',
    language: 'en',
    entry: {
      title: 'QC Technician',
      companyName: 'Barrow Coatings',
      startDate: '2015-01',
      endDate: '2020-11',
      notes: [
        'tested viscosity, pH, color on ~25 batches per day and signed off or rejected',
        'calibrated the pH meters & viscometer weekly',
        'logged results in LIMS',
        '2nd shift',
      ],
    },
    posting: 'Quality lab technician: GMP documentation, root cause analysis, training.',
    truthful: [
      'Tested about 25 batches daily for viscosity, pH, and color, approving or rejecting each one.',
      'Calibrated pH meters and the viscometer every week and recorded results in the LIMS.',
      'Worked second shift, logging test results for roughly 25 batches a day.',
    ],
    invented: [
      ['skill', 'Tested about 25 batches daily for viscosity, pH, and gloss.'],
      ['scope', 'Investigated root causes of rejected batches and tested about 25 batches daily.'],
      ['number', 'Tested about 25 batches daily, reducing rejects by 8%.'],
      ['scope', 'Trained technicians on testing about 25 batches daily for viscosity, pH, and color.'],
    ],
  },
  {
    field: 'farm',
    language: 'en',
    entry: {
      title: 'Farmhand',
      companyName: 'Sweetwater Orchards',
      startDate: '2019-06',
      endDate: '2021-11',
      notes: [
        'pruned, thinned & picked apples, 40 acres',
        'drove tractor & sprayer',
        'sold at the Saturday market',
        'fixed fence',
      ],
    },
    posting: 'Orchard crew: harvest, equipment operation, direct sales. Pesticide applicator license preferred.',
    truthful: [
      'Pruned, thinned, and harvested apples on a 40-acre orchard and operated the tractor and sprayer.',
      'Sold fruit at the Saturday market and repaired fences.',
      'Operated tractor and sprayer and picked apples across 40 acres.',
    ],
    invented: [
      ['credential', 'Licensed pesticide applicator who drove the tractor and sprayer on 40 acres.'],
      ['scope', 'Led harvest crews on 40 acres of apples.'],
      ['number', 'Picked apples on 40 acres and sold $2,000 of fruit each Saturday.'],
      ['skill', 'Pruned, grafted, and picked apples on 40 acres.'],
    ],
  },
  {
    field: 'teaching',
    language: 'en',
    path: 'letter',
    entry: {
      title: 'Math Teacher',
      companyName: 'Roosevelt Middle School',
      startDate: '2014-08',
      endDate: '2021-06',
      notes: [
        'taught 7th and 8th grade math, 5 sections, about 130 kids',
        'ran math club Wednesdays',
        'co-wrote the 8th grade pacing guide with 2 colleagues',
        'google classroom, desmos',
      ],
    },
    further: ['MEd, 2016'],
    posting: 'Math teacher, department leadership potential, technology integration.',
    truthful: [
      'At Roosevelt Middle School I taught seventh- and eighth-grade math to about 130 students in five sections.',
      'Together with two colleagues I co-wrote the eighth-grade pacing guide, and I ran the Wednesday math club.',
      'I use Google Classroom and Desmos in my lessons.',
    ],
    invented: [
      ['scope', 'As department chair at Roosevelt Middle School I taught five sections of math.'],
      ['number', 'Under my guidance, 90% of my eighth graders passed the state test.'],
      ['name', 'I use Google Classroom, Desmos, and Khan Academy in my lessons.'],
      ['scope', 'I wrote the district’s pacing guide for eighth-grade math.'],
    ],
  },
];
