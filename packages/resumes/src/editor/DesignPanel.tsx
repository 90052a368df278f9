import { Icon } from '@keepmark/ui';
import { ColorSwatch, Input, NativeSelect, Slider, Text, UnstyledButton } from '@mantine/core';
import { memo, type ReactNode, useDeferredValue, useId } from 'react';
import { Thumbnail } from '@keepmark/resume-pages/thumbnail';
import {
  dateFormats,
  designLimits,
  fontIds,
  papers,
  type ResumeDesign,
  resumeLanguages,
  type TemplateId,
  templateIds,
} from '@keepmark/resume-document';
import type { LetterDocument, ResumeDocument } from '@keepmark/resume-document';
import { CompareTemplates } from './CompareTemplates';
import { dateFormatExamples, fontNames, languageNames, paperNames, swatches, templateNames } from './design-words';
import classes from './DesignPanel.module.css';

export interface DesignPanelProps {
  /** The document shown in the thumbnails of the templates. */
  document: ResumeDocument | LetterDocument;
  onChange: (changes: Partial<ResumeDesign>, field?: string) => void;
  /** More actions, such as "Fit to one page". */
  actions?: ReactNode;
}

/** How the document looks: template, color, font, spacing, paper, dates and language. */
export function DesignPanel({ document, onChange, actions }: DesignPanelProps) {
  const { design } = document;
  return (
    <div className={classes['panel']}>
      <div>
        <Templates document={useDeferredValue(document)} chosen={design.template} onChange={onChange} />
        <CompareTemplates document={document} onChoose={(template) => onChange({ template })} />
      </div>
      <Colors color={design.color} onChange={onChange} />
      <div className={classes['fields']}>
        <NativeSelect
          label="Font"
          value={design.font}
          data={fontIds.map((value) => ({ value, label: fontNames[value] }))}
          onChange={({ currentTarget }) => onChange({ font: oneOf(fontIds, currentTarget.value) })}
        />
        <NativeSelect
          label="Paper"
          value={design.paper}
          data={papers.map((value) => ({ value, label: paperNames[value] }))}
          onChange={({ currentTarget }) => onChange({ paper: oneOf(papers, currentTarget.value) })}
        />
        <NativeSelect
          label="Dates"
          value={design.dateFormat}
          data={dateFormats.map((value) => ({ value, label: dateFormatExamples[value] }))}
          onChange={({ currentTarget }) => onChange({ dateFormat: oneOf(dateFormats, currentTarget.value) })}
        />
        <NativeSelect
          label="Language of headings"
          value={design.language}
          data={resumeLanguages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={({ currentTarget }) => onChange({ language: oneOf(resumeLanguages, currentTarget.value) })}
        />
      </div>
      <div className={classes['fields']}>
        <Size name="Font size" unit=" pt" field="fontSizePt" step={0.5} design={design} onChange={onChange} />
        <Size name="Line height" unit="" field="lineHeight" step={0.05} design={design} onChange={onChange} />
        <Size name="Margins" unit=" mm" field="marginMm" step={1} design={design} onChange={onChange} />
      </div>
      {actions}
    </div>
  );
}

function oneOf<Value extends string>(values: readonly Value[], value: string): Value {
  return values.find((one) => one === value) ?? (values[0] as Value);
}

interface TemplatesProps {
  document: ResumeDocument | LetterDocument;
  chosen: TemplateId;
  onChange: DesignPanelProps['onChange'];
}

const Templates = memo(function Templates({ document, chosen, onChange }: TemplatesProps) {
  const labelId = useId();
  return (
    <div>
      <Input.Label id={labelId} component="div">
        Template
      </Input.Label>
      <div role="radiogroup" aria-labelledby={labelId} className={classes['templates']}>
        {templateIds.map((template) => (
          <label key={template} className={classes['template']} data-chosen={template === chosen || undefined}>
            <input
              type="radio"
              name={labelId}
              className={classes['radio']}
              checked={template === chosen}
              onChange={() => onChange({ template })}
            />
            <span className={classes['picture']} aria-hidden>
              <Thumbnail document={{ ...document, design: { ...document.design, template } }} />
            </span>
            <Text component="span" size="sm">
              {templateNames[template]}
            </Text>
          </label>
        ))}
      </div>
    </div>
  );
});

function Colors({ color, onChange }: { color: string; onChange: DesignPanelProps['onChange'] }) {
  return (
    <fieldset className={classes['group']}>
      <Input.Label component="legend">Color</Input.Label>
      <div className={classes['colors']}>
        {swatches.map(({ name, value }) => (
          <UnstyledButton
            key={value}
            className={classes['swatch']}
            aria-label={name}
            title={name}
            aria-pressed={color === value}
            onClick={() => onChange({ color: value })}
          >
            <ColorSwatch color={value} size={26} component="span" />
          </UnstyledButton>
        ))}
        <label
          className={classes['own']}
          title="Your own color"
          data-chosen={swatches.every(({ value }) => value !== color) || undefined}
        >
          <Icon name="palette" size="sm" />
          <input
            type="color"
            aria-label="Your own color"
            value={color}
            onChange={({ currentTarget }) => onChange({ color: currentTarget.value }, 'color')}
          />
        </label>
      </div>
    </fieldset>
  );
}

interface SizeProps {
  name: string;
  unit: string;
  field: keyof typeof designLimits;
  step: number;
  design: ResumeDesign;
  onChange: DesignPanelProps['onChange'];
}

function Size({ name, unit, field, step, design, onChange }: SizeProps) {
  const [min, max] = designLimits[field];
  const value = design[field];
  return (
    <div className={classes['size']}>
      <Text component="span" fw={500} className={classes['sizeName']}>
        {name}
        <Text component="span" c="dimmed">
          {Math.round(value * 100) / 100}
          {unit}
        </Text>
      </Text>
      <Slider
        thumbLabel={name}
        label={null}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(next) => onChange({ [field]: Math.round(next * 100) / 100 }, field)}
      />
    </div>
  );
}
