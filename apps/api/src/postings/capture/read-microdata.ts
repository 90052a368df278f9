import { Parser } from 'htmlparser2';

type Item = Record<string, unknown>;

interface Open {
  readonly tag: string;
  readonly item?: Item | undefined;
  readonly names: readonly string[];
  readonly start: number;
  readonly value?: string | undefined;
}

const maxItems = 2000;
const maxDepth = 400;
const maxValueLength = 100_000;
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/**
 * The schema.org items of a page written as microdata (https://html.spec.whatwg.org/#microdata), in the form of JSON-LD. A
 * property without a value of its own is the HTML inside its element. Never throws.
 */
export function readMicrodata(html: string): readonly unknown[] {
  if (!/itemtype\s*=/i.test(html)) return [];
  const found: Item[] = [];
  const stack: Open[] = [];
  let count = 0;

  const add = (names: readonly string[], value: unknown): void => {
    const owner = stack.findLast(({ item }) => item !== undefined)?.item;
    if (!owner) return;
    for (const name of names) {
      const before = owner[name];
      owner[name] = before === undefined ? value : [before, value].flat();
    }
  };
  const parser: Parser = new Parser({
    onopentag(tag, attributes) {
      const isItem = 'itemscope' in attributes && count < maxItems;
      const names = (attributes['itemprop'] ?? '').split(/\s+/).filter((name) => name !== '' && name !== '__proto__');
      const value = attributes['content'] ?? attributes['datetime'] ?? attributes['href'] ?? attributes['src'];
      if (isItem) count += 1;
      const item: Item | undefined = isItem ? { '@type': attributes['itemtype'] ?? '' } : undefined;
      if (empty.has(tag)) {
        if (names.length > 0 && !item) add(names, value ?? '');
        return;
      }
      if (item && names.length > 0) add(names, item);
      else if (item) found.push(item);
      // Kept balanced with the closing tags, however deep the page is.
      stack.push(
        stack.length < maxDepth ? { tag, item, names: item ? [] : names, start: parser.endIndex + 1, value } : nothing,
      );
    },
    onclosetag(tag) {
      if (empty.has(tag)) return;
      const open = stack.pop();
      if (!open || open.names.length === 0) return;
      add(open.names, open.value ?? html.slice(open.start, Math.min(parser.startIndex, open.start + maxValueLength)));
    },
  });
  parser.end(html);
  return found;
}

const nothing: Open = { tag: '', names: [], start: 0 };
