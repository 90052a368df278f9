/** What people call a level of skill, in the languages of résumés, without accents. */
const levels = [
  '(?:highly |very )?(?:advanced|proficient|skilled|skillful|experienced|competent|knowledgeable)|expert(?: level)?|master|beginner|novice|intermediate|upper intermediate|basic(?: knowledge| skills)?|basics|elementary|familiar|foundational|working knowledge|excellent|very good|good|fair|strong|fluent|native|professional',
  'expert(?:e|in|enwissen|enkenntnisse)?|fortgeschritten(?:e kenntnisse)?|(?:sehr )?gut(?:e kenntnisse)?|ausgezeichnet|fundiert(?:e kenntnisse)?|grundkenntnisse|grundlagen|anfanger|mittel',
  'avance|intermediaire|debutant|confirme|maitrise|notions|bases|tres bon(?:ne)?|bon(?:ne)?|excellent|courant',
  'experto|avanzado|intermedio|basico|principiante|nivel (?:alto|medio|bajo|avanzado|intermedio|basico|experto)|alto|medio',
  'esperto|avanzato|base|ottimo|buono|discreto|avancado|intermediario|iniciante|especialista',
  'gevorderd|gemiddeld|beginner|goed|uitstekend|basis|zaawansowany|sredniozaawansowany|podstawowy|biegly|avancerad|grundlaggande|nyborjare|edistynyt|keskitaso|perustaso|aloittelija',
  "less than (?:a|one|1) year|weniger als (?:ein|1) jahr|moins d[’']un an|menos de un ano",
  String.raw`\d{1,3}\s?%|[1-9]\d?\s?\/\s?(?:5|6|10|100)`,
  String.raw`\d{1,2}\+?\s(?:years?|yrs?\.?|jahre?|ans|anos|anni|jaar|lat|ar)(?: of experience| experience| erfahrung)?`,
].join('|');

const onlyLevel = new RegExp(`^(?:${levels})$`, 'iu');
/** Dots, stars and bars that stand for a level: "●●●○○", "★★★☆☆", "███░░". */
const drawnLevel = /\s*(?:[●○◉◎◯⚫⚪•∙·★☆✩✭■□▪▫▮▯█░▒▓◆◇⬤]\s?){3,}\s*$/u;

/** Whether a text has nothing but such marks. One may have been taken for that of a list. */
export const isDrawnLevel = (text: string): boolean => /^(?:[●○◉◎◯⚫⚪★☆✩✭▪▫▮▯█░▒▓⬤]\s?){2,}$/u.test(text.trim());

/** Whether a text is the level of a skill and nothing else. BASIC in capitals is a language of programmers. */
export function isSkillLevel(text: string): boolean {
  const bare = text
    .trim()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replace(/^\((.*)\)$/, '$1');
  return bare !== 'BASIC' && onlyLevel.test(bare);
}

/** "Python (Expert)", "Python – Advanced" and "Python ●●●○○" as name and level; a level that's only drawn is none. */
export function leveledSkill(given: string): { readonly name: string; readonly level: string } {
  const text = given.replace(drawnLevel, '').trim();
  const [, name = '', level = ''] =
    /^(.+?)\s*\(([^()]+)\)$/u.exec(text) ?? /^(.+?)(?:\s+[–—-]\s+|:\s+)([^–—:]+)$/u.exec(text) ?? [];
  const [firstWord = ''] = level.split(/[,;/]/);
  return name !== '' && (isSkillLevel(level) || (text.endsWith(')') && isSkillLevel(firstWord)))
    ? { name: name.trim(), level: level.trim() }
    : { name: text, level: '' };
}
