import { expect, it } from 'vitest';
import { technologyNames } from './technology-names';

it.each([
  ['Structured query language SQL', 'SQL'],
  ['Enterprise resource planning ERP software', 'ERP'],
  ['Extensible markup language XML', 'XML'],
  ['Oracle Java', 'Java'],
  ['Atlassian JIRA', 'JIRA'],
  ['ESRI ArcGIS software', 'ArcGIS'],
  ['MEDITECH software', 'MEDITECH'],
  ['Epic Systems', 'Epic'],
  ['Python', 'Python'],
])('%s is also %s', (name, other) => {
  expect(technologyNames(name)).toContain(other);
});

it.each(['IBM SPSS', 'Google Analytics', 'Amazon Web Services AWS CloudFormation', 'SAP'])(
  'doesn’t take a word of %s for an acronym of the others',
  (name) => {
    expect(technologyNames(name).filter((one) => /^[A-Z]{2,3}$/.test(one) && one !== name)).toEqual([]);
  },
);
