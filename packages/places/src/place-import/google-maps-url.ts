const degreesPair = String.raw`(-?\d{1,2}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)`;
const positions = [
  // The pin comes before the center of the map.
  /!3d(-?\d{1,2}(?:\.\d+)?)!4d(-?\d{1,3}(?:\.\d+)?)/,
  new RegExp(`[?&](?:q|query|ll|center|destination)=${degreesPair}`),
  new RegExp(`/maps/(?:search|place)/${degreesPair}`),
  new RegExp(`/@${degreesPair}`),
];

const readable = (url: string) => {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
};

/** The coordinates in a Google Maps URL, as text; undefined if it has none. */
export function positionInUrl(url: string): { latitude: string; longitude: string } | undefined {
  const text = readable(url);
  for (const pattern of positions) {
    const [, latitude, longitude] = pattern.exec(text) ?? [];
    if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  }
  return undefined;
}

/** The place name in a Google Maps URL; empty if it has none. */
export function nameInUrl(url: string): string {
  const encoded = /[?&](?:q|query)=([^&#]+)/.exec(url)?.[1] ?? /\/maps\/place\/([^/?#]+)/.exec(url)?.[1] ?? '';
  const name = readable(encoded.replaceAll('+', ' ')).trim();
  return positionInUrl(`?q=${name}`) ? '' : name;
}

/** Whether a text is the address of a page of Google or of one of its short links. */
export const isGoogleUrl = (url: string): boolean =>
  /^https?:\/\/(?:[\w-]+\.)*(?:google\.[a-z.]{2,8}|goo\.gl)\//i.test(url.trim());

/** Google's id in a Google Maps URL, so that another import recognizes the place; undefined if it has none. */
export function googlePlaceId(url: string): string | undefined {
  if (!isGoogleUrl(url)) return undefined;
  const text = readable(url);
  const id = /!1s(0x[\da-f]+:0x[\da-f]+)/i.exec(text)?.[1] ?? /[?&](?:cid|ludocid)=(\d+)/.exec(text)?.[1];
  return id === undefined ? undefined : `google:${id}`;
}
