import type { Taxes } from '@keepmark/contracts';
import { NotFoundError } from '../../platform/errors/errors';
import { stateOfFips } from '../../gazetteer/gazetteer';
import type { StateTaxRow } from '../reference/reference-rows';
import { taxgraphsSource, taxSource } from './data-sources';
import { federalPayrollTaxes, federalTax } from './federal-taxes';
import { type HandWrittenStateTax, handWrittenStateTaxes } from './hand-written-state-taxes';

/** Puerto Rico and the islands have taxes of another kind. */
const firstTerritoryFips = 57;
const stateCodes = new Set(
  Object.entries(stateOfFips).flatMap(([fips, code]) => (Number(fips) < firstTerritoryFips ? [code] : [])),
);

/**
 * The taxes on wages in a state.
 * @param imported of all states; an older year than ours is left out.
 * @throws NotFoundError for a code that is no state's.
 */
export function taxesOf(code: string, imported: readonly StateTaxRow[]): Taxes {
  const stateCode = code.toUpperCase();
  if (!stateCodes.has(stateCode))
    throw new NotFoundError(`There is no US state ${code}. Give its two letters, such as TX.`);
  const row = newestOf(
    handWrittenStateTaxes.find((ours) => ours.stateCode === stateCode),
    imported.find((other) => other.stateCode === stateCode),
  );
  if (row === undefined) return { stateCode, federal: federalTax, state: null, payroll: [...federalPayrollTaxes] };
  const { single, marriedJointly, notes } = row;
  const isOurs = 'sourceUrl' in row;
  const source = isOurs ? taxSource('Tax forms of the state', row.year, row.sourceUrl) : taxgraphsSource(row.year);
  return {
    stateCode,
    federal: federalTax,
    state: { table: isOurs ? 'hand-written' : 'official', source, single, marriedJointly, notes },
    payroll: [
      ...federalPayrollTaxes,
      ...row.payroll.map((tax) => ({ source, name: tax.name, single: tax.single, marriedJointly: tax.marriedJointly })),
    ],
  };
}

function newestOf(
  ours: HandWrittenStateTax | undefined,
  imported: StateTaxRow | undefined,
): HandWrittenStateTax | StateTaxRow | undefined {
  if (ours === undefined || imported === undefined) return ours ?? imported;
  return imported.year > ours.year ? imported : ours;
}
