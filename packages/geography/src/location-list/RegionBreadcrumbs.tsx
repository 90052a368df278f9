import { Anchor, Breadcrumbs, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { LocationType } from '../location-type';

interface RegionBreadcrumbsProps {
  readonly type: LocationType;
  readonly countryCode: string;
  readonly countryName: string;
  /** Empty for the whole country. */
  readonly stateName: string;
}

/** The way from all countries to a country or its state. */
export function RegionBreadcrumbs({ type, countryCode, countryName, stateName }: RegionBreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumbs">
      <Breadcrumbs>
        <Anchor
          renderRoot={(props) => (
            <Link
              {...props}
              to="/location/list/$locationType/{-$countryCode}/{-$stateCode}"
              params={{ locationType: type }}
            />
          )}
        >
          All countries
        </Anchor>
        {stateName ? (
          <Anchor
            renderRoot={(props) => (
              <Link
                {...props}
                to="/location/list/$locationType/{-$countryCode}/{-$stateCode}"
                params={{ locationType: type, countryCode }}
              />
            )}
          >
            {countryName}
          </Anchor>
        ) : null}
        <Text component="span" aria-current="page">
          {stateName || countryName}
        </Text>
      </Breadcrumbs>
    </nav>
  );
}
