export { entry, entryName, entryWords, rowList, spacedList } from './list';
export { Section, type SectionProps } from './Section';
