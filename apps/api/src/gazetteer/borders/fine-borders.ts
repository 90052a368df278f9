/** A piece of land whose border crosses a city or a strait, finer than the outlines of countries. */
export interface FineBorder {
  /** Lowercase alpha-2. */
  readonly country: string;
  /** The code of the state, where no nearby city shows it. */
  readonly state: string;
}

type Ring = readonly (readonly [latitude: number, longitude: number])[];

/** Corners written by hand from the rivers, canals and meridians that the borders follow; right to about 300 m. */
const borders: readonly (FineBorder & { readonly ring: Ring })[] = [
  {
    // Along Deep Bay, the Shenzhen and the Sha Tau Kok rivers; its waters in the south.
    country: 'hk',
    state: '',
    ring: [
      [22.38, 113.86],
      [22.44, 113.91],
      [22.475, 113.95],
      [22.505, 114],
      [22.508, 114.035],
      [22.515, 114.06],
      [22.5168, 114.066],
      [22.5215, 114.08],
      [22.5265, 114.095],
      [22.5318, 114.11],
      [22.5322, 114.113],
      [22.5345, 114.118],
      [22.5372, 114.13],
      [22.543, 114.142],
      [22.553, 114.15],
      [22.559, 114.158],
      [22.556, 114.17],
      [22.554, 114.185],
      [22.552, 114.2],
      [22.551, 114.215],
      [22.549, 114.225],
      [22.546, 114.227],
      [22.55, 114.25],
      [22.56, 114.3],
      [22.55, 114.4],
      [22.4, 114.46],
      [22.15, 114.51],
      [22.13, 113.83],
      [22.2, 113.83],
    ],
  },
  {
    // The canal at Gongbei, the Inner Harbour, and the channel near Hengqin.
    country: 'mo',
    state: '',
    ring: [
      [22.2163, 113.549],
      [22.216, 113.557],
      [22.2, 113.59],
      [22.14, 113.605],
      [22.1, 113.6],
      [22.105, 113.545],
      [22.13, 113.544],
      [22.155, 113.545],
      [22.18, 113.53],
      [22.197, 113.534],
      [22.212, 113.535],
      [22.2145, 113.54],
    ],
  },
  {
    // Between its towers and the streets of Beausoleil, Roquebrune and Cap-d'Ail; its waters in the south.
    country: 'mc',
    state: '',
    ring: [
      [43.7494, 7.4384],
      [43.7519, 7.4369],
      [43.75, 7.436],
      [43.7489, 7.4319],
      [43.7482, 7.43],
      [43.7439, 7.4281],
      [43.7417, 7.4253],
      [43.7409, 7.4245],
      [43.7416, 7.4228],
      [43.7398, 7.4208],
      [43.7389, 7.4191],
      [43.7365, 7.4155],
      [43.7347, 7.4127],
      [43.7316, 7.4127],
      [43.7281, 7.412],
      [43.7248, 7.4185],
      [43.715, 7.425],
      [43.72, 7.445],
      [43.74, 7.455],
    ],
  },
  // Little and Big Diomede, either side of the line of 1867.
  { country: 'us', state: 'AK', ring: boxAround(65.72, -168.9769, 65.79, -168.88) },
  { country: 'ru', state: '', ring: boxAround(65.72, -169.15, 65.85, -168.9769) },
];

const boxes = borders.map((border) => {
  const latitudes = border.ring.map(([latitude]) => latitude);
  const longitudes = border.ring.map(([, longitude]) => longitude);
  return {
    border,
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
});

/** Countries that are completely inside their ring. None of their cities is outside of it. */
export const countriesInFineBorders: readonly string[] = ['hk', 'mo', 'mc'];

/** The piece of land that holds the point; degrees. */
export function fineBorderAt(latitude: number, longitude: number): FineBorder | undefined {
  for (const { border, south, north, west, east } of boxes) {
    if (latitude < south || latitude > north || longitude < west || longitude > east) continue;
    if (isInside(border.ring, latitude, longitude)) return border;
  }
  return undefined;
}

function isInside(ring: Ring, latitude: number, longitude: number): boolean {
  let inside = false;
  let [y1, x1] = ring.at(-1) ?? [0, 0];
  for (const [y2, x2] of ring) {
    if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) inside = !inside;
    [y1, x1] = [y2, x2];
  }
  return inside;
}

function boxAround(south: number, west: number, north: number, east: number): Ring {
  return [
    [south, west],
    [south, east],
    [north, east],
    [north, west],
  ];
}
