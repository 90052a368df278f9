import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspace } from '../workspace';

/** How the proxy of deploy/Caddyfile treats the APIs. Times in milliseconds. */
export interface ProxyRules {
  /** How long a call may try to find an API that accepts it. */
  tryDurationMs: number;
  tryIntervalMs: number;
  /** How long an API that failed a call gets no more calls. */
  failDurationMs: number;
  healthPath: string;
  healthIntervalMs: number;
  healthTimeoutMs: number;
  dialTimeoutMs: number;
}

/** Reads the rules of the deployed proxy, so that the test's proxy has the same ones. */
export async function readProxyRules(): Promise<ProxyRules> {
  const text = await readFile(join(workspace, 'deploy/Caddyfile'), 'utf8');
  const valueOf = (directive: string) => {
    const value = new RegExp(`^\\s*${directive}\\s+(\\S+)$`, 'm').exec(text)?.[1];
    if (value === undefined) throw new Error(`deploy/Caddyfile no longer has ${directive}.`);
    return value;
  };
  const milliseconds = (directive: string) => {
    const [, amount, unit] = /^(\d+)(ms|s)$/.exec(valueOf(directive)) ?? [];
    if (amount === undefined) throw new Error(`${directive} of deploy/Caddyfile takes ms or s.`);
    return Number(amount) * (unit === 's' ? 1000 : 1);
  };
  if (valueOf('keepalive') !== 'off') throw new Error('The proxy of the test opens a connection for each call.');
  return {
    tryDurationMs: milliseconds('lb_try_duration'),
    tryIntervalMs: milliseconds('lb_try_interval'),
    failDurationMs: milliseconds('fail_duration'),
    healthPath: valueOf('health_uri'),
    healthIntervalMs: milliseconds('health_interval'),
    healthTimeoutMs: milliseconds('health_timeout'),
    dialTimeoutMs: milliseconds('dial_timeout'),
  };
}
