import type { StyleSpecification } from 'maplibre-gl';
import { startTransition, use, useCallback, useMemo, useState } from 'react';
import { type MapStreets, noStreets, StreetsContext } from '../streets';
import { loadOutlines } from '../base-style/outlines';
import type { MapColors } from '../base-style/map-colors';
import { baseStyle } from '../base-style/outline-style';

/** Styles that failed. They are skipped until the page reloads, so that the next map doesn't wait again. */
const lostStyleUrls = new Set<string>();

interface BaseStyle {
  readonly style: string | StyleSpecification | null;
  /** Whether our outlines replace the operator's style. */
  readonly isFallback: boolean;
  /** What the style draws over our outlines. */
  readonly streets: MapStreets;
  readonly fallBack: () => void;
}

/**
 * The operator's style with full tiles when it is available, otherwise our own outlines with the streets that the server
 * has. Suspends while the outlines load and throws when they fail to.
 */
export function useBaseStyle(colors: MapColors | null, styleUrl: string | undefined): BaseStyle {
  const [lostUrl, setLostUrl] = useState(styleUrl !== undefined && lostStyleUrls.has(styleUrl) ? styleUrl : undefined);
  const isFallback = styleUrl !== undefined && lostUrl === styleUrl;
  const usedUrl = isFallback ? undefined : styleUrl;
  const findStreets = use(StreetsContext);
  // Both are on their way before the first is waited for.
  const pending = usedUrl === undefined ? ([loadOutlines(), findStreets()] as const) : null;
  const outlines = pending && use(pending[0]);
  const streets = pending ? use(pending[1]) : noStreets;
  const outlined = useMemo(
    () => (colors && outlines ? baseStyle(colors, outlines, streets.archive) : null),
    [colors, outlines, streets],
  );
  const fallBack = useCallback(() => {
    if (styleUrl === undefined) return;
    lostStyleUrls.add(styleUrl);
    // The current map stays while the outlines load.
    startTransition(() => setLostUrl(styleUrl));
  }, [styleUrl]);
  return { style: usedUrl ?? outlined, isFallback, streets, fallBack };
}
