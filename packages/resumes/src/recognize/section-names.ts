import type { SectionKind } from '../resume-document';

export type HeadingMeaning = SectionKind | 'contact';

/** Names of sections in the ten languages of résumés, without accents. A name may be part of a longer heading. */
const names: Readonly<Record<Exclude<HeadingMeaning, 'custom'>, string>> = {
  contact:
    'contact|contact information|contact info|contact details|contacts|personal details|personal information|personal info|kontakt|kontaktdaten|personliche daten|contacto|datos personales|coordonnees|contatti|dati personali|contato|dados pessoais|contactgegevens|persoonlijke gegevens|dane kontaktowe|dane osobowe|kontaktuppgifter|personuppgifter|yhteystiedot|henkilotiedot|links|websites|social|online',
  summary:
    'summary|professional summary|executive summary|career summary|summary of qualifications|profile|professional profile|about|about me|objective|career objective|personal statement|overview|bio|introduction|profil|kurzprofil|uber mich|zusammenfassung|perfil|perfil profesional|resumen|sobre mi|objetivo|a propos|resume|profil professionnel|objectif|profilo|profilo professionale|sommario|obiettivo|sobre mim|resumo|resumo profissional|profiel|samenvatting|over mij|podsumowanie|o mnie|profil zawodowy|sammanfattning|om mig|profiili|yhteenveto',
  experience:
    'experience|work experience|professional experience|employment|employment history|work history|career history|relevant experience|industry experience|research experience|teaching experience|internships|internship experience|professional background|positions|appointments|academic appointments|military experience|berufserfahrung|beruflicher werdegang|werdegang|praktika|berufliche erfahrung|arbeitserfahrung|experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|experience professionnelle|experiences professionnelles|experiences|parcours professionnel|stages|esperienza|esperienze|esperienza lavorativa|esperienze lavorative|esperienza professionale|esperienze professionali|experiencia profissional|historico profissional|werkervaring|ervaring|loopbaan|doswiadczenie|doswiadczenie zawodowe|historia zatrudnienia|erfarenhet|arbetslivserfarenhet|arbetserfarenhet|yrkeserfarenhet|tyokokemus|tyohistoria',
  education:
    'education|education and training|academic background|academic history|educational background|academic qualifications|qualifications|studies|ausbildung|bildung|bildungsweg|studium|schulbildung|akademischer werdegang|formacion|formacion academica|educacion|estudios|formation|formations|formation academique|etudes|diplomes|istruzione|istruzione e formazione|formazione|studi|formacao|formacao academica|educacao|escolaridade|opleiding|opleidingen|onderwijs|wyksztalcenie|edukacja|utbildning|koulutus|opinnot',
  skills:
    'skills|technical skills|key skills|core skills|core competencies|competencies|technologies|technical proficiencies|tools|expertise|areas of expertise|top skills|skills and tools|programming skills|computer skills|hard skills|soft skills|skills summary|tech stack|technical expertise|proficiencies|strengths|kenntnisse|fahigkeiten|kompetenzen|it kenntnisse|edv kenntnisse|fachkenntnisse|starken|habilidades|competencias|aptitudes|conocimientos|conocimientos tecnicos|competences|competences techniques|savoir faire|competenze|competenze tecniche|capacita|conhecimentos|vaardigheden|competenties|kennis|umiejetnosci|kompetencje|kompetenser|fardigheter|kunskaper|osaaminen|taidot',
  projects:
    'projects|personal projects|selected projects|side projects|academic projects|key projects|open source|open source projects|portfolio|projekte|proyectos|projets|projets personnels|progetti|projetos|projecten|projekty|projekt|projektit',
  certifications:
    'certifications|certificates|licenses|licenses and certifications|licensure|professional certifications|certifications and licenses|credentials|courses|training|professional development|courses and certifications|zertifikate|zertifizierungen|weiterbildung|fortbildungen|lizenzen|certificaciones|cursos|licencias|certificats|certificazioni|corsi|certificacoes|certificados|certificaten|cursussen|certyfikaty|kursy|szkolenia|certifikat|kurser|sertifikaatit|kurssit',
  languages:
    'languages|language skills|sprachen|sprachkenntnisse|idiomas|lenguas|langues|lingue|linguas|talen|talenkennis|jezyki|jezyki obce|znajomosc jezykow|sprak|sprakkunskaper|kielitaito|kielet',
  volunteering:
    'volunteering|volunteer|volunteer experience|volunteer work|community service|community involvement|leadership|leadership and activities|leadership experience|activities|extracurricular activities|extracurriculars|ehrenamt|ehrenamtliches engagement|engagement|voluntariado|benevolat|engagement associatif|volontariato|vrijwilligerswerk|wolontariat|ideellt arbete|vapaaehtoistyo',
  awards:
    'awards|honors|honours|awards and honors|honors and awards|achievements|selected honors|selected awards|scholarships|fellowships|grants|awards and achievements|accomplishments|auszeichnungen|preise|stipendien|premios|reconocimientos|becas|logros|distinctions|prix|bourses|riconoscimenti|premi|borse di studio|premios e distincoes|onderscheidingen|prijzen|nagrody|osiagniecia|stypendia|utmarkelser|priser|stipendier|palkinnot',
  publications:
    'publications|selected publications|papers|research papers|journal articles|conference papers|publikationen|veroffentlichungen|publicaciones|pubblicazioni|publicacoes|publicaties|publikacje|publikationer|julkaisut',
  interests:
    'interests|hobbies|hobbies and interests|interests and hobbies|personal interests|interessen|hobbys|intereses|aficiones|centres d interet|loisirs|interessi|hobby|interesses|passatempos|zainteresowania|intressen|fritidsintressen|kiinnostuksen kohteet|harrastukset',
  references:
    'references|referees|recommendations|referenzen|referencias|references professionnelles|referenze|referenties|referencje|referenser|suosittelijat',
};

const meanings = new Map<string, HeadingMeaning>();
for (const [meaning, list] of Object.entries(names)) {
  for (const name of list.split('|')) meanings.set(name, meaning as HeadingMeaning);
}

/** A heading without accents, case, and punctuation. */
export const plainHeading = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll(/&|\+|\/|\b(?:und|et|y|e|en|i|och|ja)\b/g, ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a heading announces; undefined when no section is called this. */
export function meaningOf(text: string): HeadingMeaning | undefined {
  const heading = plainHeading(text);
  const whole = meanings.get(heading);
  if (whole || heading.split(' ').length > 6) return whole;
  // "Skills and interests", "Education and honors": the first name decides.
  return meaningsOf(text)[0];
}

/** What each part of a heading such as "Skills & languages" announces; empty when one isn't known. */
export function meaningsOf(text: string): readonly HeadingMeaning[] {
  const parts = text.split(/[&+/]|\s(?:and|und|et|y|e|en|i|och|ja)\s/i).map((part) => meanings.get(plainHeading(part)));
  return parts.every((part) => part !== undefined) ? parts : [];
}

/** The same for headings that the file itself marks or whose look is that of headings: one known word is enough. */
export function likelyMeaningOf(text: string): HeadingMeaning | undefined {
  const known = meaningOf(text);
  if (known) return known;
  const words = plainHeading(text).split(' ');
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    for (let from = words.length - length; from >= 0; from -= 1) {
      const meaning = meanings.get(words.slice(from, from + length).join(' '));
      if (meaning && words.length <= 5) return meaning;
    }
  }
  return undefined;
}
