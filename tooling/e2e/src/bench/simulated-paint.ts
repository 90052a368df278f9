import { spawn } from 'node:child_process';
import { chromiumLaunch } from '@keepmark/chromium';

/** Fetched when needed: 200 packages are too many to install for one benchmark. */
const lighthouse = 'lighthouse@12.8.2';

interface Report {
  readonly audits: { readonly 'largest-contentful-paint': { readonly numericValue: number } };
}

/**
 * The largest contentful paint of a first visit, in milliseconds, as Lighthouse simulates it for its mobile profile: it
 * loads the page at full speed, then computes the requests before the paint on a slow connection.
 * @throws when npm can't fetch Lighthouse, or Lighthouse can't load the page
 */
export async function simulatedPaintMs(url: string): Promise<number> {
  const { executablePath, args = [], env } = chromiumLaunch();
  const flags = ['--headless', '--no-sandbox', ...args].join(' ');
  const options = ['--output=json', '--quiet', '--only-audits=largest-contentful-paint', `--chrome-flags=${flags}`];
  const child = spawn('npx', ['-y', lighthouse, url, ...options], {
    env: { ...process.env, ...env, ...(executablePath === undefined ? {} : { CHROME_PATH: executablePath }) },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const read = async (stream: NodeJS.ReadableStream) => {
    let text = '';
    for await (const part of stream) text += String(part);
    return text;
  };
  const [report, complaints] = await Promise.all([read(child.stdout), read(child.stderr)]);
  try {
    return (JSON.parse(report) as Report).audits['largest-contentful-paint'].numericValue;
  } catch (cause) {
    throw new Error(`Lighthouse gave no figure. ${complaints.trim().split('\n').at(-1) ?? ''}`, { cause });
  }
}
