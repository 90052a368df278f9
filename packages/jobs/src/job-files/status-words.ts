import { type JobStatus, jobStatuses, jobStatusLabels } from '../job-status';
import { plainWords as plain } from '@keepmark/ui/match-headers';

/** Common words for a status in other trackers. */
const statusWords: Readonly<Record<string, JobStatus>> = {
  wishlist: 'application-not-started',
  bookmarked: 'application-not-started',
  saved: 'application-not-started',
  'to apply': 'application-not-started',
  'not yet': 'application-not-started',
  applying: 'application-in-progress',
  applied: 'application-submitted',
  screen: 'interview-requested',
  'phone screen': 'interview-requested',
  screening: 'interview-requested',
  interview: 'interview-in-progress',
  interviewing: 'interview-in-progress',
  negotiating: 'offer-pending',
  offer: 'offer-pending',
  accepted: 'offer-accepted',
  hired: 'offer-accepted',
  'offer accepted': 'offer-accepted',
  'offer declined': 'offer-rejected',
  declined: 'offer-rejected',
  'not applied': 'application-not-started',
  'in progress': 'application-in-progress',
  submitted: 'application-submitted',
  sent: 'application-submitted',
  interviewed: 'interview-in-progress',
  'interview scheduled': 'interview-scheduled',
  'on site': 'interview-in-progress',
  beworben: 'application-submitted',
  geplant: 'application-not-started',
  absage: 'rejected-before-interview',
  // The employer said yes; the person hasn't yet.
  zusage: 'offer-pending',
  haettu: 'application-submitted',
  hylätty: 'rejected-before-interview',
  rejected: 'rejected-before-interview',
  'no response': 'application-no-response',
  ghosted: 'application-no-response',
  withdrawn: 'filled-or-canceled',
  'i withdrew': 'filled-or-canceled',
  'not selected': 'rejected-before-interview',
  closed: 'archived',
};

/** Reads a status as we or other trackers write it. */
export function knownStatus(text: string): JobStatus | undefined {
  const word = plain(text);
  return (
    jobStatuses.find((status) => plain(status) === word || plain(jobStatusLabels[status]) === word) ?? statusWords[word]
  );
}

const interviewWords =
  /interview|on ?site|\b(?:\d(?:st|nd|rd|th)|first|second|third|final|last|next) (?:round|call|meeting)|\bround \d|\bpanel|assessment|take ?home|case study|superday|vorstellungsgespräch|gespräch|haastattelu|entretien|entrevista|rozmowa|colloquio|sollicitatiegesprek|intervju|面接/;
const refused =
  /reject|declined by|turned (?:me )?down by|(?:they|company) (?:declined|passed|said no|chose|went)|not (?:selected|chosen|moving|a fit|successful)|unsuccessful|denied|absage|abgelehnt|hylätty|\bno offer|no longer (?:considered|in)|no thanks from|^refus|rechazad|descartad|odrzuc|rifiutat|respint|rejeitad|recusad|afgewezen|avslag|不採用|不合格|お見送り/;

/** Words in what people write about a job, the furthest along first: "Second interview on Tuesday". */
const statusPatterns: readonly (readonly [JobStatus, RegExp])[] = [
  [
    'application-not-started',
    /not (?:yet )?(?:applied|sent|started)|(?:have ?n t|haven t|did ?n t|yet to) appl|noch nicht|ei vielä|^(?:à|a|por) postul/,
  ],
  [
    'offer-rejected',
    /(?:declined|rejected|refused|turned down) (?:the |their |an )?offer|offer (?:declined|rejected|refused|turned down)|^(?:i )?turned (?:it|them) down/,
  ],
  [
    'offer-accepted',
    /accept|\bhired\b|\bsigned\b|got (?:it|the job)|starting (?:on|in)\b|angenommen|eingestellt|sain paikan|^accepté|embauch|^acepta|contratad|przyjęt|assunto|aangenomen|anställd|内定承諾|入社/,
  ],
  [
    'filled-or-canceled',
    /withdr|(?:i|we) (?:pulled|backed|dropped) out|pulled out|\bi (?:declined|passed|said no|quit)\b|not interested|no longer interested|zurückgezogen|peruin|cancel|^retir|désist/,
  ],
  ['rejected-before-interview', refused],
  ['offer-pending', /\boffer|negotiat|angebot|zusage|tarjous|\boffre|\boferta|\bofferta|aanbod|erbjudande|内定/],
  [
    'application-no-response',
    /ghost|no (?:response|reply|answer|word)|never heard|heard nothing|silence|crickets|keine (?:antwort|rückmeldung)|ei vastausta|sans réponse|sin respuesta|brak odpowiedzi|nessuna risposta|sem resposta|geen reactie|inget svar/,
  ],
  ['interview-requested', /phone|screen|shortlist|recruiter|intro call|\bhr call|telefon|puhelin|téléphon|llamada/],
  [
    'interview-scheduled',
    /(?:interview|on ?site).*(?:scheduled|booked|invited|on \d|tomorrow)|(?:scheduled|booked|invited).*interview|eingeladen/,
  ],
  ['interview-in-progress', interviewWords],
  ['application-in-progress', /in progress|draft|working on|half done|in arbeit|kesken/],
  [
    'application-submitted',
    /\bappl(?:ied|ication (?:sent|submitted|in))|sent|submitted|waiting|pending|under review|in review|beworben|verschickt|abgeschickt|haettu|lähetetty|postulé|candidature envoyée|envoyé|en attente|postulad|aplicad|enviad|wysłan|aplikowan|inviat|candidat(?:o|a|ura)\b|gesolliciteerd|verstuurd|ansökt|skickat|応募済|書類選考/,
  ],
  [
    'application-not-started',
    /wish|saved|bookmark|interested|want to|going to|plan|to ?do\b|to apply|should apply|research|maybe|consider|later|someday|geplant|vormerk|offen|aion|kiinnost|à envoyer|prévu|envisag|pendiente|guardad/,
  ],
];
const longest = 60;

/** Reads the status in what people write in their own words; undefined if it says none, or too much. */
export function statusOf(text: string): JobStatus | undefined {
  const known = knownStatus(text);
  if (known !== undefined || text.length > longest) return known;
  const words = plain(text);
  const found = statusPatterns.find(([, pattern]) => pattern.test(words))?.[0];
  return found === 'rejected-before-interview' && interviewWords.test(words) ? 'rejected-after-interview' : found;
}
