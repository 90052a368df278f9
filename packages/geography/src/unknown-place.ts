const postalCode = /^(?:\d[\d -]{2,9}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/i;

/** What helps when nothing is known of a typed place; our tables have no postal codes. */
export const unknownPlaceAdvice = (typed: string): string =>
  postalCode.test(typed.trim())
    ? 'We know no postal codes by themselves: enter the city, with or without the code.'
    : 'Check the spelling, or add the state or the country.';
