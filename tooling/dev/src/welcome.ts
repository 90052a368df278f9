import { stripVTControlCharacters } from 'node:util';
import pc from 'picocolors';
import type { StartSettings } from './settings';
import { sitesOf } from './workspace';

/** The box shown after a start, with the address of everything. */
export function welcome(settings: StartSettings): string {
  const address = (port: number, path = '') => pc.underline(`http://localhost:${port}${path}`);
  const row = (name: string, value: string) => `${name.padEnd(16)} ${value}`;
  return box([
    pc.bold('Keepmark is ready'),
    '',
    ...sitesOf(settings).map(({ title, port }) => row(title, address(settings[port]))),
    row('API', `${address(settings.apiPort)}  (docs at ${address(settings.apiPort, '/docs')})`),
    ...(settings.firebaseProjectId
      ? [row('Sign-in', `your Firebase project ${settings.firebaseProjectId}`)]
      : [
          row('Sign-in', `Firebase Auth emulator on port ${settings.emulatorPort}: no account needed;`),
          row('', 'sign-in links are shown below instead of being emailed'),
        ]),
    row(
      'Database',
      settings.databaseUrl ? 'your own, from DATABASE_URL' : `PostgreSQL on port ${settings.databasePort}`,
    ),
    row('Data folder', settings.dataDirectory),
    '',
    pc.dim('Press Ctrl+C to stop everything.'),
  ]);
}

function box(lines: readonly string[]): string {
  const lengthOf = (line: string) => stripVTControlCharacters(line).length;
  const width = Math.max(...lines.map(lengthOf));
  const rows = lines.map((line) => `│  ${line}${' '.repeat(width - lengthOf(line))}  │`);
  const edge = '─'.repeat(width + 4);
  return `\n┌${edge}┐\n${rows.join('\n')}\n└${edge}┘\n\n`;
}
