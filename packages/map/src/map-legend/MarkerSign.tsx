import type { PointTone } from '../map-point';
import { markerPath, symbolText } from '../point-layer/marker-shape';
import { placeIcons } from '../point-layer/place-icons.gen';
import tones from './map-tones.module.css';

export interface MarkerSignProps {
  readonly tone: PointTone;
  readonly symbol?: string | undefined;
  /** A place type, whose icon replaces the symbol. */
  readonly icon?: string | undefined;
}

/** A marker as drawn on the map, for legends and lists. Hidden from screen readers, which read the text beside it. */
export function MarkerSign({ tone, symbol = '', icon = '' }: MarkerSignProps) {
  const path = placeIcons[icon];
  const text = symbolText(symbol);
  return (
    <svg className={tones['tones']} viewBox="-13 -13 26 26" width={22} height={22} aria-hidden focusable={false}>
      <path d={markerPath(path ? 'primary' : tone, 11.5)} fill={`var(--keepmark-map-tone-${tone})`} />
      {path ? (
        <path d={path} fill="var(--keepmark-on-filled)" transform="translate(-7 -7) scale(0.93)" />
      ) : (
        <text
          textAnchor="middle"
          dominantBaseline="central"
          fill="var(--keepmark-on-filled)"
          fontSize={text.length > 1 ? 9 : 12}
          fontWeight={600}
        >
          {text}
        </text>
      )}
    </svg>
  );
}
