import * as contracts from '@keepmark/contracts';
import { describe, expect, it } from 'vitest';
import { callPrivacy } from './call-privacy';

const isCall = (value: unknown): value is contracts.Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'token' in value;

const calls = new Map(
  Object.values(contracts)
    .filter((value) => isCall(value))
    .map((call) => [`${call.method} ${call.path}`, call]),
);
const entries = callPrivacy.flatMap((group) => group.entries);
const listed = entries.flatMap((entry) => entry.calls);

describe('what the privacy page says of the calls', () => {
  it('covers every call of the contracts, and each one once', () => {
    expect(calls.size).toBeGreaterThan(25);
    expect([...calls.keys()].filter((name) => !listed.includes(name))).toEqual([]);
    expect(listed.filter((name, index) => listed.indexOf(name) !== index)).toEqual([]);
  });

  it('names no call that does not exist', () => {
    expect(listed.filter((name) => !calls.has(name))).toEqual([]);
  });

  it('says truly whether a call is sent with the sign-in', () => {
    for (const { calls: names, signedIn } of entries) {
      for (const name of names) expect([name, signedIn]).toEqual([name, calls.get(name)?.token]);
    }
  });

  it('says of each what is sent, when, and what is stored, in sentences', () => {
    for (const { title, sent, when, stored } of entries) {
      expect(title).toMatch(/^[A-Z][^.]+$/);
      for (const text of [sent, when, stored]) expect(text).toMatch(/^[A-Z][^]{10,}\.$/);
    }
  });
});
