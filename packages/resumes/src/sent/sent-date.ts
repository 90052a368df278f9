import { formatDay } from '@keepmark/ui/words';

/** "Sent Nov 22, 2026"; "Sent" when the day isn't known. */
export const sentOn = (dateSent: string): string => `Sent ${formatDay(dateSent.slice(0, 10))}`.trim();
