export { countryInSentence, countryName } from './country-name';
export { agoText, calendarDayOf, dayAfter, dayOf, daysAgo, daysBetween, formatDay, isCalendarDay } from './dates';
export {
  clockText,
  distanceText,
  distanceUnit,
  durationText,
  heightText,
  isRoundKilometers,
  kilometersAsMiles,
  type Measures,
  milesOptions,
  milesText,
  regionOf,
  setMeasures,
  speedText,
  usualMeasures,
  withClockTimes,
} from './measures';
export { plural } from './plural';
export { truncateText } from './truncate-text';
