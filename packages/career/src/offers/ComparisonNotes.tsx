import type { DataSource } from '@keepmark/contracts';
import { Anchor, List, Text } from '@mantine/core';
import type { OfferFigures } from './offer-figures';
import { filingStatusLabels } from './filing-status';
import type { FilingStatus } from './tax';

interface SourcedFigure {
  readonly name: string;
  readonly source: DataSource;
}

/** Each source once, with its figures. */
function sourcesOf(offers: readonly OfferFigures[]) {
  const figures = offers.flatMap(({ tax, prices, offer }): SourcedFigure[] => [
    ...(tax?.lines.map(({ name, source }) => ({
      name: name === 'State income tax' ? `${name} (${offer.stateCode})` : name,
      source,
    })) ?? []),
    ...(prices.state === 'found' && prices.answer.prices
      ? [{ name: 'Prices', source: prices.answer.prices.source }]
      : []),
  ]);
  const sources = new Map<string, { readonly source: DataSource; readonly names: Set<string> }>();
  for (const { name, source } of figures) {
    // Each state has its own page.
    const key = `${source.name}|${source.period}|${source.url}`;
    const known = sources.get(key) ?? { source, names: new Set() };
    known.names.add(name);
    sources.set(key, known);
  }
  return [...sources.values()];
}

/** The sources of a comparison, and which taxes and costs are missing from it. */
export function ComparisonNotes({ offers, status }: { offers: readonly OfferFigures[]; status: FilingStatus }) {
  const sources = sourcesOf(offers);
  const notes = new Set(offers.flatMap(({ tax }) => tax?.notes ?? []));
  return (
    <section aria-label="About these figures">
      <Text size="sm" c="dimmed">
        Taxes are estimates for filing status “{filingStatusLabels[status]}”, with this pay as the only income and the
        standard deduction. They cover salary and bonus, but not signing bonus or equity. Without the taxes of cities
        and counties, except where a row shows one. All amounts are US dollars, and a year has 52 weeks.
      </Text>
      {sources.length > 0 ? (
        <List size="sm" c="dimmed" mt="xs">
          {sources.map(({ source: { name, period, url }, names }) => (
            <List.Item key={`${name}|${period}|${url}`}>
              {[...names].join(', ')}:{' '}
              <Anchor inherit href={url} target="_blank" rel="noopener noreferrer">
                {name}
              </Anchor>
              , {period}
            </List.Item>
          ))}
          {[...notes].map((note) => (
            <List.Item key={note}>{note}</List.Item>
          ))}
        </List>
      ) : null}
    </section>
  );
}
