import { InvalidNameError } from '../errors';

const validName = /^[A-Za-z0-9_]+$/;
const validId = /^[A-Za-z0-9_-]{1,64}$/;

// The specification gives the wording of the first two.
export function checkDatabaseName(name: string): void {
  if (!validName.test(name)) throw new InvalidNameError(`The name '${name}' contains invalid characters`);
}

export function checkTableName(name: string): void {
  if (!validName.test(name)) throw new InvalidNameError(`The database name '${name}' contains invalid characters.`);
}

export function checkFieldNames(names: readonly string[]): void {
  const wrong = names.some((name) => !validName.test(name) || name === '__proto__' || name === 'internalId');
  if (wrong) throw new InvalidNameError('One or more field names in the table definition contains invalid characters');
}

export function checkId(id: string): void {
  if (!validId.test(id)) throw new InvalidNameError(`The name '${id}' contains invalid characters`);
}
