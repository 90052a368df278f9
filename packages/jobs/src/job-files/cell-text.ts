import { plainWords } from '@keepmark/ui/match-headers';

/** A Notion relation is followed by the address of its page, in a site or in the folder of the export. */
const relation = / \((?:https?:\/\/(?:[\w-]+\.)?notion\.(?:so|site|com)\/[^()\s]*|[^()]{1,300}\.(?:md|csv|html))\)/gi;

/** The names in a cell without the addresses that Notion writes after them: "Acme (https://www.notion.so/…)" is "Acme". */
export const withoutRelations = (text: string): string => text.replaceAll(relation, '').trim();

const msPerDay = 86_400_000;
/** Day 0 of Excel, which takes 1900 for a leap year. */
const excelStart = Date.UTC(1899, 11, 30);
/** From 2000 to 2049. Any other number is no date of an application. */
const [firstSerial, lastSerial] = [36_526, 54_788];

/** The day of a number that Excel wrote for a date ("46331,375"); empty for anything else. */
export function dayOfSerial(text: string): string {
  if (!/^\d{5}(?:[.,]\d{1,12})?$/.test(text)) return '';
  const serial = Number(text.slice(0, 5));
  if (serial < firstSerial || serial > lastSerial) return '';
  return new Date(excelStart + serial * msPerDay).toISOString().slice(0, 10);
}

const deadlines =
  /^(?:(?:application |apply )?(?:deadline|due|due date|due by|closing|closes|closes on|closing date|end date|expires|expires on|expiry|expiry date|expiration date)(?: date)?|apply (?:by|before|until)|valid (?:through|until)|last day to apply|bewerbungsfrist|bewerbungsschluss|einsendeschluss|frist|date limite(?: de candidature)?|(?:date de )?clôture|fecha (?:límite|de cierre)|plazo|hakuaika päättyy)$/;

/** Documents that went with an application, and where they are: "Resume path", "CV file", "Cover letter link". */
const documents =
  /^(?:my )?(?:resume|résumé|cv|lebenslauf|portfolio|attachments?|documents?)(?: (?:sent|used|version|name))?$|\b(?:resume|résumé|cv|cover ?letter|letter|lebenslauf|anschreiben|portfolio|attachment|document)s? (?:(?:pdf|docx?|local|google|drive) )?(?:path|file|file ?name|file path|link|url|pdf|docx?|version|folder|used|sent)$/;

/** What other trackers note about a job: tags, ratings, and facts about the employer. */
const others =
  /^(?:job )?(?:tags?|labels?|keywords?|categor(?:y|ies)|skills?|etikett|etiketten|etiquetas|étiquettes|priority|priorität|priorité|prioridad|excitement|excitement level|interest|interest level|favou?rite|starred|rating|stars|fit|fit rating|fit score|match|match score|match rate|score|rank|sector|industry|branche|department|team|company size|company url|company website|company linkedin|employees?|benefits|perks|visa|visa sponsorship|sponsorship|referral|referred by|referrer|color|currency|experience|experience level|seniority|level)$/;

/** Whether a column without a field of its own goes to the notes with its name: tags, the deadline, where the résumé is. */
export function belongsInNotes(header: string): boolean {
  const words = plainWords(header);
  return deadlines.test(words) || documents.test(words) || others.test(words);
}

const documentWords = /\b(?:resume|résumé|cv|cover ?letter|lebenslauf|anschreiben|lettre de motivation)\b/;

/** Whether a column is about a document. What isn't its text is where it is, and no link to a posting. */
export const isOfDocument = (header: string): boolean => documentWords.test(plainWords(header));

const salaryBounds =
  /^(?:(?:min|max)(?:imum)? (?:base )?(?:salary|pay|compensation|gehalt)|(?:base )?(?:salary|pay|compensation|gehalt)(?: range)? (?:min|minimum|max|maximum|from|to|low|high|von|bis))$/;

/** Whether a column has the lower or the upper end of the salary. */
export const isSalaryBound = (header: string): boolean => salaryBounds.test(plainWords(header));

/** A salary from its ends, whichever column comes first. */
export function salaryRange(first: string, second: string, headerOfSecond: string): string {
  if (first === second) return first;
  const isLower = /\b(?:min|minimum|from|low|von)\b/.test(plainWords(headerOfSecond));
  return isLower ? `${second} – ${first}` : `${first} – ${second}`;
}

/** Whether a column holds deadlines, which Excel may write as numbers. */
export const isDeadline = (header: string): boolean => deadlines.test(plainWords(header));

/** A document on a disk: "C:\\Users\\ana\\cv.pdf", "letters/acme.docx", "file:///home/ana/cv.md", "~/jobs/acme". */
const filePath =
  /^(?:file:\/\/\S.*|[a-z]:[\\/].+|~[\\/].+|\.{1,2}[\\/].+|\/(?:users|home|mnt|volumes|tmp|var|root|workspace)\/.+|\\\\.+|(?![a-z]+:\/\/|www\.)[^<>"|?*\n]{1,300}\.(?:pdf|docx?|odt|rtf|txt|md|pages|tex|json|ya?ml))$/i;

/** Whether a text is the path of a file on someone's disk, which no link leads to. */
export const isFilePath = (text: string): boolean => filePath.test(text.trim());
