import { type SourceLine, lineText } from '../lines/source-line';

/** What some templates write above the bullets of each entry. */
const label =
  /^(?:(?:key |main |selected |major |job )?(?:highlights|responsibilities|duties|achievements|accomplishments|tasks|results|contributions)|(?:responsibilities|duties)(?:,? (?:and|&)|,) (?:achievements|responsibilities|accomplishments|related skills)(?:,? (?:and|&) related skills)?|aufgaben|tätigkeiten|erfolge|funciones(?: principales)?|responsabilidades(?: principales)?|logros|missions|réalisations|achievements\/tasks|main activities and responsibilities|principali (?:mansioni|attività) e responsabilità|principales actividades y responsabilidades|principais (?:atividades|actividades) e responsabilidades|(?:principales )?activités et responsabilités(?: principales)?|wichtigste tätigkeiten und zuständigkeiten)\s*:?$/iu;

/** Whether a text is such a label. */
export const isEntryLabel = (text: string): boolean => label.test(text.trim());

/** An entry's lines without labels such as "Highlights". The indented lines below one become bullets. */
export function withoutEntryLabels(lines: readonly SourceLine[]): readonly SourceLine[] {
  let labeledX: number | undefined;
  return lines.flatMap((line) => {
    const x = line.cells[0]?.x ?? 0;
    if (isEntryLabel(lineText(line))) {
      labeledX = x;
      return [];
    }
    if (labeledX === undefined || line.isBullet || x <= labeledX + 4) {
      labeledX = undefined;
      return [line];
    }
    // A line in lowercase goes on from the one above.
    return [/^\p{Ll}/u.test(lineText(line)) ? line : { ...line, isBullet: true }];
  });
}
