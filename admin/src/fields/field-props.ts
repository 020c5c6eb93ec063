import type { Field } from '@portico/shared/resources/resource.ts'
import type { RefCallback } from 'react'

/** Props of every control of a declared field. `value` is the form's value: '' or [] if there is none. */
export type FieldProps<F extends Field = Field> = {
  name: string
  field: F
  value: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
  inputRef: RefCallback<HTMLElement>
  error: string | undefined
}
export type FieldOf<K extends Field['kind']> = Extract<Field, { kind: K }>

/** Returns the label, help and error around a control, the same for every kind. */
export const labelsOf = ({ field, error }: Pick<FieldProps, 'field' | 'error'>) => ({
  label: field.label,
  help: field.help,
  error,
  required: field.required && field.kind !== 'boolean',
  optional: !field.required && !field.fixed && field.kind !== 'boolean',
})
