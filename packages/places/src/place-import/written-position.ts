const pointText = /^POINT\s*Z?\s*\(\s*(-?[\d.]+)\s+(-?[\d.]+)/i;
const pairText = /^\(?\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*\)?$/;
const number = String.raw`\d+(?:[.,]\d+)?`;
const degreesText = new RegExp(
  String.raw`(${number})\s*[°º]\s*(?:(${number})\s*['’′]\s*)?(?:(${number})\s*(?:["”″]|['’′]{2})\s*)?([NSEW])`,
  'giu',
);

/** "48°12'29\"N" as degrees. Undefined for impossible minutes and seconds. */
function degreesOf([, degrees = '', minutes = '0', seconds = '0', side = '']: readonly string[]): number | undefined {
  const [whole = 0, minute = 0, second = 0] = [degrees, minutes, seconds].map((part) => Number(part.replace(',', '.')));
  if (minute >= 60 || second >= 60) return undefined;
  const value = whole + minute / 60 + second / 3600;
  return Math.round(/[SW]/i.test(side) ? -value * 1e7 : value * 1e7) / 1e7;
}

/** A latitude and a longitude with degree signs and the points of the compass, in either order. */
function compassPosition(text: string): { latitude: string; longitude: string } | undefined {
  const parts = [...text.matchAll(degreesText)];
  const isWhole = text.replaceAll(degreesText, '').replaceAll(/[\s,;]/g, '') === '';
  const latitude = parts.find(([, , , , side = '']) => /[NS]/i.test(side));
  const longitude = parts.find(([, , , , side = '']) => /[EW]/i.test(side));
  if (parts.length !== 2 || !isWhole || !latitude || !longitude) return undefined;
  const [north, east] = [degreesOf(latitude), degreesOf(longitude)];
  return north === undefined || east === undefined ? undefined : { latitude: String(north), longitude: String(east) };
}

/**
 * Parses "30.27, -97.74", "48°12'29\"N 16°22'26\"E", or "POINT (-97.74 30.27)" from Google My Maps. Undefined for anything
 * else.
 */
export function positionInCell(cell: string): { latitude: string; longitude: string } | undefined {
  const [, x, y] = pointText.exec(cell.trim()) ?? [];
  if (x !== undefined && y !== undefined) return { latitude: y, longitude: x };
  const [, latitude, longitude] = pairText.exec(cell.trim()) ?? [];
  return latitude !== undefined && longitude !== undefined ? { latitude, longitude } : compassPosition(cell);
}
