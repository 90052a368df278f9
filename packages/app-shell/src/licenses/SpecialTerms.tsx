import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ShippedPackage } from './shipped-packages';

/** What a license asks for beyond its own text, by package. */
const terms: Readonly<Record<string, (source: ReactNode) => ReactNode>> = {
  'ical.js': (source) => (
    <>
      reads calendar files in your browser, under the Mozilla Public License 2.0. We use it unchanged. You can get its
      source code at {source}.
    </>
  ),
  opening_hours: (source) => (
    <>
      reads opening hours on our server, under the GNU Lesser General Public License 3.0. Your browser gets none of it.
      In the server’s image it is a separate, unchanged package, which you can replace with a version of your own. You
      may change it, and reverse engineer the server to debug your changes. You can get its source code at {source}.
    </>
  ),
};

/** The packages whose licenses ask for more than showing their text. */
export function SpecialTerms({ packages }: { packages: readonly ShippedPackage[] }) {
  return (
    <ul>
      {packages.flatMap(({ name, version, url }) => {
        const term = terms[name];
        if (!term) return [];
        const source = (
          <Anchor href={`${url}/tree/v${version}`} target="_blank" rel="noreferrer">
            {url.replace('https://', '')}
          </Anchor>
        );
        return [
          <li key={name}>
            <strong>
              {name} {version}
            </strong>{' '}
            {term(source)}
          </li>,
        ];
      })}
    </ul>
  );
}
