import { decodeText, FileImportError } from '@keepmark/ui/file-import';
import { quotedPrintableBytes, textInCharset } from '@keepmark/ui/quoted-printable';
import { calendarOfEmail, isEmail } from './calendar-of-email';
import { unfoldedBytes } from './unfolded-bytes';

/**
 * The text of a calendar file, also of one inside an email: decoded after its lines are joined, since programs fold them
 * inside a letter.
 * @throws {FileImportError} for a kind of file that we know and can't read
 */
export function calendarTextOf(bytes: Uint8Array, name: string): string {
  refuseOthers(bytes, name);
  const isWide = bytes[0] === 0xff || bytes[0] === 0xfe || bytes[0] === 0 || bytes[1] === 0;
  if (isWide) return decodeText(bytes);
  if (!isEmail(bytes)) return decodeText(unfoldedBytes(bytes));
  const calendar = calendarOfEmail(bytes);
  if (calendar !== undefined) return calendar;
  throw new FileImportError(
    `${name} is an email without an invitation. Save the attached .ics file, or add the interview yourself.`,
  );
}

const starts = (bytes: Uint8Array, ...start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

function refuseOthers(bytes: Uint8Array, name: string): void {
  const problem = starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)
    ? 'is an Outlook message. Open it in Outlook, save the invitation as iCalendar (.ics), and choose that file.'
    : starts(bytes, 0x50, 0x4b, 3, 4)
      ? 'is a ZIP archive. Unzip it and choose the .ics file inside.'
      : starts(bytes, 0x25, 0x50, 0x44, 0x46)
        ? 'is a PDF. Choose the .ics file of the invitation.'
        : undefined;
  if (problem) throw new FileImportError(`${name} ${problem}`);
  const start = new TextDecoder().decode(bytes.subarray(0, 1000));
  if (/^\s*<(?:!doctype html|html|head|body)\b/i.test(start)) {
    throw new FileImportError(
      `${name} is a web page, such as the one to sign in. Sign in, download the .ics file again, and choose the new file.`,
    );
  }
}

const properties = new Set(
  (
    'BEGIN END PRODID VERSION METHOD CALSCALE ATTACH CATEGORIES CLASS COMMENT DESCRIPTION GEO LOCATION PERCENT-COMPLETE ' +
    'PRIORITY RESOURCES STATUS SUMMARY COMPLETED DTEND DUE DTSTART DURATION FREEBUSY TRANSP TZID TZNAME TZOFFSETFROM ' +
    'TZOFFSETTO TZURL ATTENDEE CONTACT ORGANIZER RECURRENCE-ID RELATED-TO URL UID EXDATE EXRULE RDATE RRULE ACTION REPEAT ' +
    'TRIGGER CREATED DTSTAMP LAST-MODIFIED SEQUENCE REQUEST-STATUS NAME REFRESH-INTERVAL SOURCE COLOR IMAGE CONFERENCE ' +
    'STRUCTURED-DATA STYLED-DESCRIPTION LOCATION-TYPE PARTICIPANT-TYPE RESOURCE-TYPE CALENDAR-ADDRESS ACKNOWLEDGED ' +
    'PROXIMITY DCREATED TZ DAYLIGHT AALARM DALARM MALARM PALARM RNUM'
  ).split(' '),
);
const textProperty = /^(?:DESCRIPTION|COMMENT|SUMMARY|LOCATION|X-ALT-DESC)[;:]/i;

/** Whether a line starts a property, rather than being text after a raw line break. */
function isProperty(line: string): boolean {
  const name = /^([\w-]{1,80})[;:]/.exec(line)?.[1];
  // A property in lower case is one too, but "Location: Room 5" is a line of a description.
  return (
    name !== undefined &&
    (/^X-/i.test(name) ||
      (properties.has(name.toUpperCase()) && (name === name.toUpperCase() || !/^[\w-]+:\s/.test(line))))
  );
}

/**
 * Lines of a calendar that a parser can read: text after a raw line break belongs to its property, and quoted-printable
 * text (vCalendar 1.0) is decoded.
 */
export function readableLines(text: string): string {
  // Each line in pieces, since adding to a long text again and again is slow.
  const lines: string[][] = [];
  // Some programs fold after a soft line break, so that a space follows which isn't part of the text.
  const areFolded = !/=(?:\r\n|\r|\n)[^\s]/.test(text);
  let isText = false;
  let isEncoded = false;
  let blanks = 0;
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const own = lines.at(-1);
    const before = own?.at(-1) ?? '';
    if (own && isEncoded && before.endsWith('=')) {
      own[own.length - 1] = before.slice(0, -1);
      own.push(areFolded ? line.trimStart() : line);
    } else if (own && /^[ \t]/.test(line)) own.push(line.slice(1));
    else if (line.trim() === '') blanks += 1;
    else if (isProperty(line)) {
      lines.push([line]);
      isText = textProperty.test(line);
      isEncoded = quotedPrintable.test(`${line.split(':', 1)[0]}:`);
      blanks = 0;
    } else if (own && isText) {
      own.push(String.raw`\n`.repeat(Math.min(blanks, 10) + 1), line);
      blanks = 0;
    } else if (!own || /^[\w-]{1,80}[;:]/.test(line)) {
      lines.push([line]);
      isEncoded = false;
      blanks = 0;
    }
  }
  return lines.map((pieces) => decodedLine(pieces.join(''))).join('\r\n');
}

const quotedPrintable = /;(?:ENCODING=)?QUOTED-PRINTABLE(?=[;:])/i;

/** A day that isn't marked as one, which a parser would take for a broken time. */
const dayWithoutType = /^(?:DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)(?:;TZID=[^:;]*)?:\d{8}(?:,\d{8})*\s*$/i;

/** A property without quoted-printable and charset, and without the recurrence rules of version 1.0. */
function decodedLine(line: string): string {
  if (/^RRULE:\s*(?:[DWM]|MP|MD|YM|YD)\d/i.test(line)) return line.replace(/^RRULE/i, 'X-OLD-RRULE');
  if (dayWithoutType.test(line)) return line.replace(/:(?=[\d,]+\s*$)/, ';VALUE=DATE:');
  const colon = line.indexOf(':');
  const head = line.slice(0, colon);
  if (!quotedPrintable.test(`${head}:`)) return line;
  const charset = /;CHARSET="?([^";:]+)/i.exec(head)?.[1] ?? '';
  const value = textInCharset(quotedPrintableBytes(line.slice(colon + 1)), charset);
  const plainHead = `${head}:`
    .replaceAll(/;(?:ENCODING=)?QUOTED-PRINTABLE(?=[;:])/gi, '')
    .replaceAll(/;CHARSET=[^;:]*/gi, '')
    .slice(0, -1);
  const escaped = value
    .replaceAll(/\\(?![;,nN\\])/g, '\\\\')
    .replaceAll(/(?<!\\)([;,])/g, String.raw`\$1`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
  return `${plainHead}:${escaped}`;
}
