import { knownSettings, type SettingGroup } from './known-settings';

const head = `# Every setting of Keepmark. Copy this file to .env and fill in what you need; an empty value counts as not set.
# docker compose reads .env by itself. For a shell: set -a; . ./.env; set +a
# Made by \`pnpm env:example\`; a test fails when it is stale.`;

/** The text of .env.example: each setting with its description and default, without a value. */
export const envExample = (groups: readonly SettingGroup[] = knownSettings()): string =>
  `${[head, ...groups.map(describeGroup)].join('\n\n')}\n`;

function describeGroup({ title, about, settings }: SettingGroup): string {
  const lines = settings.map(
    ({ name, description, fallback }) => `# ${description}.${fallback && ` Default: ${fallback}`}\n${name}=`,
  );
  return [`## ${title}\n# ${about}`, ...lines].join('\n\n');
}
