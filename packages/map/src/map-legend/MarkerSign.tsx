import type { PointTone } from '../map-point';
import { markerPath, symbolText } from '../point-layer/marker-shape';
import tones from './map-tones.module.css';

export interface MarkerSignProps {
  readonly tone: PointTone;
  readonly symbol?: string | undefined;
}

/** A marker as drawn on the map, for legends and lists. Hidden from screen readers, which read the text beside it. */
export function MarkerSign({ tone, symbol = '' }: MarkerSignProps) {
  const text = symbolText(symbol);
  return (
    <svg className={tones['tones']} viewBox="-13 -13 26 26" width={22} height={22} aria-hidden focusable={false}>
      <path d={markerPath(tone, 11.5)} fill={`var(--keepmark-map-tone-${tone})`} />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        fill="var(--keepmark-on-filled)"
        fontSize={text.length > 1 ? 9 : 12}
        fontWeight={600}
      >
        {text}
      </text>
    </svg>
  );
}
