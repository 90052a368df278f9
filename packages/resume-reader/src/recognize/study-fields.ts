import { isKnownCity } from './known-cities';
import { isCityAndRegion, isCityName } from './places';
import { isDegree, isSchool, leadingDegree } from './words';

/** What comes first in the other studies of a section. */
export type StudyOrder = 'school first' | 'degree first';

/** What the texts at the head of a study say of it, read one after the other. */
export class StudyFields {
  institutionName = '';
  degree = '';
  major = '';
  cityName = '';
  /** Whether the head names a place by itself. */
  readonly #hasPlace: boolean;
  #others: string[] = [];

  /** @param texts of the head, without dates and places @param order which one tells names apart that no list has */
  constructor(texts: readonly string[], hasPlace: boolean, order?: StudyOrder) {
    this.#hasPlace = hasPlace;
    if (
      order &&
      texts.length === 2 &&
      !texts.some((text) => isSchool(text) || isDegreeText(text) || isProgramName(text))
    ) {
      const [school = '', degree = ''] = order === 'school first' ? texts : texts.toReversed();
      this.institutionName = school;
      Object.assign(this, splitDegree(degree));
      return;
    }
    const parts = texts.map(withoutHonor);
    this.#others.push(...parts.flatMap(({ honor }) => (honor === '' ? [] : [honor])));
    const studies = parts.map(({ text }, index) => partsOfStudy(text, isBareDegree(texts[index - 1])));
    this.cityName = studies.find(({ city }) => city !== '')?.city ?? '';
    this.major = studies.find(({ major }) => major !== '')?.major ?? '';
    this.#takeNamed(studies.flatMap(({ pieces }) => pieces));
    this.#takeDegree(shortDegree);
    this.#takeDegree(unusualDegree);
    this.#placeOthers();
    this.#splitCity();
  }

  /** Texts without a field. */
  get others(): string[] {
    return this.#others;
  }

  /** Schools and degrees, which say what they are. */
  #takeNamed(pieces: readonly string[]): void {
    const hasSchool = pieces.some((piece) => isSchool(piece) && !isDegreeText(piece));
    let degreeAt = -1;
    for (const [index, piece] of pieces.entries()) {
      if (this.degree !== '' && sameDegree(piece, this.degree)) {
        // "PhD" in a column of its own, and "PhD in Computer Science" beside it.
        this.major ||= splitDegree(piece).major;
      } else if (isSchool(piece) && this.institutionName === '' && !isDegreeText(piece)) this.institutionName = piece;
      else if ((isDegreeText(piece) || isProgramName(piece)) && this.degree === '') {
        this.#takeDegreeText(piece, pieces.length === 1);
        degreeAt = index;
      } else if (
        hasSchool &&
        this.major === '' &&
        degreeAt >= 0 &&
        index === degreeAt + 1 &&
        isCityName(piece) &&
        !isHonor(piece)
      )
        this.major = piece;
      else this.#others.push(piece);
    }
  }

  /** A degree, with its subject, and with its school after a comma. @param isAlone whether the head has no other text */
  #takeDegreeText(text: string, isAlone: boolean): void {
    const school = this.institutionName === '' ? schoolAfterComma(text, isAlone) : undefined;
    if (school !== undefined) this.institutionName = school;
    const own = school === undefined ? text : text.slice(0, -school.length).replace(/[\s,]+$/, '');
    const { degree, major } = splitDegree(own);
    this.degree = degree;
    this.major = major || this.major;
  }

  /** The first text that can be a degree by its form, where no other is. */
  #takeDegree(form: RegExp): void {
    const at = this.degree === '' ? this.#others.findIndex((text) => form.test(text)) : -1;
    const [, degree = '', major = ''] = form.exec(this.#others[at] ?? '') ?? [];
    if (degree === '') return;
    this.degree = degree;
    this.#others.splice(at, 1);
    if (this.major === '') this.major = major;
    else if (major !== '') this.#others.push(major);
  }

  /** Gives what is left to the fields that are empty. */
  #placeOthers(): void {
    this.#others = this.#others.filter((text) => {
      if (isHonor(text)) return true;
      if (this.institutionName === '') this.institutionName = text;
      else if (this.#mayBeCity(text)) this.cityName = text;
      else if (this.major === '' && text.length < 80 && !(this.degree !== '' && isRemark(text)))
        this.major = (isDegreeText(text) && splitDegree(text).major) || text;
      else if (this.degree === '' && text.length < 60) this.degree = text;
      else return true;
      return false;
    });
  }

  #mayBeCity(text: string): boolean {
    return (
      !this.#hasPlace &&
      this.cityName === '' &&
      this.degree !== '' &&
      !subject.test(text) &&
      (isCityName(text) || isCityAndRegion(text))
    );
  }

  /** "Academy of Fine Arts, Łódź"; but the University of California, Berkeley, is called that. */
  #splitCity(): void {
    const [, school = '', city = ''] = /^(.+),\s+([^,]+)$/.exec(this.institutionName) ?? [];
    if (school === '' || this.#hasPlace || !isCityName(city) || !isOwnCity(school, city)) return;
    this.institutionName = school;
    this.cityName = city;
  }
}

/** "University of Leeds, First Class Honours" as the text and the class of its degree. */
function withoutHonor(text: string): { readonly text: string; readonly honor: string } {
  const found = /^(.+?)(?:,\s+|\s+\()(\p{L}[^,()]*|[12]:[12])\)?$/u.exec(text);
  const [, rest = '', honor = ''] = found ?? [];
  return isWholeHonor(honor) ? { text: rest, honor } : { text, honor: '' };
}

/** "University of Glasgow, Glasgow" has its city after it; the University of California, Berkeley, is called that. */
const isOwnCity = (school: string, city: string): boolean =>
  !/^university of /i.test(school) || school.toLowerCase().endsWith(city.toLowerCase());

interface Study {
  readonly major: string;
  readonly city: string;
  /** Texts that may be anything. */
  readonly pieces: readonly string[];
}

/** "Ph.D.", without a subject. */
const isBareDegree = (text: string | undefined): boolean =>
  text !== undefined && leadingDegree(text)?.length === text.length;

/** "in Linguistics, University of Glasgow, Glasgow" as subject, school and city. */
function partsOfStudy(text: string, isAfterDegree: boolean): Study {
  const named = text.replace(/^(?:at|an der|à|alla|aan de)\s+(?=\p{Lu})/u, '');
  const bare = named.replace(/^(?:in|en|im|em)\s+(?=\p{Lu})/u, '');
  const parts = bare.split(/,\s+/);
  const at = parts.findIndex((part) => isSchool(part) && !isDegreeText(part));
  // "Plant Biology, Lakeview University" behind "Ph.D."
  const isSubject = bare !== named || (isAfterDegree && at === 1);
  // "Lakeview Institute, BSc Logistics": the school first.
  const after = parts.slice(1).join(', ');
  if (at === 0 && leadingDegree(after) !== undefined) return { major: '', city: '', pieces: [parts[0] ?? '', after] };
  const subject = parts.slice(0, at < 0 ? undefined : at).join(', ');
  const city = at < 0 ? [] : parts.slice(at + 1);
  if (at < 0 && isSubject) return { major: bare, city: '', pieces: [] };
  const isProgram = isProgramName(subject) || unusualDegree.test(subject);
  // "Certificate III in Plumbing, TAFE Queensland, Mackay"
  const isNamed = at < 0 && parts.length === 3 && isDegreeText(parts[0] ?? '') && isKnownCity(parts[2] ?? '');
  if (isNamed) return { major: '', city: parts[2] ?? '', pieces: parts.slice(0, 2) };
  if (at < 0 || !(isSubject || isProgram || isDegreeText(subject)) || !city.every(isCityName))
    return { major: '', city: '', pieces: [bare] };
  const school = parts[at] ?? '';
  return { major: isSubject ? subject : '', city: city.join(', '), pieces: isSubject ? [school] : [subject, school] };
}

/** The last word of many subjects: "Data Science" is no city. */
const subject =
  /(?:^|\s)(?:sciences?|engineering|studies|management|administration|economics|mathematics|statistics|physics|chemistry|biology|history|law|medicine|nursing|design|education|psychology|sociology|philosophy|linguistics|literature|marketing|finance|accounting|accountancy|logistics|informatics|computing|architecture|journalism|communications?|analytics|technology)$/i;

/** "Study Abroad in Economics" is a degree and its subject, whatever the degree is. */
const unusualDegree = /^(\p{Lu}[\p{L} ]{2,40}?) in (?=\p{Lu})(.+)$/u;

/** "DEC, Techniques de bureautique": capitals that no list has. */
const shortDegree = /^(\p{Lu}{2,5}|(?:\p{Lu}\p{Ll}{0,3}\.\s?){2,4})(?:,?\s+(\p{Lu}.+))?$/u;

/** A list of grades or a labeled note rather than a subject. */
const isRemark = (text: string): boolean => (text.match(/,/g)?.length ?? 0) >= 2 || /^[^,]{3,30}:\s/.test(text);

const isWholeHonor = (text: string): boolean =>
  (isHonor(text) && text.split(' ').length <= 5) ||
  /^(?:(?:first|1st|(?:upper |lower )?second|2nd|third|3rd)(?:[ -]class)?(?: (?:upper|lower))?(?: division)?(?: hono(?:u)?rs)?|[12]:[12]|(?:sobresaliente|notable|matrícula de honor)(?: cum laude)?|mit (?:auszeichnung|lob))$/iu.test(
    text,
  );

const isHonor = (text: string): boolean =>
  /^[12]:[12]$/.test(text) ||
  /^(?:upper |lower )?(?:first|second|third)[ -]class(?: (?:upper|lower|hono))?/iu.test(text) ||
  /^(?:(?:summa|magna|cum) (?:cum )?laude|valedictorian|salutatorian|dean[’']?s list|(?:graduated |passed )?with (?:(?:high|highest|first.class) )?(?:hono(?:u)?rs|distinction|merit)|first.class hono(?:u)?rs|distinction|merit|mention (?:très )?(?:bien|assez bien)|con lode)(?![\p{L}])/iu.test(
    text,
  );

/** "Class A CDL Program" */
const isProgramName = (text: string): boolean =>
  /\b(?:program(?:me)?|course|training|apprenticeship)(?:\s\([^)]*\))?$/i.test(text) && !isSchool(text);

const isDegreeText = (text: string): boolean =>
  leadingDegree(text) !== undefined || (isDegree(text) && !isSchool(text));

const sameDegree = (text: string, degree: string): boolean => text.toLowerCase().startsWith(degree.toLowerCase());

/** "PhD in Computer Science", "BS, Biology", "Bachelor of Science (Physics)" as degree and subject. */
export function splitDegree(text: string): { readonly degree: string; readonly major: string } {
  const leading = leadingDegree(text);
  const rest = leading === undefined ? '' : text.slice(leading.length).trim();
  // "CAP Réalisation en chaudronnerie"
  if (leading && /^\p{Lu}{2,5}$/u.test(leading) && /^\p{Lu}\p{Ll}.*\sen\s/u.test(rest))
    return { degree: leading, major: rest };
  const parted =
    /^(.{2,60}?)(?:\s+(?:in|IN|en|EN|im|IM|em|w|i|als)\s+|\s*[,:;]\s+|\s+[–—-]\s+|\s+\((?!Hon)(?=[^()]+\)$))(.+?)\)?$/u.exec(
      text,
    );
  if (parted?.[1] && parted[2] && isDegree(parted[1])) return { degree: parted[1].trim(), major: parted[2].trim() };
  const named = namedDegree.exec(text);
  if (named?.[1] && named[2]) return { degree: named[1], major: named[2] };
  const isShort = leading !== undefined && leading.replaceAll(/[^\p{L}]/gu, '').length <= 5;
  return isShort && rest !== '' && /^\p{Lu}/u.test(rest)
    ? { degree: leading, major: rest }
    : { degree: text, major: '' };
}

/** Degrees that are followed by their subject as it is: "Licence professionnelle Conduite de travaux". */
const namedDegree =
  /^((?:(?:bachelor|master|associate|doctor) of (?:applied |fine |social )?(?:science|arts|engineering|business administration|education|laws|technology|music|commerce|public health|work|philosophy|nursing)|licence(?: professionnelle)?|bac(?: pro(?:fessionnel)?)?|master(?: (?:professionnel|recherche|\d))?|máster|grado|btec(?: \p{L}+)* (?:diploma|certificate)|fdsc|fda|hnd|hnc|bachelor|laurea(?: magistrale| triennale)?|diplom|diploma))\s+(?!degree|thesis|program|class|supplement|of\b|d[eiu]\b|in\b|en\b|im\b)(\p{Lu}[^,]+)$/iu;

/** A name that no list has is a school only where nothing else can be one: "Titre professionnel Soudeur, AFPA Brest". */
function schoolAfterComma(text: string, isAlone: boolean): string | undefined {
  const [, study = '', school = ''] = /^(.+),\s+([^,]+)$/.exec(text) ?? [];
  const isWhole = splitDegree(study).major !== '' || study.split(' ').length > 2;
  const isName = isAlone && isWhole && /^\p{Lu}/u.test(school) && !isHonor(school) && !isDegreeText(school);
  return school !== '' && (isSchool(school) || isName) ? school : undefined;
}
