import { Section } from '@keepmark/ui/section';
import type { ReactNode } from 'react';
import classes from './OccupationLinks.module.css';

export interface OccupationLinksProps<Occupation> {
  readonly heading: string;
  readonly occupations: readonly Occupation[];
  /** Renders the link of one. */
  readonly children: (occupation: Occupation) => ReactNode;
}

/** Occupations to choose from, under a heading. */
export function OccupationLinks<Occupation extends { readonly code: string; readonly title: string }>({
  heading,
  occupations,
  children,
}: OccupationLinksProps<Occupation>) {
  return (
    <Section title={heading}>
      <ul className={classes['list']}>
        {occupations.map((occupation) => (
          <li key={occupation.code || occupation.title}>{children(occupation)}</li>
        ))}
      </ul>
    </Section>
  );
}
