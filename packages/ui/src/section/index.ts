export { entry, entryName, entryWords, rowList, spacedList } from './list';
export { useShowMore } from './use-show-more';
export { Section, type SectionProps } from './Section';
