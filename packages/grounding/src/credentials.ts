import words from '../word-lists/credential-words.json';

/** Words that claim a credential of something: "certified forklift operator". */
export const credentialWords: ReadonlySet<string> = new Set(words);

/** What somebody works toward or hasn't finished. */
export const plannedCredential =
  /\b(?:in progress|ongoing|expected|anticipated|candidate|pursuing|studying|working (?:toward|on)|toward|sat for|parts? of|exam|enrolled|undergrad|coursework|not (?:yet|registered|certified|finished)|lapsed|expired|laufend|begonnen|angestrebt|abgebrochen|noch nicht|voraussichtlich)\b/i;
