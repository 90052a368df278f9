import type { OccupationGroup } from './occupation-groups';

// From specific to general words: the first match wins.
const words: readonly (readonly [RegExp, OccupationGroup])[] = [
  [/\b(?:nursing assistant|nurse aide|home health|medical assistant|dental assistant|caregiver|cna|orderly)\b/, '31'],
  [
    /\b(?:nurse|physician|doctor|pharmacist|therapist|paramedic|dentist|hygienist|radiolog\w*|rn|surgeon|optometrist)\b/,
    '29',
  ],
  [/\b(?:social worker|counselor|case manager|chaplain|community health)\b/, '21'],
  [/\b(?:attorney|lawyer|paralegal|legal|judge|counsel)\b/, '23'],
  [/\b(?:teacher|professor|tutor|librarian|instructor|lecturer|educator|teaching)\b/, '25'],
  [/\b(?:soldier|army|navy|marine corps|air force|infantry|military)\b/, '55'],
  [/\b(?:police|firefighter|security guard|security officer|correction\w*|lifeguard)\b/, '33'],
  [/\b(?:cook|chef|baker|server|waiter|waitress|bartender|barista|dishwasher|food prep)\b/, '35'],
  [/\b(?:janitor|cleaner|housekeep\w*|custodian|landscap\w*|groundskeep\w*)\b/, '37'],
  [
    /\b(?:hairdresser|hairstylist|barber|cosmetolog\w*|nanny|childcare|child care|fitness|flight attendant|usher)\b/,
    '39',
  ],
  [/\b(?:manager|director|chief|president|head of|supervisor|ceo|cto|cfo|vp)\b/, '11'],
  [
    /\b(?:software|developer|programmer|data (?:scientist|analyst|engineer)|web|devops|it support|statistician|cybersecurity|systems administrator|machine learning|qa)\b/,
    '15',
  ],
  [/\b(?:architect|surveyor|drafter|engineer|engineering)\b/, '17'],
  [/\b(?:scientist|chemist|biolog\w*|physicist|researcher|psychologist|economist|laboratory)\b/, '19'],
  [
    /\b(?:accountant|auditor|financial|business analyst|recruiter|human resources|buyer|underwriter|market research|project management|project coordinator)\b/,
    '13',
  ],
  [
    /\b(?:designer|writer|editor|journalist|photographer|musician|actor|artist|animator|coach|producer|reporter)\b/,
    '27',
  ],
  [/\b(?:sales\w*|cashier|retail|real estate|account executive|telemarketer)\b/, '41'],
  [
    /\b(?:secretary|receptionist|clerk|administrative|office|bookkeeper|customer service|teller|dispatcher|data entry)\b/,
    '43',
  ],
  [/\b(?:farm\w*|agricultur\w*|fisher\w*|logger|forest\w*|ranch\w*)\b/, '45'],
  [/\b(?:carpenter|electrician|plumber|roofer|mason|painter|construction|laborer|pipefitter|drywall\w*)\b/, '47'],
  [/\b(?:mechanic|maintenance|repair\w*|hvac|installer|technician)\b/, '49'],
  [/\b(?:welder|machinist|assembler|production|operator|fabricator|inspector|butcher)\b/, '51'],
  [/\b(?:driver|pilot|warehouse|stocker|courier|mover|forklift|delivery|captain|conductor)\b/, '53'],
];

/** The occupation group of a job title, guessed from its words; undefined if unknown. */
export function groupOfJobTitle(jobTitle: string): OccupationGroup | undefined {
  const title = jobTitle.toLowerCase();
  return words.find(([pattern]) => pattern.test(title))?.[1];
}
