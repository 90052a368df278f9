import { EmptyState, Page } from '@keepmark/ui';
import { countryName } from '@keepmark/ui/words';
import { Anchor, Button, NativeSelect, Text, Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type CityResource, cityResources, type CityResourceTopic, cityResourceTopics } from './city-resources';
import classes from './CityResourcesPage.module.css';

const everywhere = 'WORLD';
const countries = [...new Set(cityResources.map(({ country }) => country))].filter((code) => code !== everywhere);
const countryOptions = [
  { value: '', label: 'All countries' },
  ...countries
    .map((value) => ({ value, label: countryName(value) }))
    .sort((left, right) => left.label.localeCompare(right.label, 'en')),
];
const topics = Object.keys(cityResourceTopics) as CityResourceTopic[];
const topicOptions = [
  { value: '', label: 'All topics' },
  ...topics.map((value) => ({ value, label: cityResourceTopics[value] })),
];

/** Sites with facts about a city: official statistics, housing, work, schools, transit, safety. */
export function CityResourcesPage() {
  const url: { country?: unknown; topic?: unknown } = useSearch({ strict: false });
  const country = countries.find((code) => code === url.country) ?? '';
  const topic = topics.find((name) => name === url.topic) ?? '';
  const navigate = useNavigate();
  const change = (next: { country?: string; topic?: string }) => {
    const chosen = { country, topic, ...next };
    void navigate({
      to: '/cities/resources',
      search: { ...(chosen.country && { country: chosen.country }), ...(chosen.topic && { topic: chosen.topic }) },
      replace: true,
      resetScroll: false,
    });
  };

  const shown = cityResources.filter(
    (resource) =>
      (country === '' || resource.country === country || resource.country === everywhere) &&
      (topic === '' || resource.topic === topic),
  );
  return (
    <Page title="City resources">
      <div className={classes['filters']}>
        <NativeSelect
          label="Country"
          data={countryOptions}
          value={country}
          onChange={({ currentTarget }) => change({ country: currentTarget.value })}
        />
        <NativeSelect
          label="Topic"
          data={topicOptions}
          value={topic}
          onChange={({ currentTarget }) => change({ topic: currentTarget.value })}
        />
      </div>
      {shown.length === 0 && (
        <EmptyState
          icon="filter"
          title="No resources found"
          action={
            <Button variant="light" onClick={() => change({ country: '', topic: '' })}>
              Show all
            </Button>
          }
        >
          Try another country or topic.
        </EmptyState>
      )}
      {topics.map((name) => {
        const resources = shown.filter((resource) => resource.topic === name);
        return resources.length === 0 ? null : (
          <section key={name}>
            <Title order={2} size="h4">
              {cityResourceTopics[name]}
            </Title>
            <ResourceList resources={resources} />
          </section>
        );
      })}
    </Page>
  );
}

function ResourceList({ resources }: { resources: readonly CityResource[] }) {
  return (
    <ul className={classes['list']}>
      {resources.map((resource) => (
        <li key={resource.url} className={classes['resource']}>
          <Anchor href={resource.url} target="_blank" rel="noreferrer" fw={600}>
            {resource.name}
          </Anchor>
          <Text size="sm" c="dimmed">
            {resource.country === everywhere ? 'Any country' : countryName(resource.country)}. {resource.about}
          </Text>
        </li>
      ))}
    </ul>
  );
}
