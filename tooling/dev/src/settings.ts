import { resolve } from 'node:path';
import { StartProblem } from './start-problem';

const siteNames = ['jobs', 'places'] as const;
export type SiteName = (typeof siteNames)[number];

/** What to start, and where. Ports are TCP ports on this machine. */
export interface StartSettings {
  /** The sites to build and serve; both unless KEEPMARK_SITES names one. */
  readonly sites: readonly SiteName[];
  readonly jobsPort: number;
  readonly placesPort: number;
  readonly apiPort: number;
  readonly emulatorPort: number;
  readonly databasePort: number;
  /** The absolute path of the folder with the database and the emulator's accounts. */
  readonly dataDirectory: string;
  /** Your own PostgreSQL. Default: an embedded one. */
  readonly databaseUrl: string | undefined;
  /** Your own Firebase project. Default: the Auth emulator. */
  readonly firebaseProjectId: string | undefined;
  /** Other origins that serve map tiles, such as https://tiles.example. */
  readonly mapOrigins: readonly string[];
}

/** The setting and default of each port. */
export const portSettings = {
  jobsPort: { name: 'KEEPMARK_JOBS_PORT', fallback: 3000 },
  placesPort: { name: 'KEEPMARK_PLACES_PORT', fallback: 3001 },
  apiPort: { name: 'KEEPMARK_API_PORT', fallback: 4000 },
  emulatorPort: { name: 'KEEPMARK_EMULATOR_PORT', fallback: 9099 },
  databasePort: { name: 'KEEPMARK_DATABASE_PORT', fallback: 25_432 },
} as const;

export type PortSetting = keyof typeof portSettings;

/**
 * Reads the settings from the environment.
 * @throws StartProblem when a port, site, or origin is invalid, or two ports are the same
 */
export function readSettings(environment: NodeJS.ProcessEnv, workspace: string): StartSettings {
  const read = (name: string) => environment[name]?.trim() || undefined;
  const port = (setting: PortSetting) => {
    const { name, fallback } = portSettings[setting];
    const value = Number(read(name) ?? fallback);
    if (!Number.isInteger(value) || value < 1 || value > 65_535) {
      throw new StartProblem(`${name} takes a port from 1 to 65535, not "${read(name)}".`);
    }
    return value;
  };
  const settings: StartSettings = {
    sites: readSites(read('KEEPMARK_SITES')),
    jobsPort: port('jobsPort'),
    placesPort: port('placesPort'),
    apiPort: port('apiPort'),
    emulatorPort: port('emulatorPort'),
    databasePort: port('databasePort'),
    dataDirectory: resolve(workspace, read('KEEPMARK_DATA_DIR') ?? '.keepmark-data'),
    databaseUrl: read('DATABASE_URL'),
    firebaseProjectId: read('FIREBASE_PROJECT_ID') ?? read('VITE_FIREBASE_PROJECT_ID'),
    mapOrigins: mapOriginsOf(read('VITE_MAP_STYLE_URL'), read('KEEPMARK_MAP_ORIGINS')),
  };
  refuseSharedPort(settings);
  return settings;
}

/** The ports this start listens on; services you run yourself need none. */
export function portsInUse(settings: StartSettings): PortSetting[] {
  return (Object.keys(portSettings) as PortSetting[]).filter(
    (setting) =>
      !(setting === 'jobsPort' && !settings.sites.includes('jobs')) &&
      !(setting === 'placesPort' && !settings.sites.includes('places')) &&
      !(setting === 'databasePort' && settings.databaseUrl) &&
      !(setting === 'emulatorPort' && settings.firebaseProjectId),
  );
}

function readSites(setting: string | undefined): readonly SiteName[] {
  if (setting === undefined) return siteNames;
  const wanted = siteNames.filter((name) => name === setting);
  if (wanted.length === 0) throw new StartProblem(`KEEPMARK_SITES takes jobs or places, not "${setting}".`);
  return wanted;
}

/**
 * The origin of the map style, unless it's on the site itself, and the origins of its tiles and fonts.
 * @param more origins separated by white space, as in KEEPMARK_MAP_ORIGINS
 * @throws StartProblem when one isn't a URL
 */
export function mapOriginsOf(styleUrl: string | undefined, more = ''): string[] {
  const style = styleUrl !== undefined && URL.canParse(styleUrl) ? [new URL(styleUrl).origin] : [];
  const others = more.split(/\s+/).filter(Boolean);
  const wrong = others.find((address) => !/^https?:\/\//.test(address) || !URL.canParse(address));
  if (wrong !== undefined) {
    throw new StartProblem(`KEEPMARK_MAP_ORIGINS takes URLs such as https://tiles.example, not "${wrong}".`);
  }
  return [...new Set([...style, ...others.map((address) => new URL(address).origin)])];
}

function refuseSharedPort(settings: StartSettings): void {
  const owners = new Map<number, PortSetting>();
  for (const setting of portsInUse(settings)) {
    const owner = owners.get(settings[setting]);
    if (owner) {
      const names = `${portSettings[owner].name} and ${portSettings[setting].name}`;
      throw new StartProblem(`${names} are both ${settings[setting]}. Give each its own port.`);
    }
    owners.set(settings[setting], setting);
  }
}
