export { EntityForm, type EntityFormProps } from './EntityForm';
export { AddressSection, type AddressSectionProps } from './AddressSection';
export { useCancel } from './use-cancel';
export { useOpenedRow } from './use-opened-row';
export { FormSection, type FormSectionProps } from './FormSection';
export { memoFields } from './memo-fields';
export { focusError } from './focus-error';
export { MoreFields, type MoreFieldsProps } from './MoreFields';
export type { FormPart } from './stored-changes';
