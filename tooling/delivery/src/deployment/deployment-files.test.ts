import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { knownSettings } from '../settings/known-settings';
import { workspace } from '../workspace';

// Docker isn't available where the tests run. Without it, the tests can check that everything the files name exists.

const textOf = (path: string) => readFileSync(join(workspace, path), 'utf8');
const isThere = (path: string) => existsSync(join(workspace, path));

interface Service {
  image: string;
  build?: { context: string; dockerfile: string; args?: Record<string, string> };
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: string[] | Record<string, unknown>;
}
const composeText = textOf('deploy/compose.yaml');
const compose = parse(composeText, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const services = Object.entries(compose.services);

const names = (titles: readonly string[]) =>
  knownSettings()
    .filter(({ title }) => titles.includes(title))
    .flatMap(({ settings }) => settings.map(({ name }) => name));
const everyName = knownSettings().flatMap(({ settings }) => settings.map(({ name }) => name));

const dockerfiles = ['deploy/api.Dockerfile', 'deploy/site.Dockerfile'];
const scriptsOf = (folder: string) =>
  Object.keys((JSON.parse(textOf(`${folder}/package.json`)) as { scripts: Record<string, string> }).scripts);

describe('deploy/compose.yaml', () => {
  it('starts two APIs, both sites, PostgreSQL with a replica, Redis and the proxy', () => {
    expect(services.map(([name]) => name).toSorted()).toEqual(
      ['api-1', 'api-2', 'jobs-site', 'places-site', 'postgres', 'postgres-replica', 'proxy', 'redis'].toSorted(),
    );
    expect(compose.services['api-1']).toEqual(compose.services['api-2']);
    expect(compose.services['jobs-site']?.build?.args?.['SITE']).toBe('jobs');
    expect(compose.services['places-site']?.build?.args?.['SITE']).toBe('places');
  });

  it.each(['api-1', 'api-2'])('gives %s only known settings and the primary database', (name) => {
    const { environment = {} } = compose.services[name]!;
    expect(Object.keys(environment).filter((key) => !names(['The API']).includes(key))).toEqual([]);
    expect(environment['DATABASE_URL']).toContain('@postgres:');
    expect(environment['DATABASE_READ_URL']).toContain('@postgres-replica:');
  });

  it.each(['jobs-site', 'places-site'])('gives %s only settings known to the site server and the build', (name) => {
    const { environment = {}, build } = compose.services[name]!;
    const known = names(['The sites', 'The site server']);
    expect(Object.keys(environment).filter((key) => !known.includes(key))).toEqual([]);
    const declared = new Set(
      [...textOf('deploy/site.Dockerfile').matchAll(/^ARG (\w+)$/gm)].map(([, argument]) => argument),
    );
    expect(Object.keys(build?.args ?? {}).filter((key) => !declared.has(key))).toEqual([]);
  });

  it('asks the operator only for settings in .env.example', () => {
    const asked = [...composeText.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
    expect(asked.filter((name) => !everyName.includes(name))).toEqual([]);
  });

  it('builds its own images from existing files, and pins the version of every other', () => {
    const builds = services.flatMap(([, { build }]) => (build ? [`deploy/${build.context}/${build.dockerfile}`] : []));
    expect(builds.filter((path) => !isThere(path))).toEqual([]);
    const others = services.flatMap(([, { build, image }]) => (build ? [] : [image]));
    expect(others.filter((image) => !/:\d+\.\d+/.test(image))).toEqual([]);
  });

  it('mounts existing files and volumes, and depends on existing services', () => {
    const mounted = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0]!));
    const exists = (source: string) =>
      source.startsWith('./') ? isThere(`deploy/${source}`) : source in compose.volumes;
    expect(mounted.filter((source) => !exists(source))).toEqual([]);
    const needed = services.flatMap(([, { depends_on: needs = [] }]) =>
      Array.isArray(needs) ? needs : Object.keys(needs),
    );
    expect(needed.filter((name) => !(name in compose.services))).toEqual([]);
  });
});

describe('deploy/Caddyfile', () => {
  it('forwards calls and pages to services and ports in compose.yaml', () => {
    const targets = [...textOf('deploy/Caddyfile').matchAll(/\b([a-z]+-[a-z0-9]+):(\d+)/g)];
    const portOf = (name: string) => {
      const { build } = compose.services[name] ?? {};
      return build && /^EXPOSE (\d+)$/m.exec(textOf(`deploy/${build.context}/${build.dockerfile}`))?.[1];
    };
    expect(targets.map(([, name]) => name)).toEqual(['api-1', 'api-2', 'jobs-site', 'places-site']);
    expect(targets.filter(([, name = '', port]) => portOf(name) !== port)).toEqual([]);
    const hosts = [...textOf('deploy/Caddyfile').matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name);
    expect(hosts.filter((name) => !Object.keys(compose.services['proxy']?.environment ?? {}).includes(name!))).toEqual(
      [],
    );
  });
});

describe.each(dockerfiles)('%s', (file) => {
  const text = textOf(file);

  it('runs existing package scripts with the pnpm version of the workspace', () => {
    const { packageManager } = JSON.parse(textOf('package.json')) as { packageManager: string };
    const commands = [...text.matchAll(/npx -y (pnpm@\S+).*? --filter=@keepmark\/(\S+) ([\w:-]+)/g)];
    expect(commands.length).toBeGreaterThan(1);
    for (const [, version, name = '', script = ''] of commands) {
      expect(version).toBe(packageManager);
      if (script === 'deploy') continue;
      const folders = ['apps', 'tooling'].map((kind) => `${kind}/${name.replace('${SITE}', 'jobs')}`);
      const folder = folders.find((path) => isThere(`${path}/package.json`));
      expect(folder && scriptsOf(folder), `${name} has a script ${script}`).toContain(script);
    }
  });

  it('sets only known variables, and drops root', () => {
    const outside = ['CI', 'DO_NOT_TRACK', 'TURBO_TELEMETRY_DISABLED'];
    const set = [...text.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) => line.match(/\b[A-Z_]+(?==)/g) ?? []);
    expect(set.filter((name) => ![...everyName, ...outside].includes(name))).toEqual([]);
    const given = [...text.matchAll(/^ARG (\w+)$/gm)].map(([, name = '']) => name);
    expect(given.filter((name) => name !== 'SITE' && !everyName.includes(name))).toEqual([]);
    expect(text).toMatch(/^USER node$/m);
  });

  it('starts a built file on the Node version of .nvmrc', () => {
    expect(text.match(/^FROM node:(\d+)/gm)).toEqual(
      Array.from({ length: 2 }, () => `FROM node:${textOf('.nvmrc').trim()}`),
    );
    const [, entry = ''] = /^CMD \["node", "(?:dist\/)?([\w-]+)\.c?js"\]$/m.exec(text) ?? [];
    const build = file.includes('site') ? 'tooling/delivery/tsup.config.ts' : 'apps/api/tsup.config.ts';
    expect(textOf(build)).toMatch(new RegExp(`['"]?${entry}['"]?: 'src/`));
  });
});
