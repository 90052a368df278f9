import { sql } from 'drizzle-orm';
import { InvalidRequestError } from '../platform/errors/errors';
import type { DatabaseHandle } from '../platform/database/database';

/** Letters of other alphabets that look like Latin ones. */
const lookAlikes = new Map(
  'аa еe оo рp сc уy хx іi јj ѕs һh ԁd вb кk мm нh тt ԝw ґg αa οo ρp νv ιi κk τt υu ıi'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

/**
 * How a name looks at a glance: two names with one look could be taken for each other. Letter case, accents, spaces,
 * punctuation and letters of other alphabets that look the same are set aside, and so is 0 for O and 1 or l for I.
 */
function lookOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/\P{ASCII}/gu, (letter) => lookAlikes.get(letter) ?? letter)
    .replaceAll('0', 'o')
    .replaceAll(/[1l]/g, 'i');
}

const looksOf = (names: string) => names.split(', ').map(lookOf);
/** Names that feeds and we use ourselves. */
const reservedBeginnings = looksOf('Hiring now, Keepmark');
const reservedNames = looksOf(
  'Hiring, Directory, Company directory, The directory, Companies, All companies, Feeds, ' +
    'Official, Verified, Approved, Sample, Samples, Admin, Operator, Support',
);

/** Whether a name passes for one of the directory's own. */
export function isReservedName(name: string): boolean {
  const look = lookOf(name);
  return reservedNames.includes(look) || reservedBeginnings.some((beginning) => look.startsWith(beginning));
}

/**
 * Lets a person add to a group of this name, there or not.
 * @throws InvalidRequestError for a name of the directory's own, and for one that looks like a group of the operator's
 */
export async function requireOpenGroup(database: Pick<DatabaseHandle, 'execute'>, group: string): Promise<void> {
  if (isReservedName(group)) {
    throw new InvalidRequestError(
      `The directory keeps the name "${group}" for itself. Choose another name for your group.`,
    );
  }
  const { rows } = await database.execute<{ group: string; groupName: string }>(
    sql`select "group", group_name as "groupName" from company_groups where added_by is null`,
  );
  const look = lookOf(group);
  const taken = rows.find((known) => known.group === group || (look !== '' && lookOf(known.group) === look));
  if (taken !== undefined) {
    throw new InvalidRequestError(`The operator fills "${taken.groupName}". Choose another name for your group.`);
  }
}
