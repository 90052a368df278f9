import { browserLocalPersistence, indexedDBLocalPersistence, type Persistence } from 'firebase/auth';

/** Firebase's key of a user in local storage, without the project and the app. */
const userKeyPrefix = 'firebase:authUser:';

/**
 * Where Firebase keeps the signed-in user, preferred place first; it moves a user it finds in the other one.
 *
 * IndexedDB is on disk immediately. WebKit, however, freezes a page that is left in the middle of a transaction, which then
 * blocks all others on that database, and Firebase reads it every 800 ms: a page opened after it never learns who is signed
 * in. There the user is in local storage, and IndexedDB is only looked at until it is.
 * @param vendor `navigator.vendor`: "Apple Computer, Inc." for every WebKit
 * @param localKeys the keys of local storage; none if it's blocked
 */
export function userPersistence(vendor: string, localKeys: () => readonly string[]): Persistence[] {
  if (!vendor.startsWith('Apple')) return [indexedDBLocalPersistence, browserLocalPersistence];
  const isLocal = keysIn(localKeys).some((key) => key.startsWith(userKeyPrefix));
  return isLocal ? [browserLocalPersistence] : [browserLocalPersistence, indexedDBLocalPersistence];
}

function keysIn(read: () => readonly string[]): readonly string[] {
  try {
    return read();
  } catch {
    return [];
  }
}
