import { createServer } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from '../../testing/free-port';
import { openSources } from './open-sources';

let folder: string;
let url: string;
const server = createServer((request, response) => {
  if (request.url?.includes('missing')) response.writeHead(404).end('nothing here');
  else response.end(`from ${request.url}`);
});
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keepmark-reference-'));
  await writeFile(join(folder, 'soc_structure_2018.xlsx'), 'structure');
  await writeFile(join(folder, 'geonames-countryInfo.txt'), 'countries');
  await writeFile(join(folder, 'README.md'), 'not ours');
  url = `http://127.0.0.1:${await listen(server)}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const open = async (...targets: string[]) => {
  const sources = await openSources(targets, folder);
  return sources.map(({ file, bytes }) => [file, Buffer.from(bytes).toString()]);
};

it('reads a folder, files beside the person, and URLs, each by its name', async () => {
  expect(await open(folder)).toEqual([
    ['geonames-countries', 'countries'],
    ['soc-structure', 'structure'],
  ]);
  expect(await open('soc_structure_2018.xlsx', `${url}/dump/admin1CodesASCII.txt?x=1`)).toEqual([
    ['soc-structure', 'structure'],
    ['geonames-admin1', 'from /dump/admin1CodesASCII.txt?x=1'],
  ]);
  expect(await open(`${url}/2025_Gaz_cbsa_national.txt`, `${url}/Occupation%20Data.txt`)).toMatchObject([
    ['cbsa-gazetteer', expect.anything()],
    ['onet-occupations', expect.anything()],
  ]);
});

it.each([
  ['README.md', /has none of the names of the official files/],
  ['nothing.txt', /^There is no file .*nothing\.txt\. Give the path or URL/],
  ['{url}/missing/countryInfo.txt', /answered 404\. Check the address\.$/],
  ['http://127.0.0.1:1/countryInfo.txt', /cannot be reached\. Download the file and give its path\.$/],
])('says of %s what to do', async (target, sentence) => {
  await expect(open(target.replace('{url}', url))).rejects.toThrow(sentence);
});

it('refuses two files that are the same table', async () => {
  await expect(open('soc_structure_2018.xlsx', `${url}/soc_structure_2020.xlsx`)).rejects.toThrow(/are the same table/);
});
