// Making sense of a posting's text: HTML, salaries, job types.
export { decodeAllEntities } from './decode-all-entities';
export { decodeEntities } from './decode-entities';
export { formatSalary } from './format-salary';
export { asHtml, manyLines, oneLine } from './plain-text';
export { readJobType } from './read-job-type';
export { salaryPerYear } from './salary-per-year';
export { sanitizeDescription } from './sanitize-description';
export { type AmountContext, type WrittenAmount, writtenAmount } from './written-amount';
