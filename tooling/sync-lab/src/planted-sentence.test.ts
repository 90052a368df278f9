import { defineTable, field } from '@keepmark/local-store';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPerson, RealDevice } from './real-device';
import { RealServer } from './real-server';

const sentence = 'Die Zwetschgenmühle klappert am rauschenden Bach.';
const jobTable = defineTable('jobs', { fields: { jobTitle: field.text(), notes: field.text(), extra: field.text() } });
const placeTable = defineTable('places', { fields: { name: field.text() } });
/** Names of tables, fields and devices, which only devices know. */
const otherSecrets = ['Zwetschgenlaptop', 'Zwetschgentelefon', 'zwetschgenzahl'];

let server: RealServer;
const devices: RealDevice[] = [];
beforeAll(async () => {
  server = await RealServer.start({ LOG_LEVEL: 'trace' }, { fsync: 'off', synchronous_commit: 'off' });
}, 240_000);
afterAll(async () => {
  await Promise.all(devices.map((device) => device.close()));
  await server.close();
});

/** A text as it may be found: its bytes, and their hex and base64 forms, wherever in a longer text they start. */
function formsOf(text: string): readonly string[] {
  const bytes = Buffer.from(text);
  const forms = new Set<string>([text, bytes.toString('hex'), JSON.stringify(text).slice(1, -1)]);
  // Three ways in which the letters of base64 can lie over the bytes. The first and the last depend on what is around it.
  for (let before = 0; before < 3; before += 1) {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    const inner = encoded.slice(before === 0 ? 0 : before + 1, -2);
    forms.add(inner);
    forms.add(inner.replaceAll('+', '-').replaceAll('/', '_'));
  }
  return [...forms];
}

/** Every column of every row of every table, as text, and bytes also as they are. */
async function dump(): Promise<{ text: string; tables: string[] }> {
  const client = new Client(server.databaseUrl);
  await client.connect();
  try {
    const { rows: found } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const parts: string[] = [];
    for (const { name } of found) {
      const { rows } = await client.query<Record<string, unknown>>(`select * from ${name}`);
      for (const value of rows.flatMap((row) => Object.values(row))) {
        if (Buffer.isBuffer(value)) parts.push(value.toString('utf8'), value.toString('hex'), value.toString('base64'));
        else parts.push(typeof value === 'string' ? value : JSON.stringify(value));
      }
    }
    return { text: parts.join('\n'), tables: found.map(({ name }) => name) };
  } finally {
    await client.end();
  }
}

it('leaves nothing of a planted sentence in the database or in the logs', async () => {
  const person = await newPerson(server.url, 'ada');
  const laptop = new RealDevice(person, 'Zwetschgenlaptop');
  devices.push(laptop);
  const jobs = laptop.database.table(jobTable);
  const saved = jobs.insert({ jobTitle: sentence, notes: `Before. ${sentence} After.`.repeat(20), extra: 'x' });
  const gone = jobs.insert({ jobTitle: sentence });
  laptop.database.table(placeTable).insert({ name: sentence });
  laptop.database.table(defineTable('zwetschgenzahl', { fields: { text: field.text() } })).insert({ text: sentence });
  const words = await laptop.turnOn();
  await laptop.settled();
  const phone = new RealDevice(person, 'Zwetschgentelefon');
  devices.push(phone);
  await phone.control.joinWithWords(words);
  await phone.settled();
  expect(phone.database.table(jobTable).get(saved)?.jobTitle).toBe(sentence);

  // Conflicts, deletions, a pairing, other words and another key go through other calls.
  phone.database.table(jobTable).update(saved, { notes: `${sentence} From the phone.` });
  jobs.update(saved, { notes: `${sentence} From the laptop.` });
  jobs.delete(gone);
  await Promise.all([laptop.settled(), phone.settled()]);
  const pairing = await laptop.control.createPairing('https://keepmark.example/settings/devices');
  const made = await laptop.control.removeDeviceAndChangeKey(undefined);
  const next = await laptop.control.confirmWords(made.positions.map((at) => made.words[at]!));
  expect(next).toBe(true);
  await laptop.settled();

  const { text, tables } = await dump();
  expect(tables).toContain('public.sync_items');
  const log = server.output;
  expect(log).toContain('sync/push');
  // The search finds what is there.
  expect(text).toContain('ada@example.com');
  const secret = new URL(pairing.address).hash.slice(1);
  const secrets = [sentence, ...otherSecrets, words, made.words.join(' '), secret].flatMap(formsOf);
  for (const form of secrets) {
    expect(text.toLowerCase().includes(form.toLowerCase()), `in the database: ${form}`).toBe(false);
    expect(log.toLowerCase().includes(form.toLowerCase()), `in the log: ${form}`).toBe(false);
  }
}, 120_000);

it('would find the sentence in each of its forms', () => {
  for (const before of ['', 'a', 'ab', 'abc']) {
    const bytes = Buffer.from(`${before}${sentence}!`);
    for (const text of [bytes.toString(), bytes.toString('hex'), bytes.toString('base64'), bytes.toString('base64url')])
      expect(formsOf(sentence).some((form) => text.includes(form))).toBe(true);
  }
});
