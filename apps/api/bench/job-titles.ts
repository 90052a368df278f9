/** Titles that stand in real postings, by how often such work is looked for. */
export const occupations = [
  'Software Engineer',
  'Registered Nurse',
  'Project Manager',
  'Customer Service Representative',
  'Sales Associate',
  'Data Analyst',
  'Administrative Assistant',
  'Accountant',
  'Mechanical Engineer',
  'Truck Driver',
  'Product Manager',
  'Marketing Manager',
  'Electrician',
  'Medical Assistant',
  'Warehouse Associate',
  'Business Analyst',
  'Graphic Designer',
  'Financial Analyst',
  'Human Resources Manager',
  'Data Scientist',
  'Physical Therapist',
  'Civil Engineer',
  'Restaurant Manager',
  'Teacher',
  'Paralegal',
  'Operations Manager',
  'Line Cook',
  'Security Officer',
  'Pharmacist',
  'DevOps Engineer',
  'Frontend Developer',
  'Backend Developer',
  'Maintenance Technician',
  'Social Worker',
  'Account Executive',
  'Dental Hygienist',
  'Machine Learning Engineer',
  'Quality Assurance Engineer',
  'Copywriter',
  'UX Designer',
  'Network Administrator',
  'Recruiter',
  'Delivery Driver',
  'Barista',
  'Welder',
  'Machinist',
  'Veterinary Technician',
  'Research Scientist',
  'Event Coordinator',
  'Store Manager',
  'Chef',
  'Plumber',
  'Tax Accountant',
  'Hardware Engineer',
  'Technical Writer',
  'Security Engineer',
  'Solutions Architect',
  'Home Health Aide',
  'Librarian',
  'Statistician',
];
/** In a third of the titles. */
export const commonWord = 'Engineer';
const levels = ['', '', '', 'Senior ', 'Junior ', 'Lead ', 'Staff ', 'Assistant '];
const endings = [
  '',
  '',
  '',
  '',
  ' - Night Shift',
  ', Remote',
  ' II',
  ' III',
  ' (Part Time)',
  ' Intern',
  ' - Healthcare',
  ', Payments',
];

const engineering = occupations.filter((occupation) => occupation.endsWith(commonWord));
const extraEngineering = 0.25;

/** A third of the titles hold `commonWord`, as one word does in a real list of technical postings. */
export function jobTitle(random: () => number): string {
  const among = random() < extraEngineering ? engineering : occupations;
  return `${pick(levels, random)}${pick(among, random)}${pick(endings, random)}`;
}

export function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from.');
  return item;
}
