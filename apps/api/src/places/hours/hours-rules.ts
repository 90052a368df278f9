type Holiday = 'PH' | 'SH';

const weekday = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
/** What stands between two rules, either of which can be left out. */
const betweenRules = /(;|\|\|)/;

/**
 * A text of opening hours without the rules that are only for these holidays, and without these holidays in the others:
 * "Mo-Fr,PH 10:00-12:00; PH off" is "Mo-Fr 10:00-12:00". Empty where nothing is left.
 */
export function withoutHolidays(hours: string, named: readonly Holiday[]): string {
  const patterns = named.map(patternsOf);
  let text = '';
  let between = '';
  for (const part of hours.split(betweenRules)) {
    if (betweenRules.test(part)) {
      between = part;
      continue;
    }
    const rule = patterns.reduce(withoutHoliday, part.trim());
    if (rule !== '') text += text === '' ? rule : `${between} ${rule}`;
  }
  return text;
}

/** Where a holiday is in a rule. Texts are short, so that none of these patterns takes long. */
function patternsOf(holiday: Holiday) {
  return {
    /** "Mo-Fr,PH 10:00-12:00", "Sa[1],PH off". */
    afterDay: new RegExp(`((?:\\b${weekday}|\\b[PS]H|\\]))\\s*,\\s*${holiday}\\b(?!\\s*[-+])`, 'g'),
    /** "PH,Mo-Fr 10:00-12:00". */
    beforeDay: new RegExp(`\\b${holiday}\\s*,\\s*(?=(?:${weekday}|[PS]H)\\b)`, 'g'),
    /** "PH 10:00-12:00,13:00-15:00" as a rule of its own, or as one more behind a comma. */
    alone: new RegExp(`(?:^|,)\\s*${holiday}\\b[^,]*(?:,\\s*\\d[^,]*)*`, 'g'),
    any: new RegExp(`\\b${holiday}\\b`),
  } as const;
}

function withoutHoliday(rule: string, patterns: ReturnType<typeof patternsOf>): string {
  if (!patterns.any.test(rule)) return rule;
  const rest = rule
    .replaceAll(patterns.afterDay, '$1')
    .replaceAll(patterns.beforeDay, '')
    .replaceAll(patterns.alone, '')
    .replace(/^[\s,]+/, '')
    .trim();
  // "Dec PH off" is only for holidays, too.
  return patterns.any.test(rest) ? '' : rest;
}
