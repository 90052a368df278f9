import { popularOccupations } from '@keepmark/postings/popular-occupations';
import { useDefaultResume } from '@keepmark/resumes/resumes-store';
import { resumeTitles } from '../occupations/career-titles';
import { OccupationLinks } from '../occupations/OccupationLinks';
import { CareerLink } from './CareerLink';
import type { PickedCareer } from './CareerPicker';

const linkTo = (career: PickedCareer) => <CareerLink {...career} />;

/** Careers to start with: the titles on the default résumé, and popular occupations. */
export function CareerSuggestions() {
  const own = resumeTitles(useDefaultResume()).map((title) => ({ code: '', title }));
  return (
    <>
      {own.length > 0 ? (
        <OccupationLinks heading="From your résumé" occupations={own}>
          {linkTo}
        </OccupationLinks>
      ) : null}
      <OccupationLinks heading="Popular" occupations={popularOccupations}>
        {linkTo}
      </OccupationLinks>
    </>
  );
}
