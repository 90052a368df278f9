import type { StyleSpecification } from 'maplibre-gl';
import { startTransition, use, useCallback, useMemo, useState } from 'react';
import { loadOutlines } from '../base-style/outlines';
import { type MapColors, outlineStyle } from '../base-style/outline-style';

/** Given up until the page is loaded again: nobody waits once more with each map. */
const lostStyleUrls = new Set<string>();

interface BaseStyle {
  readonly style: string | StyleSpecification | null;
  /** Whether our outlines stand in for the operator's style. */
  readonly isFallback: boolean;
  readonly fallBack: () => void;
}

/**
 * The operator's style with full tiles when there is one and it can be had, otherwise our own outlines.
 * Suspends while the outlines load and throws when they can't be.
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
    // What the map shows stays there while the outlines load.
    startTransition(() => setLostUrl(styleUrl));
  }, [styleUrl]);
  return { style: usedUrl ?? outlined, isFallback, fallBack };
}
