export interface SampleCompany {
  readonly name: string;
  /** What it does, as it would say so itself. */
  readonly about: string;
  /** Kinds of role that it hires for. */
  readonly hires: readonly SampleTrade[];
}

export type SampleTrade = 'software' | 'data' | 'office' | 'care' | 'workshop' | 'kitchen' | 'field' | 'school';

/** Every one of them is invented. */
export const sampleCompanies: readonly SampleCompany[] = [
  {
    name: 'Fernhollow Software',
    about: 'We write scheduling software for small clinics. Nine hundred practices open it every morning.',
    hires: ['software', 'data', 'office'],
  },
  {
    name: 'Bluegate Analytics',
    about: 'We help city transit agencies see where their buses really are, and where riders give up waiting.',
    hires: ['software', 'data', 'office'],
  },
  {
    name: 'Tidewrack Robotics',
    about: 'We build small boats without a crew that survey harbour floors for dredging companies.',
    hires: ['software', 'data', 'workshop'],
  },
  {
    name: 'Larkstone Health',
    about: 'We run eleven neighborhood clinics with walk-in hours on every day of the week.',
    hires: ['care', 'office', 'data'],
  },
  {
    name: 'Quillmoor Publishing',
    about: 'We publish school books for maths and science, on paper and on screen.',
    hires: ['office', 'software', 'school'],
  },
  {
    name: 'Cinderpath Brewing Cooperative',
    about: 'We are a brewery and kitchen that belongs to the sixty people who work in it.',
    hires: ['kitchen', 'workshop', 'office'],
  },
  {
    name: 'Oakbarrow Solar',
    about: 'We plan and install solar roofs for homes, farms and two school districts.',
    hires: ['field', 'office', 'workshop'],
  },
  {
    name: 'Marrowbridge Logistics',
    about: 'We move refrigerated goods between growers and grocers, mostly overnight.',
    hires: ['field', 'office', 'data', 'software'],
  },
  {
    name: 'Wrenfield Academy',
    about: 'We are a public charter school for grades six to twelve, with classes of at most twenty.',
    hires: ['school', 'office', 'kitchen'],
  },
  {
    name: 'Halcyon Ridge Senior Living',
    about: 'We are home to a hundred and forty residents, from independent flats to full nursing care.',
    hires: ['care', 'kitchen', 'field'],
  },
  {
    name: 'Pinnacle Thread Works',
    about: 'We sew outdoor clothing in our own workshop and repair everything that we ever sold.',
    hires: ['workshop', 'office', 'software'],
  },
  {
    name: 'Copperleaf Payments',
    about: 'We let independent shops take card payments without a contract or a monthly fee.',
    hires: ['software', 'data', 'office'],
  },
  {
    name: 'Saltmarsh Marine Supply',
    about: 'We sell and service engines, rigging and safety gear for working boats.',
    hires: ['workshop', 'office', 'field'],
  },
  {
    name: 'Juniper & Vale Bakehouse',
    about: 'We bake sourdough and pastry for three shops of our own and for forty cafés.',
    hires: ['kitchen', 'field', 'office'],
  },
  {
    name: 'Northlight Learning',
    about: 'We tutor adults who are finishing a high school diploma or learning English.',
    hires: ['school', 'software', 'office'],
  },
  {
    name: 'Greyheron Environmental',
    about: 'We test soil and water for towns, builders and farms, and say plainly what we found.',
    hires: ['field', 'data', 'office'],
  },
  {
    name: 'Foxglove Veterinary Group',
    about: 'We care for pets and farm animals at seven practices and one mobile surgery.',
    hires: ['care', 'office', 'field'],
  },
  {
    name: 'Emberline Energy',
    about: 'We make controllers that let buildings heat and cool themselves with a third less electricity.',
    hires: ['software', 'workshop', 'data', 'field'],
  },
  {
    name: 'Starling Street Media',
    about: 'We make podcasts and short documentaries about the places people live in.',
    hires: ['office', 'software'],
  },
  {
    name: 'Basswood Furniture',
    about: 'We build tables, beds and shelves from regional hardwood, to order.',
    hires: ['workshop', 'office', 'field'],
  },
];
