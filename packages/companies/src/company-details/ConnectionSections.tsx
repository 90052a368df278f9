import { useQuery } from '@tanstack/react-query';
import type { NamedCompany } from '../company';
import type { CompaniesSlots } from '../slots';

/** What other features have about the company: its jobs, contacts and interviews. */
export function ConnectionSections({ slots, ...company }: NamedCompany & { slots: CompaniesSlots }) {
  const { data = [] } = useQuery({
    queryKey: ['companies', 'connections'],
    queryFn: async () => (await slots.connections?.()) ?? [],
    staleTime: Infinity,
    // Components can't be compared by structure.
    structuralSharing: false,
  });
  return data.map(({ nouns: [, many], Section }) => <Section key={many} {...company} />);
}
