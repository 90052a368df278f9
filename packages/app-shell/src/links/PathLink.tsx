import { Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, FunctionComponent, Ref } from 'react';

export type PathLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  search?: Readonly<Record<string, string>>;
  ref?: Ref<HTMLAnchorElement>;
};

/** A link to a path that is data, such as a menu entry's. Its path was checked where the menu was composed. */
export const PathLink = Link as FunctionComponent<PathLinkProps>;
