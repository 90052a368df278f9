import { browserLocalPersistence, indexedDBLocalPersistence } from 'firebase/auth';
import { expect, it } from 'vitest';
import { userPersistence } from './user-persistence';

const apple = 'Apple Computer, Inc.';
const withUser = () => ['keepmark', 'firebase:authUser:demo-keepmark:[DEFAULT]'];

it('prefers IndexedDB, which is on disk immediately', () => {
  for (const vendor of ['Google Inc.', ''])
    expect(userPersistence(vendor, withUser)).toEqual([indexedDBLocalPersistence, browserLocalPersistence]);
});

it('prefers local storage in WebKit, and looks for a user signed in before in IndexedDB', () => {
  expect(userPersistence(apple, () => ['keepmark'])).toEqual([browserLocalPersistence, indexedDBLocalPersistence]);
});

it('leaves IndexedDB alone in WebKit once local storage has the user', () => {
  expect(userPersistence(apple, withUser)).toEqual([browserLocalPersistence]);
});

it('works where local storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(userPersistence(apple, blocked)).toEqual([browserLocalPersistence, indexedDBLocalPersistence]);
});
