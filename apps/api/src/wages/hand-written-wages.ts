import { professionalWages } from './professional-wages';
import { serviceAndTradeWages } from './service-and-trade-wages';

/**
 * National figures of popular occupations and of those most like them, as the Bureau of Labor Statistics published them
 * in the Occupational Employment and Wage Statistics of May 2024 (public domain). Of each: code, title, employment, then
 * mean, 10th, 25th, 50th, 75th and 90th percentile by the hour, and the same by the year, in dollars. "-" is a figure
 * that isn't published, "#" $115 an hour or $239,200 a year and more.
 */
export const handWrittenWages = `${professionalWages.trim()}\n${serviceAndTradeWages.trim()}`;
