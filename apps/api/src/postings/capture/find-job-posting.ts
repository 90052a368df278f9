export type Thing = Readonly<Record<string, unknown>>;

const maxThings = 5000;
const deepest = 12;

/** Whether a value of JSON-LD is an object. */
export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether it is of a schema.org type, however the type is written: "JobPosting", "schema:JobPosting", a full address. */
export const isOfType = (thing: Thing, type: string): boolean =>
  [thing['@type'] ?? thing['type'] ?? []]
    .flat()
    .some((own) => typeof own === 'string' && new RegExp(`^(?:.*[/:#])?${type}$`, 'i').test(own));

/**
 * The JobPosting in the JSON-LD of a page: at the top, in an array, in `@graph`, or below another thing. Of several the
 * one with the page's own address, and otherwise none unless all have one title: which one is meant is not for us to guess.
 */
export function findJobPosting(blocks: readonly unknown[], pageUrl: string): Thing | undefined {
  const postings: Thing[] = [];
  const byId = new Map<string, Thing>();
  let left = maxThings;
  const visit = (value: unknown, depth: number): void => {
    if (depth > deepest || left <= 0) return;
    left -= 1;
    if (Array.isArray(value)) {
      for (const item of value) visit(item, depth + 1);
    } else if (isThing(value)) {
      const id = value['@id'];
      if (typeof id === 'string' && Object.keys(value).length > 1 && !byId.has(id)) byId.set(id, value);
      if (isOfType(value, 'JobPosting')) postings.push(value);
      for (const child of Object.values(value)) visit(child, depth + 1);
    }
  };
  visit(blocks, 0);
  const [first] = postings;
  const own = postings.find((posting) => [posting['url'], posting['@id']].some((url) => samePage(url, pageUrl)));
  const isOne =
    new Set(
      postings.map((posting) =>
        String([posting['title'] ?? posting['name']].find((title) => typeof title === 'string')),
      ),
    ).size <= 1;
  const chosen = own ?? (isOne ? first : undefined);
  return chosen && withReferences(chosen, byId);
}

/** `{"@id": "#acme"}` alone refers to the thing with that id elsewhere in the page. */
function withReferences(posting: Thing, byId: ReadonlyMap<string, Thing>): Thing {
  const referred = (value: unknown): unknown => {
    const id = isThing(value) && Object.keys(value).length === 1 ? value['@id'] : undefined;
    return typeof id === 'string' ? (byId.get(id) ?? value) : value;
  };
  return Object.fromEntries(
    Object.entries(posting).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(referred) : referred(value),
    ]),
  );
}

function samePage(left: unknown, right: string): boolean {
  if (typeof left !== 'string' || right === '' || !URL.canParse(left, right)) return false;
  const [one, other] = [new URL(left, right), new URL(right)];
  return (
    one.host === other.host &&
    one.pathname.replace(/\/$/, '') === other.pathname.replace(/\/$/, '') &&
    (one.search === other.search || other.search === '' || one.search === '')
  );
}
