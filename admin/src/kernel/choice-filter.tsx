import { Field } from '@portico/shared/ui/field.tsx'
import { Select, type SelectOption } from '@portico/shared/ui/select.tsx'

type Props = {
  label: string
  value: string | undefined
  options: readonly SelectOption[]
  /** label of the choice that filters nothing */
  all?: string
  onChange: (value: string | undefined) => void
}

/** Filter of a list by one value, or none. */
export const ChoiceFilter = ({ label, value, options, all = 'All', onChange }: Props) => (
  <Field label={label}>
    <Select
      value={value ?? ''}
      placeholder={all}
      options={options}
      onChange={({ target }) => onChange(target.value || undefined)}
    />
  </Field>
)
