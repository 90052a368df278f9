import { useHomeLocation } from '@keepmark/geography/home-location';
import type { OccupationWages } from '@keepmark/contracts';
import { SavedAnswers, WorkSurface } from '@keepmark/assistant/work-surface';
import { EmptyState, ErrorState, LoadingState } from '@keepmark/ui';
import { Section } from '@keepmark/ui/section';
import { Alert, Anchor, Button, SegmentedControl, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { PayUnit } from '../money/money';
import { type ChosenOccupation, OccupationField } from '../occupations/OccupationField';
import { AreaField } from '../wages/AreaField';
import { useHomeAreaCode } from '../wages/use-home-area-code';
import { useWages } from '../wages/wages-api';
import { negotiationAdvice } from './negotiation/negotiation-advice';
import { NegotiationNotes } from './negotiation/NegotiationNotes';
import { PayFields } from './negotiation/PayFields';
import { useNoteDraft } from './negotiation/use-note-draft';
import { salaryAdvice, salarySubject } from './advice/salary-advice';
import { CareerLink } from '../counseling/CareerLink';
import { CostOfLiving } from './prices/CostOfLiving';
import { usePriceComparison } from './prices/use-price-comparison';
import classes from './SalaryFigures.module.css';
import { type readSalaryUrl, type SalaryUrl, wholeCountry } from './salary-url';
import { WageChart } from './wages/WageChart';
import { WageTable } from './wages/WageTable';
import { markSentences, type PayMark, payMarks } from './wages/pay-mark';
import { type WageScale, wageScales } from './wages/wage-scales';

export interface SalaryFiguresProps {
  readonly occupationCode: string;
  readonly url: ReturnType<typeof readSalaryUrl>;
  readonly onUrl: (changes: SalaryUrl) => void;
  readonly onChoose: (occupation: ChosenOccupation) => void;
}

/** The area in the URL or of the home location. Undefined while it's being looked up. */
function useAreaCode(area: string | undefined): string | undefined {
  const home = useHomeAreaCode(area === undefined);
  if (area === undefined) return home;
  return area === wholeCountry ? '' : area;
}

/** The wages of one occupation, and everything that depends on them. */
export function SalaryFigures(props: SalaryFiguresProps) {
  const { occupationCode, onChoose } = props;
  const areaCode = useAreaCode(props.url.area);
  const wages = useWages(areaCode === undefined ? '' : occupationCode, areaCode ?? '');
  if (wages.data) return <Figures {...props} wages={wages.data} />;
  if (!wages.isError) return <LoadingState label="Loading wages" />;
  const isUnknown = 'status' in wages.error && wages.error.status === 404;
  return (
    <>
      <OccupationField value={null} onChange={onChoose} />
      {isUnknown ? (
        <EmptyState
          icon="currency-dollar"
          title="Occupation or area not found"
          action={
            <Button
              renderRoot={(linkProps) => (
                <Link {...linkProps} to="/salary/assistant/{-$career}" params={{ career: undefined }} />
              )}
            >
              Choose an occupation
            </Button>
          }
        >
          This link doesn’t match any occupation and area that we have.
        </EmptyState>
      ) : (
        <ErrorState title="We couldn’t load the wages" onRetry={() => void wages.refetch()}>
          {wages.error.message}
        </ErrorState>
      )}
    </>
  );
}

function Figures({ url, onUrl, onChoose, wages }: SalaryFiguresProps & { wages: OccupationWages }) {
  const { per, compare } = url;
  const { area } = wages;
  const occupation = { code: wages.occupationCode, title: wages.occupationTitle };
  const { note, change } = useNoteDraft(occupation);
  const scales = wageScales(wages);
  const marks = payMarks(note, per);
  const positions = marks.flatMap((mark) => markSentences(mark, scales, per));
  const [yearly] = payMarks(note, 'year');
  const lookup = usePriceComparison(area?.areaCode ?? '', compare, yearly?.amount);
  const location = area?.name ?? 'the United States';
  return (
    <>
      <div className={classes['choice']}>
        <OccupationField value={occupation} onChange={onChoose} />
        <AreaField
          clearable
          value={area}
          onChange={(chosen) => onUrl({ area: chosen?.areaCode ?? wholeCountry })}
          description={<HomeHint hasArea={area !== null} />}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
      </div>
      <PayFields note={note} change={change} />
      <WageSection
        wages={wages}
        scales={scales}
        marks={marks}
        positions={positions}
        per={per}
        onPer={(unit) => onUrl({ per: unit })}
      />
      <CostOfLiving
        area={area}
        compareCode={compare}
        onCompare={(chosen) => onUrl({ compare: chosen?.areaCode })}
        lookup={lookup}
        hasPay={yearly !== undefined}
      />
      <NegotiationNotes note={note} change={change} advice={negotiationAdvice(scales, marks, per)} />
      <Section title="Advice on these figures">
        <WorkSurface
          task={salaryAdvice({ occupation, location, scales, note, positions, prices: lookup.sentences })}
          isCompact
        />
        <SavedAnswers subject={salarySubject(occupation, location)} />
      </Section>
      <Text>
        New to this work? <CareerLink {...occupation}>See what people do, and which jobs are open</CareerLink>.
      </Text>
      <Text>
        Have an offer?{' '}
        <Anchor renderRoot={(props) => <Link {...props} to="/offers" />}>Compare offers after tax and prices</Anchor>.
      </Text>
    </>
  );
}

interface WageSectionProps {
  readonly wages: OccupationWages;
  readonly scales: readonly WageScale[];
  readonly marks: readonly PayMark[];
  /** How the person's offer and target compare to the scales, in sentences. */
  readonly positions: readonly string[];
  readonly per: PayUnit;
  readonly onPer: (unit: PayUnit) => void;
}

/** The wages of the occupation as a chart and tables, with the person's own pay marked. */
function WageSection({ wages, scales, marks, positions, per, onPer }: WageSectionProps) {
  return (
    <Section
      title={wages.occupationTitle}
      actions={
        <SegmentedControl
          aria-label="Wages per"
          data={[
            { value: 'year', label: 'Per year' },
            { value: 'hour', label: 'Per hour' },
          ]}
          value={per}
          onChange={onPer}
        />
      }
    >
      <Missing wages={wages} />
      {positions.length > 0 ? (
        <output className={classes['positions']}>
          {positions.map((sentence) => (
            <Text key={sentence} fw={600}>
              {sentence}
            </Text>
          ))}
        </output>
      ) : null}
      <div className={classes['figures']} data-beside={scales.length === 1 || undefined}>
        <WageChart scales={scales} per={per} marks={marks} />
        <div className={classes['tables']}>
          {scales.map((scale) => (
            <WageTable key={scale.id} scale={scale} />
          ))}
        </div>
      </div>
    </Section>
  );
}

/** Offers to set a home location if there is none. */
function HomeHint({ hasArea }: { hasArea: boolean }) {
  const home = useHomeLocation();
  if (hasArea || home) return null;
  return (
    <>
      <Anchor inherit renderRoot={(props) => <Link {...props} to="/location/from" />}>
        Set your home location
      </Anchor>{' '}
      to start with its area.
    </>
  );
}

/** Says which figures are missing. */
function Missing({
  wages: { area, areaLevels, areaStatistics, national, occupationCode, occupationTitle },
}: {
  wages: OccupationWages;
}) {
  const hasArea = areaLevels !== null || areaStatistics !== null;
  if (!hasArea && national === null) {
    return (
      <Alert color="info" title="No wage figures">
        Nobody publishes wages for {occupationTitle} that we can show. Try one of its{' '}
        <CareerLink code={occupationCode} title={occupationTitle}>
          related careers
        </CareerLink>
        .
      </Alert>
    );
  }
  if (area && !hasArea) {
    return <Text>No figures for {area.name}. These are for the whole United States.</Text>;
  }
  return national === null ? <Text>No national figures for this occupation.</Text> : null;
}
