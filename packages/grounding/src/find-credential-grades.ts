import type { ClaimKind } from './claim';
import type { Suggestion } from './suggestion';

/** What has a grade, and the grade: "nvq" and "3", "life support" and "advanced". */
interface Graded {
  readonly name: string;
  readonly grade: string;
  readonly start: number;
  readonly end: number;
}

const acronymThenLevel = /\b(?<name>\p{Lu}{2,})\s(?:Level|Lvl|L)\s?(?<grade>\d)\b/gu;
const levelThenAcronym = /\b(?:Level|Lvl)\s(?<grade>\d)\s(?<name>\p{Lu}{2,})\b/gu;
const gradeThenName =
  /\b(?<grade>foundation|basic|immediate|intermediate|advanced|higher|expert|practitioner)\s(?<name>level|certificate|diploma|\p{L}{3,}\s(?:support|aid|training))\b/giu;

const gradedIn = (text: string): Graded[] =>
  [acronymThenLevel, levelThenAcronym, gradeThenName].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index, groups }) => ({
      name: groups!['name']!.toLowerCase(),
      grade: groups!['grade']!.toLowerCase(),
      start: index,
      end: index + found.length,
    })),
  );

/** "NVQ Level 3" and "Advanced Life Support" for somebody with an NVQ Level 2 and Immediate Life Support. */
export function findCredentialGrades(
  { text, resume }: Suggestion,
  addSpan: (kind: ClaimKind, level: 'red', start: number, end: number) => void,
): void {
  const own = resume.whole.sources.flatMap(gradedIn);
  for (const { name, grade, start, end } of gradedIn(text)) {
    const grades = own.filter((each) => each.name === name).map((each) => each.grade);
    if (grades.length > 0 && !grades.includes(grade)) addSpan('credential', 'red', start, end);
  }
}
