import type { StyleSpecification } from 'maplibre-gl';
import { startTransition, use, useCallback, useMemo, useState } from 'react';
import { loadOutlines } from '../base-style/outlines';
import { type MapColors, outlineStyle } from '../base-style/outline-style';

/** Styles that failed. They are skipped until the page reloads, so that the next map doesn't wait again. */
const lostStyleUrls = new Set<string>();

interface BaseStyle {
  readonly style: string | StyleSpecification | null;
  /** Whether our outlines replace the operator's style. */
  readonly isFallback: boolean;
  readonly fallBack: () => void;
}

/**
 * The operator's style with full tiles when it is available, otherwise our own outlines. Suspends while the outlines load
 * and throws when they fail to.
 */
export function useBaseStyle(colors: MapColors | null, styleUrl: string | undefined): BaseStyle {
  const [lostUrl, setLostUrl] = useState(styleUrl !== undefined && lostStyleUrls.has(styleUrl) ? styleUrl : undefined);
  const isFallback = styleUrl !== undefined && lostUrl === styleUrl;
  const usedUrl = isFallback ? undefined : styleUrl;
  const outlines = usedUrl === undefined ? use(loadOutlines()) : null;
  const outlined = useMemo(() => (colors && outlines ? outlineStyle(colors, outlines) : null), [colors, outlines]);
  const fallBack = useCallback(() => {
    if (styleUrl === undefined) return;
    lostStyleUrls.add(styleUrl);
    // The current map stays while the outlines load.
    startTransition(() => setLostUrl(styleUrl));
  }, [styleUrl]);
  return { style: usedUrl ?? outlined, isFallback, fallBack };
}
