import { changedValues } from '../form-values/form-values';

/** Fields of a form that people see as one, such as a location: a conflict in one of them is settled for all. */
export interface FormPart<Values> {
  /** As its field is labeled: "Salary". */
  readonly label: string;
  readonly fields: readonly (keyof Values & string)[];
  /** What to show of it. Default: the first field that is text. */
  readonly text?: (values: Values) => string;
}

/** A part that both the person and somebody else changed. */
export interface Conflict<Values> {
  readonly part: FormPart<Values>;
  /** What the person typed. */
  readonly mine: Partial<Values>;
  /** What is stored now. */
  readonly other: Partial<Values>;
  readonly isDecided: boolean;
}

/** What a form says about changes that others made to its record. */
export interface StoredChanges<Values> {
  /** Labels of the parts that took a new value. */
  readonly updated: readonly string[];
  readonly conflicts: readonly Conflict<Values>[];
}

export const noChanges = { updated: [], conflicts: [] } as const;

const pick = <Values extends object>(values: Values, fields: readonly (keyof Values & string)[]): Partial<Values> =>
  Object.fromEntries(fields.map((name) => [name, values[name]])) as Partial<Values>;

/** Whether the values of a part are the same in both. */
export function isSamePart<Values extends object>(
  { fields }: Pick<FormPart<Values>, 'fields'>,
  left: Partial<Values>,
  right: Partial<Values>,
): boolean {
  return Object.keys(changedValues(pick(left as Values, fields), right as Values)).length === 0;
}

export interface StoredMerge<Values> {
  /** The values when the form was opened. A part that is back at them counts as unchanged. */
  readonly opened: Values;
  /** What was stored before this change. */
  readonly before: Values;
  readonly stored: Values;
  /** What the form shows. */
  readonly values: Values;
  readonly parts: readonly FormPart<Values>[];
}

/** Merges a change of the stored record into an open form. @returns the values that the form has to take, and what to say */
export function mergeStored<Values extends object>(
  { opened, before, stored, values, parts }: StoredMerge<Values>,
  said: StoredChanges<Values>,
): StoredChanges<Values> & { readonly take: Partial<Values> } {
  const changed = parts.filter((part) => !isSamePart(part, before, stored));
  const untouched = changed.filter((part) => isSamePart(part, values, before));
  const isBack = (part: FormPart<Values>) => isSamePart(part, stored, opened);
  const labels = new Set(changed.map(({ label }) => label));
  const conflicts = changed
    .filter((part) => !untouched.includes(part) && !isBack(part) && !isSamePart(part, values, stored))
    .map((part) => ({ part, mine: pick(values, part.fields), other: pick(stored, part.fields), isDecided: false }));
  return {
    take: Object.assign({}, ...untouched.map(({ fields }) => pick(stored, fields))) as Partial<Values>,
    updated: [
      ...said.updated.filter((label) => !labels.has(label)),
      ...untouched.filter((part) => !isBack(part)).map(({ label }) => label),
    ],
    conflicts: [...said.conflicts.filter(({ part }) => !labels.has(part.label)), ...conflicts],
  };
}
