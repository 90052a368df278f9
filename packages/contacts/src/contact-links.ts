/** Opens the mail program. A comma or line break in what was typed must not add a recipient or a header. */
export function mailLink(email: string): string | undefined {
  return /^[^\s@,;<>]+@[^\s@,;<>]+$/.test(email)
    ? `mailto:${encodeURIComponent(email).replace('%40', '@')}`
    : undefined;
}

/** Dials: the digits of a number, its plus sign, and an extension as pauses. Undefined for what has too few digits. */
export function phoneLink(phoneNumber: string): string | undefined {
  const [main = '', extension = ''] = phoneNumber.split(/\s*(?:ext\.?|extension|x)\s*(?=\d)/i);
  const digits = main.replaceAll(/\D/g, '');
  if (digits.length < 3) return undefined;
  const after = extension.replaceAll(/\D/g, '');
  return `tel:${main.trim().startsWith('+') ? '+' : ''}${digits}${after && `;ext=${after}`}`;
}
