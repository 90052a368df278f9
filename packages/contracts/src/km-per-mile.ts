/** Kilometers in an international mile. Apart from the schemas, which screens that only show distances don't load. */
export const kmPerMile = 1.609344;
