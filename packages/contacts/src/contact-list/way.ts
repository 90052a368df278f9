import list from '@keepmark/ui/entity-list.module.css';

/** The look of a button beside the title: its icon alone where there is little room. */
export const way = {
  variant: 'default',
  classNames: { root: list['way'] ?? '', label: list['wayLabel'] ?? '', section: list['wayIcon'] ?? '' },
} as const;
