import type { SectionKind } from '@keepmark/resume-document';

export type HeadingMeaning = SectionKind | 'contact';

/** Names of sections in the ten languages of résumés, without accents. A name may be part of a longer heading. */
const names: Readonly<Record<Exclude<HeadingMeaning, 'custom'>, string>> = {
  contact:
    'contact|contact me|follow me|find me|find me online|connect|let s connect|social media|details|my details|dati personali e contatti|persoonlijke informatie|kontaktinformationen|contact et informations|puesto solicitado|puesto deseado|empleo deseado|job applied for|position applied for|preferred job|desired position|angestrebte stelle|angestrebte position|poste vise|poste recherche|emploi recherche|occupazione desiderata|cargo pretendido|get in touch|reach me|personal data|personal particulars|bio data|angaben zur person|zur person|informacion personal|informacion de contacto|informations personnelles|informazioni personali|informacoes pessoais|contact information|contact info|contact details|contacts|personal details|personal information|personal info|kontakt|kontaktdaten|personliche daten|contacto|datos personales|coordonnees|contatti|dati personali|contato|dados pessoais|contactgegevens|persoonlijke gegevens|dane kontaktowe|dane osobowe|kontaktuppgifter|personuppgifter|yhteystiedot|henkilotiedot|links|websites|social|online',
  summary:
    'summary|in brief|in short|at a glance|in a nutshell|auf einen blick|kurz gesagt|en bref|en resume|profile summary|career profile|personal profile|executive profile|professional overview|career overview|professional objective|who i am|hello|berufsziel|kurzvorstellung|uber mich selbst|perfil personal|extracto|presentation|presentazione|apresentacao|sommaire|profil personnel|profil personal|professional summary|executive summary|career summary|summary of qualifications|profile|professional profile|about|about me|objective|career objective|personal statement|overview|bio|introduction|profil|kurzprofil|uber mich|zusammenfassung|perfil|perfil profesional|resumen|sobre mi|objetivo|a propos|resume|profil professionnel|objectif|profilo|profilo professionale|sommario|obiettivo|sobre mim|resumo|resumo profissional|profiel|samenvatting|over mij|podsumowanie|o mnie|profil zawodowy|sammanfattning|om mig|profiili|yhteenveto',
  experience:
    'experience|experience history|job history|work|employment experience|employment record|professional history|professional employment|career|career summary and experience|selected experience|other experience|additional experience|clinical experience|related experience|work and research experience|beruflicher hintergrund|berufspraxis|berufliche laufbahn|berufliche stationen|beruf|berufstatigkeit|historial laboral|empleo|experiencia de trabajo|historia laboral|emplois|experience de travail|carriere|esperienza di lavoro|percorso professionale|experiencia de trabalho|werkgeschiedenis|werk|zatrudnienie|praca zawodowa|anstallningar|arbetsliv|tyohistoria ja kokemus|work experience|professional experience|employment|employment history|work history|career history|relevant experience|industry experience|research experience|teaching experience|internships|internship experience|professional background|positions|appointments|academic appointments|military|military service|military experience|berufserfahrung|beruflicher werdegang|werdegang|praktika|berufliche erfahrung|arbeitserfahrung|experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|trayectoria|track record|work history and experience|experience professionnelle|experiences professionnelles|experiences|parcours professionnel|stages|esperienza|esperienze|esperienza lavorativa|esperienze lavorative|esperienza professionale|esperienze professionali|experiencia profissional|historico profissional|werkervaring|ervaring|loopbaan|doswiadczenie|doswiadczenie zawodowe|historia zatrudnienia|erfarenhet|arbetslivserfarenhet|arbetserfarenhet|yrkeserfarenhet|tyokokemus|tyohistoria',
  education:
    'education|aus und weiterbildung|aus und fortbildung|school|schools|educational qualification|educational qualifications|academic qualification|educational details|academic details|academics|academic profile|schooling|degrees|schule|schule und ausbildung|schulische ausbildung|akademische ausbildung|schul und berufsausbildung|hochschulstudium|formacion y estudios|estudios realizados|titulacion|scolarite|cursus|parcours academique|parcours scolaire|titoli di studio|studies and training|nauka|skolgang|education and training|academic background|academic history|educational background|academic qualifications|qualifications|studies|ausbildung|bildung|bildungsweg|studium|schulbildung|akademischer werdegang|formacion|formacion academica|educacion|estudios|formation|formations|formation academique|etudes|diplomes|istruzione|istruzione e formazione|formazione|studi|formacao|formacao academica|educacao|escolaridade|opleiding|opleidingen|onderwijs|wyksztalcenie|edukacja|utbildning|koulutus|opinnot',
  skills:
    'skills|skill set|ict|ict skills|ict competence|digital literacy|computer literacy|tecnologias|tecnologie|technologien|technologie|tech skills|skills and technologies|skills and expertise|capacidades personales|capacidades y competencias personales|aptitudes y capacidades personales|capacita e competenze personali|competencias profesionales|competencias personales|competencias digitales|competencias clave|competences professionnelles|competences numeriques|competences personnelles|competenze professionali|competenze digitali|competenze personali|digitale kompetenzen|fachliche kompetenzen|personliche kompetenzen|job related skills|communication skills|organisational skills|skillset|technical skill set|it skills|software|software skills|digital skills|professional skills|personal skills|skills and abilities|abilities|capabilities|toolbox|toolkit|what i do|specialties|specialities|areas of interest and expertise|aptitudes professionnelles|logiciels|informatique|outils|herramientas|programas|destrezas|software y herramientas|informatica|strumenti|edv|computerkenntnisse|weitere kenntnisse|besondere kenntnisse|atouts|qualites|savoir etre|points forts|fortalezas|cualidades|punti di forza|pontos fortes|digitale vaardigheden|technical skills|key skills|core skills|core competencies|competencies|technologies|technical proficiencies|tools|expertise|areas of expertise|top skills|skills and tools|programming skills|computer skills|hard skills|soft skills|skills summary|tech stack|technical expertise|proficiencies|strengths|kenntnisse|fahigkeiten|kompetenzen|it kenntnisse|edv kenntnisse|fachkenntnisse|starken|habilidades|competencias|aptitudes|conocimientos|conocimientos tecnicos|competences|competences techniques|savoir faire|competenze|competenze tecniche|capacita|conhecimentos|vaardigheden|competenties|kennis|umiejetnosci|kompetencje|kompetenser|fardigheter|kunskaper|osaaminen|taidot',
  projects:
    'projects|project|project experience|project work|project highlights|major projects|recent projects|notable projects|relevant projects|university projects|coursework and projects|technical projects|research projects|freelance projects|selected work|personal projects|selected projects|side projects|academic projects|key projects|open source|open source projects|portfolio|projekte|proyectos|projets|projets personnels|progetti|projetos|projecten|projekty|projekt|projektit',
  certifications:
    'certifications|certification|habilitations|designations|professional designations|accreditation|accreditations|admissions|bar admissions|professional registrations|registrations|permis et habilitations|certificate|license|licences|licenses and certificates|professional licenses|professional qualifications|professional training|trainings|courses and training|continuing education|fortbildung|weiterbildungen|lehrgange|fuhrerschein|permisos|formacion complementaria|formations complementaires|formation continue|permis|certificates|licenses|licenses and certifications|licensure|professional certifications|certifications and licenses|credentials|courses|training|professional development|courses and certifications|zertifikate|zertifizierungen|weiterbildung|fortbildungen|lizenzen|certificaciones|cursos|licencias|certificats|certificazioni|corsi|certificacoes|certificados|certificaten|cursussen|certyfikaty|kursy|szkolenia|certifikat|kurser|sertifikaatit|kurssit',
  languages:
    'languages|language|mother tongue|mother tongues|other language|other languages|prima lingua|madrelingua|altra lingua|altre lingue|lengua materna|otros idiomas|langue maternelle|autres langues|muttersprache|weitere sprachen|lingua materna|outras linguas|languages spoken|language proficiency|linguistic skills|competencias linguisticas|competences linguistiques|competenze linguistiche|fremdsprachen|langues parlees|langues parlees et ecrites|conocimiento de idiomas|language skills|sprachen|sprachkenntnisse|idiomas|lenguas|langues|lingue|linguas|talen|talenkennis|jezyki|jezyki obce|znajomosc jezykow|sprak|sprakkunskaper|kielitaito|kielet',
  volunteering:
    'volunteering|volunteerism|voluntary work|voluntary experience|community|civic engagement|community engagement|community outreach|service|leadership and service|leadership and involvement|leadership and community|campus involvement|campus activities|campus leadership|activities and leadership|student activities|involvement|gesellschaftliches engagement|soziales engagement|freiwilligenarbeit|vie associative|activites|implication sociale|implication communautaire|attivita di volontariato|volunteer|volunteer experience|volunteer work|community service|community involvement|leadership|leadership and activities|leadership experience|activities|extracurricular activities|extracurriculars|ehrenamt|ehrenamtliches engagement|engagement|voluntariado|benevolat|engagement associatif|volontariato|vrijwilligerswerk|wolontariat|ideellt arbete|vapaaehtoistyo',
  awards:
    'awards|awards and recognition|awards and recognitions|recognition|honors and scholarships|awards and scholarships|academic honors|honours and awards|prizes|key achievements|career highlights|ehrungen|preise und auszeichnungen|galardones|premios y reconocimientos|prix et distinctions|recompenses|premi e riconoscimenti|honors|honours|awards and honors|honors and awards|achievements|selected honors|selected awards|scholarships|fellowships|grants|awards and achievements|accomplishments|auszeichnungen|preise|stipendien|premios|reconocimientos|becas|logros|distinctions|prix|bourses|riconoscimenti|premi|borse di studio|premios e distincoes|onderscheidingen|prijzen|nagrody|osiagniecia|stypendia|utmarkelser|priser|stipendier|palkinnot',
  publications:
    'publications|selected publications|papers|research papers|journal articles|conference papers|publikationen|veroffentlichungen|publicaciones|pubblicazioni|publicacoes|publicaties|publikacje|publikationer|julkaisut',
  interests:
    'interests|passions|my passions|interests and activities|activities and interests|leisure|leisure activities|pastimes|outside work|freizeit|hobbys und interessen|interessen und hobbys|ocio|pasatiempos|loisirs et interets|interets|interets personnels|tempo libero|hobbies|hobbies and interests|interests and hobbies|personal interests|interessen|hobbys|intereses|aficiones|centres d interet|loisirs|interessi|hobby|interesses|passatempos|zainteresowania|intressen|fritidsintressen|kiinnostuksen kohteet|harrastukset',
  references:
    'references|professional references|referenser|referees|recommendations|referenzen|referencias|references professionnelles|referenze|referenties|referencje|referenser|suosittelijat',
};

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

const meanings = new Map<string, HeadingMeaning>();
for (const [meaning, list] of Object.entries(names)) {
  for (const name of list.split('|')) meanings.set(plainHeading(name), meaning as HeadingMeaning);
}

/** Beginnings of words that announce a section, wherever they stand in a heading that looks like one. */
const stems: readonly (readonly [HeadingMeaning, RegExp])[] = [
  ['volunteering', /^(?:volunt|ehrenamt|benevol|vrijwillig|wolontar|vapaaehto)/],
  ['languages', /^(?:languages?$|idioma|langues?$|lingu[ae]s?$|fremdsprach|sprachkennt|sprakkunsk|jezyk|kielitai)/],
  [
    'certifications',
    /^(?:certif|licen[cs]|zertifi|fortbild|weiterbild|lehrgang|courses?$|trainings?$|cursos?$|corsi$|permis)/,
  ],
  ['publications', /^(?:publi[ck]a|papers?$|veroffentl|pubblica|julkaisu)/],
  [
    'awards',
    /^(?:awards?$|hono(?:u)?rs?$|scholarship|recogniti|auszeichn|premi[os]?$|distin[ck]|utmarkel|nagrod|palkin)/,
  ],
  [
    'interests',
    /^(?:interests?$|hobb(?:y|ies|ys)$|loisirs?$|aficion|intereses$|interessen$|zainteres|intressen$|harrast)/,
  ],
  ['references', /^(?:references?$|referees?$|referenz|referenc|referenti)/],
  [
    'skills',
    /^(?:skill|competen|kompeten|proficienc|expertise|kenntnis|fahigkeit|habilidad|aptitud|conocimient|logiciel|technolog|vaardigh|umiejetn|fardighe|kunskap|osaami)|kenntnisse$/,
  ],
  [
    'education',
    /^(?:education|academic|qualification|ausbildung|studium|schulbild|formacion|formation|estudios|etudes|scolarite|istruzione|formazione|formacao|opleiding|wyksztalc|edukac|utbildn|koulut)|ausbildung$/,
  ],
  [
    'experience',
    /^(?:experien|employment|career|erfahrung|werdegang|laufbahn|esperienz|loopbaan|werkervar|doswiadcz|zatrudn|erfarenhet|tyokok|laboral)|erfahrung$/,
  ],
  ['projects', /^(?:projects?$|projekt|proyecto|projets?$|progett|projeto)/],
  ['summary', /^(?:summary|profile|objective|resumen|zusammenfass|podsumow|sammanfatt)/],
];

/** What an unusual heading announces by one of its words, as in "Educational journey"; the last one that's known decides. */
function meaningOfWords(words: readonly string[]): HeadingMeaning | undefined {
  for (const word of words.toReversed()) {
    const found = stems.find(([, stem]) => stem.test(word));
    if (found) return found[0];
  }
  return undefined;
}

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

/** Names that mean something else in longer headings: "Project details". */
const onlyWhole: ReadonlySet<string> = new Set(['details']);

/** The same for headings that the file itself marks or whose look is that of headings: one known word is enough. */
export function likelyMeaningOf(text: string): HeadingMeaning | undefined {
  const known = meaningOf(text);
  if (known) return known;
  const words = plainHeading(text).split(' ');
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    for (let from = words.length - length; from >= 0; from -= 1) {
      const meaning = meanings.get(words.slice(from, from + length).join(' '));
      if (meaning && words.length <= 5 && !onlyWhole.has(words.slice(from, from + length).join(' '))) return meaning;
    }
  }
  return words.length <= 6 ? meaningOfWords(words) : undefined;
}
