import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { toolEnvironment } from './tool';
import { readWorkspacePackages, workspace } from './workspace';

const installed = mkdtempSync(join(tmpdir(), 'keepmark-tool-'));
writeFileSync(join(installed, 'node'), '#!/bin/sh\necho the one of the machine\n', { mode: 0o755 });
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(installed, { recursive: true, force: true });
});

it('gives the tools of every package the Node of the workspace, not the one of the machine', () => {
  vi.stubEnv('PATH', [installed, process.env['PATH']].join(delimiter));
  expect(execFileSync('node', ['--version'], { env: process.env, encoding: 'utf8' })).toBe('the one of the machine\n');

  const versions = readWorkspacePackages(workspace).map(({ folder }) => {
    const env = toolEnvironment(join(workspace, folder));
    return execFileSync('node', ['--version'], { env, encoding: 'utf8' }).trim();
  });
  expect(new Set(versions)).toEqual(new Set([process.version]));
});
