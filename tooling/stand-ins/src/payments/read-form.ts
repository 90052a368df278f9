/** A field of a form in Stripe's encoding: text, a list or an object of fields. */
export interface FormFields {
  [name: string]: string | FormFields;
}

/** Reads a form whose names nest with brackets, such as `line_items[0][price]=p` or `metadata[userId]=u`. */
export function readForm(body: string): FormFields {
  const fields: FormFields = Object.create(null) as FormFields;
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    const last = path.pop();
    if (last === undefined) continue;
    let into = fields;
    for (const part of path) {
      const next = into[part];
      into = typeof next === 'object' ? next : (into[part] = Object.create(null) as FormFields);
    }
    into[last] = value;
  }
  return fields;
}

/** The text of a field; empty when it is missing. */
export function textOf(fields: FormFields, ...path: string[]): string {
  let value: string | FormFields | undefined = fields;
  for (const part of path) value = typeof value === 'object' ? value[part] : undefined;
  return typeof value === 'string' ? value : '';
}
