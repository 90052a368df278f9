export { EntityForm, type EntityFormProps } from './EntityForm';
export { AddressSection, type AddressSectionProps } from './AddressSection';
export { FormSection, type FormSectionProps } from './FormSection';
