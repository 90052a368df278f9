import { Anchor, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { byLicense, type ShippedPackage, type ShippedPackages } from './shipped-packages';
import classes from './PackageList.module.css';

const placeNames = { site: 'in your browser', api: 'on our server' } as const;
const whereIn = ({ places }: ShippedPackage) => places.map((place) => placeNames[place]).join(' and ');

/** Every package with its license, grouped by license. */
export function PackageList({ packages, texts }: ShippedPackages) {
  return byLicense(packages).map(([license, found]) => (
    <section key={license} className={classes['group']}>
      <Title order={3}>
        {license} <Text span c="dimmed">{`(${found.length})`}</Text>
      </Title>
      {found.map((shipped) => (
        <PackageDetails key={`${shipped.name}@${shipped.version}`} shipped={shipped} texts={texts} />
      ))}
    </section>
  ));
}

/** A package; its texts are drawn when it is opened. */
function PackageDetails({ shipped, texts }: { shipped: ShippedPackage; texts: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const { name, version, url, author } = shipped;
  return (
    <details className={classes['package']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {name} {version}
      </summary>
      {isOpen ? (
        <>
          <Text>
            {author === '' ? '' : `By ${author}. `}Runs {whereIn(shipped)}.{' '}
            <Anchor href={url} target="_blank" rel="noreferrer">
              Source
            </Anchor>
          </Text>
          {shipped.texts.map((index) => (
            <pre key={index}>{texts[index]}</pre>
          ))}
        </>
      ) : null}
    </details>
  );
}
