import list from '@keepmark/ui/entity-list.module.css';

/** The look of a button beside the title: its icon alone where there is little room. */
export const way = {
  variant: 'default',
  classNames: { label: list['wayLabel'] ?? '', section: list['wayIcon'] ?? '' },
} as const;
