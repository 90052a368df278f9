/** The major groups of the Standard Occupational Classification 2018, by the first two digits of their codes. */
export const occupationGroups = {
  '11': 'Management',
  '13': 'Business and finance',
  '15': 'Computers and mathematics',
  '17': 'Architecture and engineering',
  '19': 'Science',
  '21': 'Community and social service',
  '23': 'Legal',
  '25': 'Education and libraries',
  '27': 'Arts, design, media and sports',
  '29': 'Healthcare practitioners',
  '31': 'Healthcare support',
  '33': 'Protective service',
  '35': 'Food preparation and serving',
  '37': 'Cleaning and grounds',
  '39': 'Personal care and service',
  '41': 'Sales',
  '43': 'Office and administration',
  '45': 'Farming, fishing and forestry',
  '47': 'Construction',
  '49': 'Installation and repair',
  '51': 'Production',
  '53': 'Transportation and moving',
  '55': 'Military',
} as const;
export type OccupationGroup = keyof typeof occupationGroups;

export const occupationGroupCodes = Object.keys(occupationGroups) as OccupationGroup[];

export const isOccupationGroup = (value: unknown): value is OccupationGroup =>
  typeof value === 'string' && Object.hasOwn(occupationGroups, value);

/** The groups to choose from, by name. */
export const occupationGroupOptions: readonly { value: OccupationGroup; label: string }[] = occupationGroupCodes
  .map((value) => ({ value, label: occupationGroups[value] }))
  .toSorted((left, right) => left.label.localeCompare(right.label, 'en'));
