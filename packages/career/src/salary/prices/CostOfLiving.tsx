import type { AreaPrices, PricesAnswer } from '@keepmark/contracts';
import { ErrorState, LoadingState } from '@keepmark/ui';
import { Section } from '@keepmark/ui/section';
import { Table, Text } from '@mantine/core';
import { shortAreaName } from '../../wages/area-name';
import { AreaField, type ChosenArea } from '../../wages/AreaField';
import { SourceNote } from '../../wages/SourceNote';
import type { PriceLookup } from './use-price-comparison';
import classes from './CostOfLiving.module.css';

export interface CostOfLivingProps {
  /** The area of the wages; null for none. */
  readonly area: ChosenArea | null;
  /** The code of the area to compare with; empty for none. */
  readonly compareCode: string;
  readonly onCompare: (area: ChosenArea | null) => void;
  readonly lookup: PriceLookup;
  /** Whether the person has entered an offer or a target. */
  readonly hasPay: boolean;
}

const parts = [
  ['allItems', 'All prices'],
  ['housing', 'Housing'],
  ['goods', 'Goods'],
  ['utilities', 'Utilities'],
  ['otherServices', 'Other services'],
] as const;

/** Shows what the person's pay is worth in another area. */
export function CostOfLiving({ area, compareCode, onCompare, lookup, hasPay }: CostOfLivingProps) {
  const { here, there, sentences } = lookup;
  const compared = there?.data?.area;
  return (
    <Section title="Cost of living">
      {area === null ? (
        <Text>Choose your area above to compare it with another.</Text>
      ) : (
        <>
          <AreaField
            className={classes['field']}
            label={`Compare ${shortAreaName(area.name)} with`}
            clearable
            value={compareCode === '' || !compared ? null : compared}
            onChange={onCompare}
          />
          {(here?.isFetching && !here.data) || (there?.isFetching && !there.data) ? (
            <LoadingState label="Loading prices" />
          ) : null}
          {here?.isError || there?.isError ? (
            <ErrorState
              title="We couldn’t load the prices"
              onRetry={() => {
                void here?.refetch();
                if (compareCode !== '') void there?.refetch();
              }}
            >
              {(here?.error ?? there?.error)?.message}
            </ErrorState>
          ) : null}
          {here?.data && there?.data && compareCode !== '' ? (
            <Comparison here={here.data} there={there.data} sentences={sentences} hasPay={hasPay} />
          ) : null}
        </>
      )}
    </Section>
  );
}

interface ComparisonProps {
  readonly here: PricesAnswer;
  readonly there: PricesAnswer;
  readonly sentences: readonly string[];
  readonly hasPay: boolean;
}

function Comparison({ here, there, sentences, hasPay }: ComparisonProps) {
  const missing = [here, there].filter(({ prices }) => prices === null);
  const [left, right] = [here.prices, there.prices];
  if (!left || !right) {
    return <Text>No price figures for {missing.map(({ area }) => area.name).join(' and ')}.</Text>;
  }
  const [from, to] = [shortAreaName(here.area.name), shortAreaName(there.area.name)];
  return (
    <>
      <div>
        {sentences.map((sentence, index) => (
          <Text key={sentence} fw={index === 0 ? 600 : undefined}>
            {sentence}
          </Text>
        ))}
        {hasPay ? null : <Text>Enter your offer or target above to see what it is worth in {to}.</Text>}
      </div>
      <Table aria-label={`Prices in ${from} and ${to}`} verticalSpacing={4} className={classes['table']}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">US average 100</Table.Th>
            <Table.Th scope="col">{from}</Table.Th>
            <Table.Th scope="col">{to}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {parts.map(([key, label]) =>
            left[key] === null && right[key] === null ? null : (
              <Table.Tr key={key}>
                <Table.Th scope="row">{label}</Table.Th>
                <Table.Td>{indexText(left[key])}</Table.Td>
                <Table.Td>{indexText(right[key])}</Table.Td>
              </Table.Tr>
            ),
          )}
        </Table.Tbody>
      </Table>
      <SourceNote source={left.source}>
        {[
          'Regional price parities, 100 is the US average.',
          ...[here, there].map(({ area, prices }) => scopeNote(area.name, prices)),
          right.source.period === left.source.period ? '' : `${to}: ${right.source.name}, ${right.source.period}.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </SourceNote>
    </>
  );
}

const indexText = (value: number | null) => (value === null ? '–' : value.toFixed(1));

const scopeNote = (name: string, prices: AreaPrices | null) =>
  prices?.scope === 'state' && !/^[^,]+$/.test(name) ? `${shortAreaName(name)}: prices of the whole state.` : '';
