import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { parse } from 'yaml';
import { entriesOf, type ResumeDocument } from '@keepmark/resume-document';
import { pdfLines } from '../src/pdf/page-lines';
import { pdfPages } from '../src/pdf/pdf-text';
import { leftOver, wordsOf } from '../src/recognize/left-over';
import { recognize } from '../src/recognize/recognize';
import { plainText } from '@keepmark/resume-document/rich-text';

// How well PDFs are read that we have the data of: `tsx dev/evaluate-pdf-reading.ts [folder of PDF and YAML pairs]`.

interface Field {
  readonly name: string;
  readonly expected: string;
  readonly isFound: boolean;
}

const kindOf: Readonly<Record<string, string>> = {
  selected_honors: 'awards',
  invited_talks: 'custom',
  patents: 'custom',
};

const folder = process.argv[2] ?? '/work/shared/data/resumes/rendercv';
const isVerbose = process.argv.includes('--verbose');
const totals = { found: 0, fields: 0, words: 0, lost: 0 };

for (const file of readdirSync(folder).filter((name) => name.endsWith('.pdf'))) {
  const bytes = new Uint8Array(readFileSync(path.join(folder, file)));
  const data = parse(readFileSync(path.join(folder, file.replace(/\.pdf$/, '.yaml')), 'utf8')) as RenderCv;
  const started = performance.now();
  const { lines, furniture, source } = pdfLines(await pdfPages(bytes));
  const read = performance.now();
  const { document, unplaced } = recognize(
    lines,
    furniture.map(({ text }) => text),
    source,
  );
  const headings = document.sections.map(({ heading, kind }) => heading || kind);
  const recognized = performance.now();
  const fields = compare(data, document);
  const words = wordsOf(source.join('\n'));
  const lost = leftOver(source, { document, unplaced, headings });
  const found = fields.filter(({ isFound }) => isFound).length;
  totals.found += found;
  totals.fields += fields.length;
  totals.words += words.length;
  totals.lost += lost.length;
  print(
    `${file}: ${percent(found, fields.length)} of ${fields.length} fields, ${unplaced.length} lines in the tray, ${lost.length} of ${words.length} words lost, ${Math.round(read - started)} + ${Math.round(recognized - read)} ms`,
  );
  if (!isVerbose) continue;
  for (const field of fields) if (!field.isFound) print(`  missing ${field.name}: ${field.expected}`);
  for (const line of unplaced) print(`  tray: ${line}`);
  if (lost.length > 0) print(`  lost: ${lost.join(' ')}`);
}
print(
  `All: ${percent(totals.found, totals.fields)} of ${totals.fields} fields, ${totals.lost} of ${totals.words} words lost`,
);

interface RenderCv {
  readonly cv: {
    readonly name: string;
    readonly location: string;
    readonly email: string;
    readonly website: string;
    readonly social_networks: readonly { readonly network: string; readonly username: string }[];
    readonly sections: Readonly<Record<string, readonly (string | Readonly<Record<string, unknown>>)[]>>;
  };
}

function compare({ cv }: RenderCv, document: ResumeDocument): Field[] {
  const fields: Field[] = [];
  const same = (left: string, right: string) => plain(left) === plain(right);
  const add = (name: string, expected: unknown, values: readonly string[], match = same) => {
    if (expected === null || expected === undefined || expected === '') return;
    const text = typeof expected === 'string' ? expected : JSON.stringify(expected);
    fields.push({ name, expected: text, isFound: values.some((value) => match(value, text)) });
  };
  const holds = (value: string, expected: string) => plain(value).includes(plain(expected));
  add('name', cv.name, [document.name]);
  add('location', cv.location, [document.location]);
  add('email', cv.email, [document.email]);
  const urls = document.links.map(({ url }) => url);
  add('website', cv.website, urls);
  for (const { network, username } of cv.social_networks) {
    fields.push({
      name: network,
      expected: username,
      isFound: urls.some((url) => url.includes(network.toLowerCase()) && url.includes(username)),
    });
  }
  for (const [key, items] of Object.entries(cv.sections)) {
    const section =
      document.sections.find(
        ({ kind, heading }) => kind === key || plain(heading) === plain(key.replaceAll('_', ' ')),
      ) ?? document.sections.find(({ kind }) => kind === kindOf[key]);
    const entries = (section ? entriesOf(section) : []) as unknown as readonly Readonly<Record<string, string>>[];
    items.forEach((item, at) => {
      const entry = entries[at] ?? {};
      const value = (name: string) => entry[name] ?? '';
      const notes = plainText(value('notes')).split('\n');
      const all = entries.flatMap((one) => [
        ...Object.values(one).map(String),
        ...plainText(one['notes'] ?? '').split('\n'),
      ]);
      if (typeof item === 'string') {
        add(`${key}.text`, item, all, (text, expected) => same(text, expected) || holds(text, expected));
        return;
      }
      const name = `${key}[${at}]`;
      add(`${name}.institution`, item['institution'], [value('institutionName')]);
      add(`${name}.area`, item['area'], [value('major')]);
      add(`${name}.degree`, item['degree'], [value('degree')]);
      add(`${name}.company`, item['company'], [value('companyName')]);
      add(`${name}.position`, item['position'], [value('title')]);
      add(`${name}.name`, item['name'], [value('title')]);
      add(`${name}.title`, item['title'], [value('title')]);
      add(`${name}.location`, item['location'], [
        [value('city'), value('state'), value('country')].filter(Boolean).join(', '),
        value('location'),
      ]);
      add(`${name}.start`, item['start_date'], [value('startDate')]);
      add(`${name}.end`, item['end_date'], [value('endDate')]);
      add(
        `${name}.date`,
        item['date'],
        [value('startDate'), value('endDate')],
        (text, expected) => text !== '' && text.startsWith(expected),
      );
      add(`${name}.summary`, item['summary'], notes);
      // The YAML of one highlight holds a list: dashes within its text.
      const highlights = ((item['highlights'] ?? []) as string[]).flatMap((text) => text.split(/\s+-\s+/));
      for (const highlight of highlights) add(`${name}.highlight`, highlight, notes);
      add(`${name}.authors`, (item['authors'] as string[] | undefined)?.join(', '), notes);
      add(`${name}.doi`, item['doi'], [value('url')], holds);
      add(`${name}.journal`, item['journal'], [value('organization')]);
      add(`${name}.label`, item['label'], [value('skillName')]);
      add(`${name}.details`, item['details'], [String(entry['keywords']).replaceAll(',', ', ')]);
      for (const text of ['bullet', 'number', 'reversed_number']) {
        add(`${name}.${text}`, item[text], [
          ...all,
          ...entries.map((one) => `${one['title']} ${one['startDate']}${one['endDate'] ? ` – ${one['endDate']}` : ''}`),
        ]);
      }
    });
  }
  return fields;
}

/** Without marks, links, brackets and case. */
function plain(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[’']/g, "'")
    .replaceAll(/[^\p{L}\p{N}+#%$']+/gu, ' ')
    .trim();
}

function percent(part: number, whole: number): string {
  return `${((part / Math.max(1, whole)) * 100).toFixed(1)}%`;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
