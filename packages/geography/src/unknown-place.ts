const postalCode = /^(?:\d[\d -]{2,9}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/i;

/** Whether a text is only a postal code. */
export const isPostalCode = (text: string): boolean => postalCode.test(text.trim());

/** A hint for a typed place that was not found. Our tables have no postal codes. */
export const unknownPlaceAdvice = (typed: string): string =>
  isPostalCode(typed)
    ? 'We can’t search by postal code alone. Please enter the city too.'
    : 'Check the spelling, or add the state or country.';
