/** The words of job titles, in English, German, Finnish, French, and Spanish. */
const roleWords = [
  'engineer|developer|programmer|architect|designer|analyst|scientist|researcher|administrator|technician|mechanic',
  'manager|director|supervisor|coordinator|specialist|consultant|strategist|planner|buyer|producer|editor|writer|president|officer|chief|head of',
  'assistant|associate|clerk|secretary|receptionist|representative|agent|advisor|adviser|recruiter|accountant|bookkeeper|auditor|controller|cashier|teller|underwriter',
  'nurse|physician|therapist|pharmacist|dentist|hygienist|paramedic|caregiver|aide|surgeon|veterinarian|psychologist|counselor',
  'teacher|tutor|professor|lecturer|instructor|educator|librarian|registrar|curator|archivist|coach|trainer|ranger',
  'cook|chef|baker|bartender|barista|server|waiter|waitress|host|dishwasher|butcher',
  'driver|courier|pilot|captain|operator|welder|electrician|plumber|carpenter|painter|installer|inspector|machinist|laborer|worker|janitor|custodian|guard|cleaner|gardener',
  'marketer|copywriter|merchandiser|stylist|barber|phlebotomist|sonographer|radiographer|optician|dietitian|midwife|practitioner|surveyor|estimator|scheduler|dispatcher|handler|packer|stocker|foreman|superintendent|roofer|firefighter|deputy|tester|illustrator|animator|videographer|journalist|reporter|publicist|executive|advocate|liaison|concierge|housekeeper|nanny|groomer|seller|generalist|attendant|porter|steward|lifeguard|counsel|solicitor|treasurer|principal|fellow|crew member|team member|vp|rn|lpn|cna|adjuster|examiner|appraiser|broker|maker|joiner|tailor|seamstress|fitter|rigger|miner|farmer|grower|breeder|fisher|logger|ranch hand|paraprofessional|carer|support worker|bricklayer|plasterer|upholsterer|jeweler|florist|butler|valet|bellhop|croupier|dealer|promoter|sommelier|processor|purchaser|collector|assembler|fabricator|drafter|detailer|biller|coder|transcriptionist|proofreader|investigator|caseworker|chaplain|organizer|fundraiser|technologist|clinician|cosmetologist|esthetician|sorter|picker|loader|grinder|finisher|brewer|distiller|roaster',
  'chargée?s?|responsable|comptable|infirmi(?:er|ère)|vendeu(?:r|se)|ingénieure?|développeu(?:r|se)|technicienn?e?|assistante|conseill(?:er|ère)|cheff?e?|gestionnaire|ingenier[oa]|desarrollador|gerente|enfermer[oa]|cociner[oa]|vendedor|winemaker|boulang(?:er|ère)|pâtissi(?:er|ère)|serveu(?:r|se)|caissi(?:er|ère)|cuisini(?:er|ère)|chauffeur|mécanicien|électricien|plombier|menuisier|secrétaire|direct(?:eur|rice)|juriste|avocate?|formateur|magasinier|acheteur|contable|auxiliar|administrativ[oa]|camarer[oa]|dependient[ea]|conductora?|encargad[oa]|programadora?|técnic[oa]|diseñadora?|profesora?|abogad[oa]|repartidora?',
  '\\p{L}+(?:ologist|ographer|ician|keeper|smith|wright)',
  'lawyer|attorney|paralegal|judge|chemist|biologist|physicist|geologist|economist|statistician|actuary|translator|interpreter|photographer|artist|musician|lead|intern|apprentice|trainee|owner|partner',
  '\\p{L}*(?:entwickler|ingenieur|buchhalter|sachbearbeiter|leiter|berater|kaufmann|kauffrau|mechaniker|techniker|verkäufer|pfleger|lehrer|fahrer|assistent|referent|einkäufer|gestalter|redakteur|elektroniker|monteur|helfer|erzieher|konstrukteur|architekt|disponent|planer|betreuer|arbeiter|werkstudent|praktikant)(?:in)?',
  '\\p{L}*(?:pitäjä|hoitaja|opettaja|insinööri|päällikkö|johtaja|asiantuntija|kehittäjä|suunnittelija|myyjä|kokki|kuljettaja|avustaja|sihteeri|työntekijä|koordinaattori|konsultti|siivooja|harjoittelija)',
].join('|');
const roles = new RegExp(`\\b(?:${roleWords})(?:s|es)?\\b`, 'iu');
/** "Nurse - ICU" is a nurse, "nurse residency" isn't. */
const roleAtEnd = new RegExp(
  `\\b(?:${roleWords})(?:s|es)?(?:$|,| ?[-–—(/|]| (?:I{1,3}|IV|V|[1-5])\\b| (?:of|for|in)\\b)`,
  'iu',
);
const gender = /\((?:[mwfdx][/|]){2}[mwfdx]\)|\(all genders\)/i;

/** How much a line looks like a job title. */
export const titleScore = (line: string): number =>
  (gender.test(line) ? 4 : 0) + (roles.test(line) ? 3 : 0) + (roleAtEnd.test(line) ? 1 : 0);

/** Whether a line has the words of a job title. */
export const looksLikeTitle = (line: string): boolean => titleScore(line) > 0;

/** Whether a text has the word of a role, so it's hardly a company. */
export const hasRole = (text: string): boolean => roles.test(text);

/** Whether a text ends as a job title does: "Senior Welder", "Nurse - ICU". */
export const endsInRole = (text: string): boolean => roleAtEnd.test(text) && /^\p{Lu}/u.test(text);

/** "Bread Kneader" is what somebody does, whatever the trade. */
export const looksLikeAgent = (line: string): boolean =>
  /^(?:\p{Lu}[\p{L}-]+ ){1,3}\p{Lu}\p{L}{2,}(?:er|or|ist|yst)$/u.test(line);

/** "Foxglove Coffee Roasters" is no roaster. */
export const several = /(?:ers|ors)$/;
