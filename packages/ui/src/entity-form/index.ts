export { EntityForm, type EntityFormProps } from './EntityForm';
export { FormSection, type FormSectionProps } from './FormSection';
