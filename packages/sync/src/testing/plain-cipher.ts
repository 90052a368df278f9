import { type ItemCipher, UnreadableItemError } from '../keys/item-cipher';

/** Stands in for encryption where a test has thousands of histories: as strict about what it opens, and nothing is secret. */
export function plainCipher(key: string): ItemCipher {
  return {
    idOf: async (table, id) => `${key}/${table}/${id}`,
    seal: async (itemId, text) => `${key} ${itemId} ${text}`,
    async open(itemId, body) {
      const start = `${key} ${itemId} `;
      if (!body.startsWith(start)) throw new UnreadableItemError();
      return body.slice(start.length);
    },
    fingerprint: async (itemId, body) => [1, 2, 3, 4].map((seed) => hash(seed, itemId + body)).join(''),
  };
}

function hash(seed: number, text: string): string {
  let value = seed;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193 + seed * 2);
  return (value >>> 0).toString(16).padStart(8, '0');
}
