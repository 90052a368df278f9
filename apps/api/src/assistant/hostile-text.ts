const invisible = /[\p{Cf}\p{Cc}\u{e0000}-\u{e007f}]/gu;
const plain = (text: string): string =>
  text.normalize('NFKC').replaceAll(invisible, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Words that give orders to an AI. What a job asks of people doesn't read like them. */
const orders: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,50}\b(?:instructions?|prompts?|rules?|above|previous|prior|everything|guidelines)\b/,
  /\b(?:ignoriere?|vergiss)\b.{0,50}\b(?:anweisung|regel|vorherig|bisherig|alles)/,
  /\bsystem prompt\b|\bdeveloper mode\b|\bas an ai\b|\blanguage model\b|\bai (?:reviewers?|systems?|assistants?|models?|recruiters?)\b|\byou are now\b|\bnew instructions\b/,
  /\b(?:rate|score|grade|mark|rank|give|gib|report|bewerte)\b.{0,60}(?:\b100\b|\b10\/10\b|full marks|\bperfect\b|highest|maximum|\bas met\b)/,
  /\b(?:respond|reply|answer|output|print|return|summarize)\b.{0,40}(?:\bonly\b|\bjson\b|\bprompt\b|\bexactly\b|\bwith (?:this|a link)\b|\{|highest score)/,
  /<\/?\s*(?:data-[\w-]+|system|user|assistant|script|div|img|iframe|style)\b|<!--|<\||\[\/?inst\]|!\[[^\]]*\]\(/,
  /(?:^|\n|\s)(?:system|assistant|user|instruction)s?\s*:\s|###\s*(?:system|instruction)/,
  /["']?(?:score|requirements)["']?\s*:\s*(?:\d|\[)/,
];

/** Whether a passage of a posting gives orders to an AI rather than saying what the job asks for. */
export function isOrderToAi(passage: string): boolean {
  // Text that can't be seen is there for a machine.
  if (/[\u{e0000}-\u{e007f}\u202a-\u202e\u2066-\u2069]|\p{L}\u200b\p{L}/u.test(passage)) return true;
  const text = plain(passage);
  return orders.some((order) => order.test(text));
}

const maxSharedCharacters = 60;

/** Whether an answer repeats a passage of the system prompt. */
export function tellsSystemPrompt(answer: string, system: string): boolean {
  const said = plain(answer.replaceAll(String.raw`\n`, ' ').replaceAll(String.raw`\"`, '"'));
  const secret = plain(system);
  for (let at = 0; at + maxSharedCharacters <= secret.length; at += maxSharedCharacters / 4) {
    if (said.includes(secret.slice(at, at + maxSharedCharacters))) return true;
  }
  return false;
}
