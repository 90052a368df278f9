const decimal = String.raw`\d{1,2}[.,]\d{1,2}`;
/** "3.6", "3.6/4.0", "8.2 out of 10". */
const mark = String.raw`${decimal}(?:\s*(?:\/|(?:out )?of)\s*\d{1,2}(?:[.,]\d{1,2})?)?`;
const gradeLabel =
  '(?:(?:cumulative|overall|final|major) )?(?:c?gpa|grade(?: point average)?)|(?:abschluss|gesamt|end|durchschnitts|diplom|bachelor|master|abitur)?note|notendurchschnitt|notenschnitt|nota (?:media|final)|expediente|moyenne|media|średnia';

/** A grade after its label, as in "GPA: 3.6/4.0" and "Note 1,7", or before it, as in "3.6 GPA". */
export const gpaPattern = new RegExp(
  String.raw`(?<!\p{L})(?:${gradeLabel})\s*[:=]?\s*\(?(${mark}|\d{2,3}\s*\/\s*1[01]0)|(?<![\d.,])(${mark})\s*(?:c?gpa|grade point average)(?!\p{L})|^\s*(${decimal}\s*\/\s*\d{1,2}(?:[.,]\d{1,2})?)\s*$`,
  'iu',
);

/** The grade itself, of a match of that pattern. */
export const gradeOf = ([, after = '', before = '', alone = '']: RegExpExecArray): string => after || before || alone;
