import type { ComponentType, ReactNode } from 'react';
import type { MapViewProps } from './map-view/map-view-props';
import type { RegionKind } from './region-map/region-outlines';

export interface MapWithListProps extends MapViewProps {
  /** The most rows the list shows. With more points, it lists those in view on the map. */
  readonly listLimit?: number;
  /** Shown instead of the list when there are no points. */
  readonly empty?: ReactNode;
}

export interface RegionMapProps extends Omit<MapViewProps, 'regions'> {
  /** A list of metro areas is compared by identity, so pass the same one until it changes. */
  readonly kind: RegionKind;
  /** Values by region id. Pass the same object until it changes. */
  readonly values: ReadonlyMap<string, number>;
  /** Up to four ascending class breaks; quantiles by default. Pass the same array. */
  readonly breaks?: readonly number[];
  /** The heading of the legend: "City population". */
  readonly valueLabel: string;
}

/** The components that screens show maps with. */
export interface MapComponents {
  readonly MapView: ComponentType<MapViewProps>;
  readonly MapWithList: ComponentType<MapWithListProps>;
  readonly RegionMap: ComponentType<RegionMapProps>;
}

let replacements: MapComponents | null = null;

/** Shows these components instead of the map, or the map again with null. For tests: they have no WebGL to draw one. */
export function replaceMap(components: MapComponents | null): void {
  replacements = components;
}

export const isMapReplaced = (): boolean => replacements !== null;

/** A component of the map that `replaceMap` can replace. */
export function replaceable<Props extends object>(name: keyof MapComponents, Drawn: ComponentType<Props>) {
  return function MapComponent(props: Props) {
    const Shown = (replacements?.[name] ?? Drawn) as ComponentType<Props>;
    return <Shown {...props} />;
  };
}
