import { memo, type ComponentType, type NamedExoticComponent } from 'react';

interface FieldsProps {
  form: { readonly values: object; readonly errors: object };
}

const valueIn = (record: object, name: string): unknown => Reflect.get(record, name);

/**
 * A part of a form that is rendered again only when the value or the error of one of its fields changes. A form renders on
 * each key press, and every text area that grows with its text then measures itself: five of them take longer than a frame.
 * @param names all fields that the part reads; others keep what they had
 */
export function memoFields<Props extends FieldsProps>(
  names: readonly (keyof Props['form']['values'] & string)[],
  Part: ComponentType<Props>,
): NamedExoticComponent<Props> {
  const isSame = (before: Props, after: Props): boolean => {
    const props = Object.keys({ ...before, ...after }).filter((name) => name !== 'form');
    return (
      props.every((name) => Object.is(valueIn(before, name), valueIn(after, name))) &&
      names.every(
        (name) =>
          Object.is(valueIn(before.form.values, name), valueIn(after.form.values, name)) &&
          valueIn(before.form.errors, name) === valueIn(after.form.errors, name),
      )
    );
  };
  return memo(Part, isSame);
}
