import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { portsInUse, readSettings } from './settings';
import { StartProblem } from './start-problem';

const workspace = '/workspace';

describe('readSettings', () => {
  it('has default ports and a data folder in the workspace', () => {
    expect(readSettings({}, workspace)).toEqual({
      sites: ['jobs', 'places'],
      jobsPort: 3000,
      placesPort: 3001,
      apiPort: 4000,
      emulatorPort: 9099,
      databasePort: 25_432,
      dataDirectory: join(workspace, '.keepmark-data'),
      databaseUrl: undefined,
      firebaseProjectId: undefined,
      mapOrigins: [],
    });
  });

  it.each(['0', '70000', '30.5', 'jobs'])('refuses %s as a port and names the setting', (value) => {
    expect(() => readSettings({ KEEPMARK_API_PORT: value }, workspace)).toThrow(StartProblem);
    expect(() => readSettings({ KEEPMARK_API_PORT: value }, workspace)).toThrow(/KEEPMARK_API_PORT .*1 to 65535/);
  });

  it('refuses the same port for two parts and names both settings', () => {
    expect(() => readSettings({ KEEPMARK_PLACES_PORT: '3000' }, workspace)).toThrow(
      'KEEPMARK_JOBS_PORT and KEEPMARK_PLACES_PORT are both 3000. Give each its own port.',
    );
  });

  it('allows the origins of the map style and its tiles and fonts', () => {
    const read = (environment: NodeJS.ProcessEnv) => readSettings(environment, workspace).mapOrigins;
    expect(read({ VITE_MAP_STYLE_URL: 'https://tiles.example/style.json?key=1' })).toEqual(['https://tiles.example']);
    // A style on the site itself needs no extra origin.
    expect(read({ VITE_MAP_STYLE_URL: '/style.json' })).toEqual([]);
    expect(
      read({
        VITE_MAP_STYLE_URL: 'https://tiles.example/style.json',
        KEEPMARK_MAP_ORIGINS: 'https://fonts.example:8443  https://tiles.example/',
      }),
    ).toEqual(['https://tiles.example', 'https://fonts.example:8443']);
    expect(() => read({ KEEPMARK_MAP_ORIGINS: 'tiles.example' })).toThrow(
      'KEEPMARK_MAP_ORIGINS takes URLs such as https://tiles.example, not "tiles.example".',
    );
  });

  it('starts only the named site', () => {
    const settings = readSettings({ KEEPMARK_SITES: 'places', KEEPMARK_API_PORT: '3000' }, workspace);
    expect(settings.sites).toEqual(['places']);
    // The other site's port is unused.
    expect(portsInUse(settings)).not.toContain('jobsPort');
    expect(() => readSettings({ KEEPMARK_SITES: 'cities' }, workspace)).toThrow(
      'KEEPMARK_SITES takes jobs or places, not "cities".',
    );
  });

  it('treats an empty variable as not set', () => {
    expect(readSettings({ KEEPMARK_JOBS_PORT: ' ', DATABASE_URL: '' }, workspace)).toMatchObject({
      jobsPort: 3000,
      databaseUrl: undefined,
    });
  });
});

describe('portsInUse', () => {
  it('excludes services you run yourself', () => {
    const settings = readSettings(
      { DATABASE_URL: 'postgres://db/keepmark', VITE_FIREBASE_PROJECT_ID: 'mine', KEEPMARK_EMULATOR_PORT: '3000' },
      workspace,
    );
    expect(portsInUse(settings)).toEqual(['jobsPort', 'placesPort', 'apiPort']);
  });
});
