const degreesPair = String.raw`(-?\d{1,2}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)`;
const positions = [
  // A pin, before what the window showed.
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

/** The coordinates that an address of Google Maps names, as text; undefined where it has none. */
export function positionInUrl(url: string): { latitude: string; longitude: string } | undefined {
  const text = readable(url);
  for (const pattern of positions) {
    const [, latitude, longitude] = pattern.exec(text) ?? [];
    if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  }
  return undefined;
}

/** The name that an address of Google Maps searches for or shows; empty where it names none. */
export function nameInUrl(url: string): string {
  const said = /[?&](?:q|query)=([^&#]+)/.exec(url)?.[1] ?? /\/maps\/place\/([^/?#]+)/.exec(url)?.[1] ?? '';
  const name = readable(said.replaceAll('+', ' ')).trim();
  return positionInUrl(`?q=${name}`) ? '' : name;
}

/** What Google calls the place by, so that a second import knows it again; undefined where the address has none. */
export function googlePlaceId(url: string): string | undefined {
  if (!/^https?:\/\/(?:[\w-]+\.)*(?:google\.[a-z.]+|goo\.gl)\//.test(url)) return undefined;
  const text = readable(url);
  const id = /!1s(0x[\da-f]+:0x[\da-f]+)/i.exec(text)?.[1] ?? /[?&]cid=(\d+)/.exec(text)?.[1];
  return id === undefined ? undefined : `google:${id}`;
}
