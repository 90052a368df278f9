import type { StyleSpecification } from 'maplibre-gl';
import { use, useEffect, useMemo, useState } from 'react';
import { loadOutlines } from '../base-style/outlines';
import { type MapColors, outlineStyle } from '../base-style/outline-style';

/** A tile server that has shown nothing by then counts as one that can't be had. */
const tilesTimeoutMs = 10_000;

/**
 * The operator's style with full tiles when there is one and it can be had, otherwise our own outlines.
 * Suspends while the outlines load and throws when they can't be.
 */
export function useBaseStyle(
  colors: MapColors | null,
  styleUrl: string | undefined,
  loaded: boolean,
): { style: string | StyleSpecification | null; fallBack: () => void } {
  const [styleFailed, setStyleFailed] = useState(false);
  const usedUrl = styleFailed ? undefined : styleUrl;
  const outlines = usedUrl === undefined ? use(loadOutlines()) : null;
  const outlined = useMemo(() => (colors && outlines ? outlineStyle(colors, outlines) : null), [colors, outlines]);
  const waitsForTiles = usedUrl !== undefined && !loaded;
  useEffect(() => {
    if (!waitsForTiles) return undefined;
    const timer = setTimeout(() => setStyleFailed(true), tilesTimeoutMs);
    return () => clearTimeout(timer);
  }, [waitsForTiles]);
  return { style: usedUrl ?? outlined, fallBack: () => setStyleFailed(true) };
}
