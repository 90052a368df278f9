/** The first and last month of a date, in months since year 0. Undefined if it's empty or free text. */
export function monthSpan(date: string, today: Date): { readonly first: number; readonly last: number } | undefined {
  if (date.trim().toLowerCase() === 'present') {
    const now = today.getFullYear() * 12 + today.getMonth();
    return { first: now, last: now };
  }
  const match = /^(\d{4})(?:-(\d{2}))?(?:-\d{2})?$/.exec(date.trim());
  if (!match) return undefined;
  const year = Number(match[1]) * 12;
  if (match[2] === undefined) return { first: year, last: year + 11 };
  const month = year + Number(match[2]) - 1;
  return { first: month, last: month };
}

/** "1 month", "14 months", "2 years". */
export function lengthInWords(months: number): string {
  if (months >= 24) return `${Math.floor(months / 12)} years`;
  return months === 1 ? '1 month' : `${months} months`;
}
