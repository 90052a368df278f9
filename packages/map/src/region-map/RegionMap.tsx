import { Box, Text } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import type { FeatureCollection } from 'geojson';
import { type RegionMapProps, replaceable } from '../map-components';
import tones from '../map-legend/map-tones.module.css';
import { MapView } from '../map-view/MapView';
import { classesAt, valueClasses } from '../region-layer/value-classes';
import { loadRegionOutlines } from './region-outlines';
import classes from './RegionMap.module.css';
import { RegionLegend } from './RegionLegend';

const noRegions: FeatureCollection = { type: 'FeatureCollection', features: [] };

function DrawnRegionMap({ kind, values, breaks, valueLabel, ...map }: RegionMapProps) {
  const [outlines, setOutlines] = useState(noRegions);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      try {
        const next = await loadRegionOutlines(kind);
        if (!wanted) return;
        setOutlines(next);
        setFailure(undefined);
      } catch (error) {
        if (wanted) setFailure(error instanceof Error ? error.message : String(error));
      }
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [kind]);

  const valueRanges = useMemo(() => {
    const all = [...values.values()];
    return breaks ? classesAt(all, breaks) : valueClasses(all);
  }, [values, breaks]);
  const regions = useMemo(() => ({ outlines, values, classes: valueRanges }), [outlines, values, valueRanges]);
  return (
    <Box className={`${classes['frame']} ${tones['tones']}`}>
      <Box className={classes['map']}>
        <MapView {...map} regions={regions} />
      </Box>
      {failure ? (
        <Text size="sm" role="alert">
          {failure}
        </Text>
      ) : (
        <RegionLegend label={valueLabel} classes={valueRanges} />
      )}
    </Box>
  );
}

/** A map with regions colored by value, and a legend. */
export const RegionMap = replaceable('RegionMap', DrawnRegionMap);
