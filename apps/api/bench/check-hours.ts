// tsx bench/check-hours.ts FOLDER: reads every text of opening hours in the extracts of a folder as an import does.
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { hoursTextOf, hoursKey, readHoursText } from '../src/places/hours/place-hours';
import type { HoursText } from '../src/places/hours/read-hours';
import { readPlaces } from '../src/places/import/read-places';
import { ReadingWorkers } from '../src/platform/readings/reading-workers';

/** Where the extracts are, for texts that name holidays. Another country only means other holidays. */
const country = process.env['KEEPMARK_CHECK_COUNTRY'] ?? 'FI';
const folder = resolve(process.env['INIT_CWD'] ?? '.', process.argv[2] ?? process.env['KEEPMARK_OSM_FOLDER'] ?? '.');

async function textsOf(path: string): Promise<HoursText[]> {
  const texts: HoursText[] = [];
  for await (const objects of readPlaces(path))
    for (const { tags } of objects)
      if (tags['opening_hours']) texts.push(hoursTextOf({ hours: tags['opening_hours'], country, state: '' }));
  return texts;
}

const files = (await readdir(folder)).filter((name) => name.endsWith('.osm.pbf'));
const found = (await Promise.all(files.map((name) => textsOf(join(folder, name))))).flat();
const texts = [...new Map(found.map((text) => [hoursKey(text), text])).values()];
const readings = new ReadingWorkers({ threads: 1 });
const counts = new Map<string, number>();
const slowest: { hours: string; ms: number }[] = [];
const now = new Date();
for (const text of texts) {
  const startMs = performance.now();
  const { remark = 'read' } = await readHoursText(readings, text, now);
  slowest.push({ hours: text.hours, ms: Math.round(performance.now() - startMs) });
  counts.set(remark, (counts.get(remark) ?? 0) + 1);
  if (remark !== 'read') process.stdout.write(`${remark}: ${text.hours}\n`);
}
await readings.close();
process.stdout.write(`${files.length} extracts, ${found.length} places with hours, ${texts.length} texts\n`);
for (const [remark, count] of counts) process.stdout.write(`  ${remark}: ${count}\n`);
for (const { hours, ms } of slowest.toSorted((one, other) => other.ms - one.ms).slice(0, 5))
  process.stdout.write(`  ${ms} ms: ${hours}\n`);
