import type { Field as Declared } from '@portico/shared/resources/resource.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { useFieldOptions } from './field-options.ts'

/** Filter for one declared field: all values, or one. */
export function FilterSelect({
  field,
  value,
  onChange,
}: {
  field: Declared
  value: string | undefined
  onChange: (value: string | undefined) => void
}) {
  const options = useFieldOptions(field)
  return (
    <Field label={field.label}>
      <Select
        value={value ?? ''}
        placeholder="All"
        options={options.map((option) => ({ value: String(option.value), label: option.label }))}
        onChange={(event) => onChange(event.target.value || undefined)}
      />
    </Field>
  )
}
