import { ErrorState } from '@keepmark/ui';
import { Anchor, List, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMetroAreas } from '../geography-api';
import { MetroTableNotice } from '../location-map/MetroTableNotice';

/** The metro areas of a US state, each with a link to the map. Empty while they load. */
export function StateMetroAreas({ stateCode, stateName }: { stateCode: string; stateName: string }) {
  const areas = useMetroAreas(stateCode);
  if (areas.isError) {
    return <ErrorState onRetry={() => void areas.refetch()}>{areas.error.message}</ErrorState>;
  }
  if (!areas.data || areas.data.results.length === 0) return null;
  return (
    <section>
      <Title order={2} size="h4">
        Metro areas in {stateName}
      </Title>
      <MetroTableNotice table={areas.data.table} />
      <List>
        {areas.data.results.map(({ cbsaCode, name }) => (
          <List.Item key={cbsaCode}>
            <Anchor
              renderRoot={(props) => <Link {...props} to="/location/mapcbsa" search={{ area: Number(cbsaCode) }} />}
            >
              {name}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </section>
  );
}
