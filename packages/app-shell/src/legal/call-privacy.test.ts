import * as contracts from '@keepmark/contracts';
import * as syncContracts from '@keepmark/contracts/sync';
import * as blobContracts from '@keepmark/contracts/sync-blobs';
import { describe, expect, it } from 'vitest';
import { callPrivacy } from './call-privacy';
import { describedCalls } from './described-calls';

const isCall = (value: unknown): value is contracts.Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'token' in value;

const calls = new Map(
  Object.values({ ...contracts, ...syncContracts, ...blobContracts })
    .filter((value) => isCall(value))
    .map((call) => [`${call.method} ${call.path}`, call]),
);
const entries = callPrivacy.flatMap((group) => group.entries);
const callsOf = ({ title }: { readonly title: string }) => describedCalls[title] ?? [];
const listed = entries.flatMap(callsOf);

describe('the calls on the privacy page', () => {
  it('cover every call in the contracts exactly once', () => {
    expect(calls.size).toBeGreaterThan(25);
    expect([...calls.keys()].filter((name) => !listed.includes(name))).toEqual([]);
    expect(listed.filter((name, index) => listed.indexOf(name) !== index)).toEqual([]);
  });

  it('all exist in the contracts, and belong to a text of the page', () => {
    expect(Object.keys(describedCalls).toSorted()).toEqual(entries.map(({ title }) => title).toSorted());
    expect(listed.filter((name) => !calls.has(name))).toEqual([]);
  });

  it('say correctly whether they send the sign-in', () => {
    for (const entry of entries) {
      for (const name of callsOf(entry)) expect([name, entry.signedIn]).toEqual([name, calls.get(name)?.token]);
    }
  });

  it('say in sentences what is sent, when, and what is stored', () => {
    for (const { title, sent, when, stored } of entries) {
      expect(title).toMatch(/^[A-Z][^.]+$/);
      for (const text of [sent, when, stored]) expect(text).toMatch(/^[A-Z][^]{10,}\.$/);
    }
  });
});
