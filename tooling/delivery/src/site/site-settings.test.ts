import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSiteSettings, SiteSettingsError } from './site-settings';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'keepmark-site-settings-'));
  writeFileSync(join(directory, 'index.html'), '<!doctype html>');
});
afterAll(() => rmSync(directory, { recursive: true }));

describe('the settings of the site server', () => {
  it('need only the folder of the built site', () => {
    expect(readSiteSettings({ KEEPMARK_SITE_DIRECTORY: directory, PORT: '', VITE_MAP_STYLE_URL: '' })).toEqual({
      host: 'localhost',
      port: 3000,
      directory,
      apiUrl: 'http://localhost:4000',
      mapOrigins: [],
    });
  });

  it('allow the map origins of the operator', () => {
    const { mapOrigins } = readSiteSettings({
      KEEPMARK_SITE_DIRECTORY: directory,
      VITE_MAP_STYLE_URL: 'https://tiles.example/style.json',
      KEEPMARK_MAP_ORIGINS: 'https://fonts.example',
    });
    expect(mapOrigins).toEqual(['https://tiles.example', 'https://fonts.example']);
  });

  it.each([
    [{ KEEPMARK_SITE_DIRECTORY: '/nowhere' }, /no index\.html/],
    [{ PORT: 'http' }, /^PORT takes/],
    [{ KEEPMARK_API_URL: 'api-1:4000' }, /^KEEPMARK_API_URL takes/],
  ])('refuse %o with the accepted values', (wrong, sentence) => {
    const read = () => readSiteSettings({ KEEPMARK_SITE_DIRECTORY: directory, ...wrong });
    expect(read).toThrow(SiteSettingsError);
    expect(read).toThrow(sentence);
  });
});
