import { Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, FunctionComponent, Ref } from 'react';

export type PathLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  params?: Readonly<Record<string, string>>;
  search?: Readonly<Record<string, string>>;
  activeOptions?: { readonly exact?: boolean; readonly includeSearch?: boolean };
  ref?: Ref<HTMLAnchorElement>;
};

/**
 * A link to a path that the package's own routes don't have: one from data, such as a menu entry, or a screen of a feature
 * above. The menu's own definition checks the path of its entries.
 */
export const PathLink = Link as FunctionComponent<PathLinkProps>;
