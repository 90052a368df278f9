const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** "Sent Nov 22, 2026"; "Sent" when the day isn't known. */
export function sentOn(dateSent: string): string {
  const day = new Date(`${dateSent.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? 'Sent' : `Sent ${format.format(day)}`;
}
