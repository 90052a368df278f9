const dayMs = 86_400_000;

/** When something was last changed, such as "Edited today" or "Edited Nov 3, 2026"; empty if unknown. */
export function changedText(dateUpdated: string, now = new Date()): string {
  const moment = new Date(dateUpdated);
  if (Number.isNaN(moment.getTime())) return '';
  const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const days = Math.round((startOfDay(now) - startOfDay(moment)) / dayMs);
  if (days === 0) return 'Edited today';
  if (days === 1) return 'Edited yesterday';
  if (days > 1 && days < 7) return `Edited ${days} days ago`;
  return `Edited ${moment.toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric' })}`;
}
