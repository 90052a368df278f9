import type { StyleSpecification } from 'maplibre-gl';
import { startTransition, use, useCallback, useMemo, useState } from 'react';
import type { BoundingBox } from '../geometry';
import { type MapStreets, noStreets, StreetsContext } from '../streets';
import type { MapColors } from '../base-style/map-colors';
import { baseStyle, outlineSource } from '../base-style/outline-style';
import { streetSource } from '../base-style/street-source';
import { isSurelyOnStreets } from './surely-on-streets';
import { usedOutlines } from './used-outlines';

/** Styles that failed. They are skipped until the page reloads, so that the next map doesn't wait again. */
const lostStyleUrls = new Set<string>();

interface BaseStyle {
  readonly style: string | StyleSpecification | null;
  /** The source with the land of the first view. */
  readonly landSource: string;
  /** Whether our outlines replace the operator's style. */
  readonly isFallback: boolean;
  /** What the style draws over our outlines. */
  readonly streets: MapStreets;
  readonly fallBack: () => void;
  /** To be called once the first view is drawn: the outlines follow where the streets came first. */
  readonly addOutlines: () => void;
}

interface BaseStyleOptions {
  /** Null until they are known. */
  readonly colors: MapColors | null;
  readonly styleUrl: string | undefined;
  /** What the map shows at first. */
  readonly start: BoundingBox | null;
}

/**
 * The operator's style with full tiles when it is available, otherwise our own outlines with the streets that the server
 * has. Where the map starts amid streets, it draws them first: decoding the outlines takes longer than all the rest.
 * Suspends while the outlines load and throws when they fail to.
 */
export function useBaseStyle({ colors, styleUrl, start }: BaseStyleOptions): BaseStyle {
  const [lostUrl, setLostUrl] = useState(styleUrl !== undefined && lostStyleUrls.has(styleUrl) ? styleUrl : undefined);
  const [isDrawn, setIsDrawn] = useState(false);
  const isFallback = styleUrl !== undefined && lostUrl === styleUrl;
  const usedUrl = isFallback ? undefined : styleUrl;
  const findStreets = use(StreetsContext);
  const needsStreets = usedUrl === undefined;
  // Asked once per map: a later promise, after an answer that failed, would hide the map that is in sight.
  const foundStreets = useMemo(() => (needsStreets ? findStreets() : null), [needsStreets, findStreets]);
  const streets = foundStreets ? use(foundStreets) : noStreets;
  const isStreetsFirst = !isDrawn && isSurelyOnStreets(start, streets.archive);
  const outlines = usedUrl === undefined && !isStreetsFirst ? use(usedOutlines()) : null;
  const ownStyle = useMemo(
    () => (colors && usedUrl === undefined ? baseStyle(colors, outlines, streets.archive) : null),
    [colors, usedUrl, outlines, streets],
  );
  const fallBack = useCallback(() => {
    if (styleUrl === undefined) return;
    lostStyleUrls.add(styleUrl);
    // The current map stays while the outlines load.
    startTransition(() => setLostUrl(styleUrl));
  }, [styleUrl]);
  const addOutlines = useCallback(() => startTransition(() => setIsDrawn(true)), []);
  const landSource = isStreetsFirst ? streetSource : outlineSource;
  return { style: usedUrl ?? ownStyle, landSource, isFallback, streets, fallBack, addOutlines };
}
