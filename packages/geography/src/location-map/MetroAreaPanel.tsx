import { plural } from '@keepmark/ui/words';
import { call } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { getMetroArea, type MetroArea } from '@keepmark/contracts';
import { Button, Card, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { areaText, peopleInCitiesText } from '../figures';
import { useStateNames } from '../geography-api';
import { TravelEstimateList } from '../home-location/TravelEstimateList';
import classes from './MetroAreaPanel.module.css';

const kinds = { metropolitan: 'Metropolitan area', micropolitan: 'Micropolitan area' } as const;

export const metroKindText = ({ kind, countyCodes }: MetroArea): string =>
  `${kinds[kind]}, ${plural(countyCodes.length, 'county', 'counties')}`;

export interface MetroAreaPanelProps {
  area: MetroArea;
  openJobs?: number | undefined;
  onClose: () => void;
}

/** The details of one metro area: its counties, land area and distance. */
export function MetroAreaPanel({ area, openJobs, onClose }: MetroAreaPanelProps) {
  const { api } = useAppContext();
  const { cbsaCode, name, landAreaKm2, stateCodes } = area;
  const detail = useQuery({
    queryKey: ['geography', 'metro-area', cbsaCode],
    queryFn: ({ signal }) => call(api, getMetroArea, { params: { id: cbsaCode }, signal }),
    staleTime: Infinity,
    retry: false,
  });
  const stateNames = useStateNames('US', stateCodes);
  const isInSeveralStates = stateCodes.length > 1;
  const counties = detail.data?.counties.map(({ countyName, stateCode }) =>
    isInSeveralStates ? `${countyName} (${stateCode})` : countyName,
  );
  return (
    <Card component="section" withBorder aria-label={name} className={classes['panel']}>
      <div className={classes['facts']}>
        <Title order={2} size="h4">
          {name}
        </Title>
        <Text size="sm">
          {[
            metroKindText(area),
            openJobs !== undefined && plural(openJobs, 'open job'),
            peopleInCitiesText(area.cityPopulation),
            landAreaKm2 !== null && `${areaText(landAreaKm2)} of land`,
          ]
            .filter(Boolean)
            .join(', ')}
        </Text>
        {counties && counties.length > 0 && (
          <Text size="sm" c="dimmed">
            {counties.join(', ')}
          </Text>
        )}
        {detail.isError && (
          <Text size="sm" role="alert">
            We couldn’t load the counties. {detail.error.message}
          </Text>
        )}
        <div className={classes['links']}>
          {stateCodes.map((state, index) => (
            <Button
              key={state}
              size="compact-md"
              variant="light"
              renderRoot={(props) => <Link {...props} to="/cities" search={{ state }} />}
            >
              Cities in {stateNames[index]}
            </Button>
          ))}
          <Button size="compact-md" variant="subtle" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
      <div>
        <Text size="sm" fw={600}>
          Distance to its center
        </Text>
        <TravelEstimateList to={area} />
      </div>
    </Card>
  );
}
