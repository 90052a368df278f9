import { Text, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { careerSearch } from '../career-link';
import { exactOccupation, plainCode } from '../occupations/career-titles';
import { useOccupationsTitled } from '../occupations/occupations-api';
import { CareerLink } from './CareerLink';
import { ShortList } from './ShortList';
import classes from './TypedCareer.module.css';
import { Waiting } from './Waiting';

/** A typed career: the occupation with exactly this title, or similar ones to choose from. */
export function TypedCareer({ title }: { title: string }) {
  const { data, error, isPending } = useOccupationsTitled(title);
  const navigate = useNavigate();
  const exact = exactOccupation(title, data?.results ?? []);
  const code = exact && plainCode(exact.code);
  useEffect(() => {
    if (code === undefined) return;
    void navigate({ to: '/career/counseling', search: careerSearch({ code, title }), replace: true });
  }, [code, title, navigate]);
  if (isPending || exact) return <Waiting label={title} />;
  const found = data?.results ?? [];
  return (
    <section className={classes['section']} aria-labelledby="typed-career">
      <Title order={2} id="typed-career">
        {title}
      </Title>
      {error ? <Text role="alert">We couldn’t look this career up. {error.message}</Text> : null}
      {data && found.length === 0 ? (
        <Text c="dimmed">
          We have no facts on this career. Try another title for the same work, such as the one in postings.
        </Text>
      ) : null}
      {found.length > 0 ? (
        <>
          <Text>These come close. Pick one to see tasks, technology, and wages.</Text>
          <ShortList label="Careers that come close" items={found} itemKey={(one) => one.code} shownFirst={5}>
            {(one) => <CareerLink code={plainCode(one.code)} title={one.title} />}
          </ShortList>
        </>
      ) : null}
    </section>
  );
}
