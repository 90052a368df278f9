import { useQuery } from '@tanstack/react-query';
import type { NamedCompany } from '../company';
import type { CompaniesSlots } from '../slots';

/** What other packages keep of the company: its jobs, its contacts, its interviews. */
export function ConnectionSections({ slots, ...company }: NamedCompany & { slots: CompaniesSlots }) {
  const { data = [] } = useQuery({
    queryKey: ['companies', 'connections'],
    queryFn: async () => (await slots.connections?.()) ?? [],
    staleTime: Infinity,
    // They hold components, which are the same whatever was changed meanwhile.
    structuralSharing: false,
  });
  return data.map(({ nouns: [, many], Section }) => <Section key={many} {...company} />);
}
