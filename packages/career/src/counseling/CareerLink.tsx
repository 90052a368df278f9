import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { careerSearch } from '../career-link';
import type { PickedCareer } from './CareerPicker';

/** A link to the counseling for a career. */
export function CareerLink({ code, title, children = title }: PickedCareer & { readonly children?: ReactNode }) {
  return (
    <Anchor renderRoot={(props) => <Link {...props} to="/career/counseling" search={careerSearch({ code, title })} />}>
      {children}
    </Anchor>
  );
}
