import { Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, FunctionComponent, Ref } from 'react';

export type PathLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  search?: Readonly<Record<string, string>>;
  ref?: Ref<HTMLAnchorElement>;
};

/** A link to a path from data, such as a menu entry. The menu's own definition checks the path. */
export const PathLink = Link as FunctionComponent<PathLinkProps>;
