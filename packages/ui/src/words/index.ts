export { countryInSentence, countryName } from './country-name';
export { agoText, calendarDayOf, dayAfter, dayOf, daysAgo, daysBetween, formatDay, isCalendarDay } from './dates';
export { plural } from './plural';
