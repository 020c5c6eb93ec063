import type { Field as Declared } from '@portico/shared/resources/resource.ts'
import { ChoiceFilter } from '../../kernel/choice-filter.tsx'
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
    <ChoiceFilter
      label={field.label}
      value={value}
      options={options.map((option) => ({ value: String(option.value), label: option.label }))}
      onChange={onChange}
    />
  )
}
