/** A sheet of a workbook, and where its cells are. */
export interface SheetPart {
  readonly name: string;
  readonly path: string;
  readonly isHidden: boolean;
}

export interface WorkbookParts {
  readonly sheets: readonly SheetPart[];
  /** Whether days count from 1904, as old Macs did. */
  readonly isFrom1904: boolean;
  readonly stylesPath: string;
  readonly stringsPath: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of an XML attribute or element. */
export const decodeXml = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[name as string] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex as string, 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });

export const encodeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const attributePatterns = new Map<string, RegExp>();

function attributePattern(name: string): RegExp {
  let pattern = attributePatterns.get(name);
  if (pattern === undefined) {
    pattern = new RegExp(String.raw`(?:^|[\s:])${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`);
    attributePatterns.set(name, pattern);
  }
  return pattern;
}

/** The value of an attribute, by its name without prefix; undefined if the tag has none. */
export function attributeOf(tag: string, name: string): string | undefined {
  const [, double, single] = attributePattern(name).exec(tag) ?? [];
  const value = double ?? single;
  return value?.includes('&') ? decodeXml(value) : value;
}

/** The tags of elements with a name, whatever their prefix. */
export const tagsOf = (xml: string, name: string): string[] =>
  xml.match(new RegExp(String.raw`<(?:\w+:)?${name}(?=[\s/>])[^>]*>`, 'g')) ?? [];

/** The path that a part refers to: absolute, or from the folder of the part. */
function pathFrom(folder: string, target: string): string {
  const parts: string[] = target.startsWith('/') ? [] : folder.split('/');
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Where the relations of a part lead, by their ids. */
export function relationsOf(
  relations: string,
  folder: string,
): Map<string, { type: string; target: string; path: string }> {
  return new Map(
    tagsOf(relations, 'Relationship').map((tag) => {
      const target = attributeOf(tag, 'Target') ?? '';
      const type = (attributeOf(tag, 'Type') ?? '').split('/').at(-1) ?? '';
      return [attributeOf(tag, 'Id') ?? '', { type, target, path: pathFrom(folder, target) }];
    }),
  );
}

/** What the workbook of an Excel file consists of. Sheets of charts have no cells, so they are none. */
export function workbookParts(workbook: string, relations: string): WorkbookParts {
  const parts = relationsOf(relations, 'xl');
  const pathOfType = (type: string) => [...parts.values()].find((part) => part.type === type)?.path ?? '';
  const sheets = tagsOf(workbook, 'sheet').flatMap((tag) => {
    const part = parts.get(attributeOf(tag, 'id') ?? '');
    if (part?.type !== 'worksheet') return [];
    const name = attributeOf(tag, 'name') ?? '';
    return [{ name, path: part.path, isHidden: /hidden/i.test(attributeOf(tag, 'state') ?? '') }];
  });
  const [properties = ''] = tagsOf(workbook, 'workbookPr');
  return {
    sheets,
    isFrom1904: /^(?:1|true)$/.test(attributeOf(properties, 'date1904') ?? ''),
    stylesPath: pathOfType('styles'),
    stringsPath: pathOfType('sharedStrings'),
  };
}

/** The code of the number format of each cell style; undefined for one that Excel brings. */
export function formatCodes(styles: string): (string | undefined)[] {
  const codes = new Map(
    tagsOf(styles, 'numFmt').map((tag) => [attributeOf(tag, 'numFmtId'), attributeOf(tag, 'formatCode')]),
  );
  const start = styles.search(/<(?:\w+:)?cellXfs[\s>]/);
  const end = start === -1 ? -1 : styles.slice(start).search(/<\/(?:\w+:)?cellXfs>/);
  if (end === -1) return [];
  return tagsOf(styles.slice(start, start + end), 'xf').map((tag) => {
    const id = attributeOf(tag, 'numFmtId');
    // The two formats of percents that have no code in the file.
    return codes.get(id) ?? (id === '9' || id === '10' ? '0%' : undefined);
  });
}
