import { popularOccupations } from '@keepmark/jobs/popular-occupations';
import { useDefaultResume } from '@keepmark/resumes/resumes-store';
import { Section } from '@keepmark/ui/section';

import { resumeTitles } from '../occupations/career-titles';
import { CareerLink } from './CareerLink';
import classes from './CareerSuggestions.module.css';
import type { PickedCareer } from './CareerPicker';

/** Careers to start with: the titles on the default résumé, and popular occupations. */
export function CareerSuggestions() {
  const own = resumeTitles(useDefaultResume()).map((title) => ({ code: '', title }));
  return (
    <>
      {own.length > 0 ? <Suggestions heading="From your résumé" careers={own} /> : null}
      <Suggestions heading="Popular" careers={popularOccupations} />
    </>
  );
}

function Suggestions({ heading, careers }: { heading: string; careers: readonly PickedCareer[] }) {
  return (
    <Section title={heading}>
      <ul className={classes['list']}>
        {careers.map((career) => (
          <li key={career.code || career.title}>
            <CareerLink {...career} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
