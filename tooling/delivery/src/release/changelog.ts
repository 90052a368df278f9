/** A pending changeset: the text for the changelog, and the changed packages. */
export interface PendingChange {
  summary: string;
  /** Package names and how much each one changes. */
  releases: readonly { name: string; type: 'major' | 'minor' | 'patch' | 'none' }[];
}

/** The sections of the changelog in order, with the packages that belong to each. */
const parts: readonly [title: string, packages: readonly string[]][] = [
  ['Jobs', ['jobs', 'jobs-site', 'companies', 'contacts']],
  ['Places', ['places', 'places-site', 'geography', 'map']],
  ['Résumés', ['resumes', 'resume-document', 'resume-reader', 'resume-pages']],
  ['Assistant', ['assistant']],
  ['Interviews', ['interviews']],
  ['Plan', ['career']],
  ['Accounts and data', ['app-shell', 'auth', 'local-store', 'subscriptions']],
  ['Server and operations', ['api', 'delivery']],
];
const otherTitle = 'For developers';

/** The section of a change: the first one with a package the change names, features before their building blocks. */
function partOf({ releases }: PendingChange): string {
  const names = new Set(releases.map(({ name }) => name.replace('@keepmark/', '')));
  return parts.find(([, packages]) => packages.some((name) => names.has(name)))?.[0] ?? otherTitle;
}

/** A changelog entry, with the line breaks of the changeset removed. */
const entry = ({ summary }: PendingChange) => `- ${summary.trim().replaceAll(/\s*\n\s*/g, ' ')}`;

/** The changelog of one version: each change once, grouped by part of the product. */
export function changelogSection(version: string, date: string, changes: readonly PendingChange[]): string {
  const titles = [...parts.map(([title]) => title), otherTitle];
  const blocks = titles.flatMap((title) => {
    const entries = changes.filter((change) => partOf(change) === title).map(entry);
    return entries.length > 0 ? [`### ${title}\n\n${entries.join('\n')}`] : [];
  });
  return [`## ${version} (${date})`, ...blocks].join('\n\n');
}

const head = '# Changelog';

/** Adds a version to the top of a changelog, which may be empty. */
export function addSection(changelog: string, section: string): string {
  const older = changelog.replace(head, '').trim();
  return `${[head, section, older].filter(Boolean).join('\n\n')}\n`;
}

/** The newest version without its heading, for the release page. Empty when there is none. */
export function newestSection(changelog: string): string {
  const [, newest = ''] = changelog.split(/^## .*$/m);
  return newest.trim();
}

/** The number of the newest version, such as `0.1.0`. Undefined when there is none. */
export const newestVersion = (changelog: string) => /^## (\S+)/m.exec(changelog)?.[1];
