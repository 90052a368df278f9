import { Page } from '@keepmark/ui';
import { Text } from '@mantine/core';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { CareerLinks } from '../counseling/CareerLinks';
import type { ChosenOccupation } from '../occupations/OccupationField';
import { ChooseOccupation } from './ChooseOccupation';
import { SalaryFigures } from './SalaryFigures';
import { occupationCodeOf, readSalaryUrl, type SalaryUrl } from './salary-url';

/** The pay of an occupation, how the person's offer compares, and what it's worth elsewhere. */
export function SalaryPage() {
  const { career = '' } = useParams({ strict: false });
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const code = occupationCodeOf(career);
  const url = readSalaryUrl(search);
  const choose = ({ code: career_ }: ChosenOccupation) =>
    void navigate({ to: '/salary/assistant/{-$career}', params: { career: career_ }, search: search as SalaryUrl });
  return (
    <Page title="Salary assistant" actions={<CareerLinks to={['counseling', 'offers']} />}>
      {code ? (
        <SalaryFigures
          key={code}
          occupationCode={code}
          url={url}
          onChoose={choose}
          onUrl={(changes) =>
            void navigate({
              to: '/salary/assistant/{-$career}',
              params: { career },
              search: { ...(search as SalaryUrl), ...changes },
              replace: true,
            })
          }
        />
      ) : (
        <>
          <Text>See what an occupation pays where you live, and where your offer stands.</Text>
          <ChooseOccupation key={career} jobTitle={career} onChoose={choose} />
        </>
      )}
    </Page>
  );
}
