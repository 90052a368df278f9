/**
 * A tel: link with the number's plus sign, digits and extension, or undefined for fewer than three digits. Of several
 * numbers it's the first. The zero of "+358 (0)294" is only dialed within the country.
 */
export function phoneLink(phoneNumber: string): string | undefined {
  const [first = ''] = phoneNumber.split(';');
  const [main = '', extension = ''] = first.split(/\s*(?:ext\.?|extension|x)\s*(?=\d)/i);
  const isInternational = /^\s*(?:\+|00)/.test(main);
  const digits = (isInternational ? main.replace(/\(0\)/, '') : main).replaceAll(/\D/g, '');
  if (digits.length < 3) return undefined;
  const after = extension.replaceAll(/\D/g, '');
  return `tel:${main.trim().startsWith('+') ? '+' : ''}${digits}${after && `;ext=${after}`}`;
}
