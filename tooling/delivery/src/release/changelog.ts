/** A pending changeset: what changed, in words for the changelog, and in which packages. */
export interface PendingChange {
  summary: string;
  /** Package names and how much each one changes. */
  releases: readonly { name: string; type: 'major' | 'minor' | 'patch' | 'none' }[];
}

/** The parts of the product in the order in which people look for them, by the package that a change names first. */
const parts: readonly [title: string, packages: readonly string[]][] = [
  ['Jobs', ['jobs', 'jobs-site', 'interviews', 'career', 'resumes']],
  ['Companies and contacts', ['companies', 'contacts']],
  ['Places, cities and maps', ['places', 'places-site', 'geography', 'map']],
  ['Saving and backup', ['local-store']],
  ['Every screen', ['app-shell', 'auth', 'ui', 'suite', 'assistant', 'subscriptions']],
  ['Service', ['api', 'contracts', 'api-client']],
];
const otherTitle = 'Other changes';

/** The part that a change belongs to: that of the highest package it names, features before what they stand on. */
function partOf({ releases }: PendingChange): string {
  const names = new Set(releases.map(({ name }) => name.replace('@keepmark/', '')));
  return parts.find(([, packages]) => packages.some((name) => names.has(name)))?.[0] ?? otherTitle;
}

/** One entry of a list, its lines joined: a changeset is wrapped for the eye of who wrote it. */
const entry = ({ summary }: PendingChange) => `- ${summary.trim().replaceAll(/\s*\n\s*/g, ' ')}`;

/** The section of a version: each change once, under the part of the product that it belongs to. */
export function changelogSection(version: string, date: string, changes: readonly PendingChange[]): string {
  const titles = [...parts.map(([title]) => title), otherTitle];
  const blocks = titles.flatMap((title) => {
    const entries = changes.filter((change) => partOf(change) === title).map(entry);
    return entries.length > 0 ? [`### ${title}\n\n${entries.join('\n')}`] : [];
  });
  return [`## ${version} (${date})`, ...blocks].join('\n\n');
}

const head = '# Changelog';

/** Puts a section on top of a changelog, which may still be empty. */
export function addSection(changelog: string, section: string): string {
  const older = changelog.replace(head, '').trim();
  return `${[head, section, older].filter(Boolean).join('\n\n')}\n`;
}

/** The newest section without its heading, which is what a release page shows. Empty when there is none. */
export function newestSection(changelog: string): string {
  const [, newest = ''] = changelog.split(/^## .*$/m);
  return newest.trim();
}
