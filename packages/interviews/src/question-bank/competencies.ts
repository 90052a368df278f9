/** The competencies that questions ask about and stories show. */
export const competencies = {
  teamwork: 'Teamwork',
  conflict: 'Conflict',
  leadership: 'Leadership',
  initiative: 'Initiative',
  failure: 'Mistakes and failure',
  learning: 'Learning',
  communication: 'Communication',
  problems: 'Problem solving',
  customers: 'Customers',
  time: 'Time and priorities',
  change: 'Change',
  integrity: 'Integrity',
  quality: 'Quality and detail',
  influence: 'Influence',
  results: 'Results',
  pressure: 'Pressure',
} as const;
export type Competency = keyof typeof competencies;

export const competencyIds = Object.keys(competencies) as Competency[];

export const isCompetency = (value: unknown): value is Competency =>
  typeof value === 'string' && Object.hasOwn(competencies, value);
