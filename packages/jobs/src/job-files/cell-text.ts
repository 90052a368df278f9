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

const headersForNotes =
  /^(?:tags?|labels?|keywords?|etiket+en?|etiquetas|étiquettes|deadline|apply by|closing date|due date|application deadline|bewerbungsfrist|frist|date limite|fecha límite)$/i;

/** Whether a column without a field of its own goes to the notes with its name: tags, and the deadline. */
export const belongsInNotes = (header: string): boolean => headersForNotes.test(header.trim());
