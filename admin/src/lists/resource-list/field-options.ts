import type { Field } from '@portico/shared/resources/resource.ts'
import { useOptions } from '../../fields/use-options.ts'

type Option = { value: string | number | boolean; label: string }

/** Returns the options of a field with few values: its choices, yes and no, or the entries of another list. */
export function useFieldOptions(field: Field): readonly Option[] {
  const related = useOptions(field.kind === 'relation' ? field.to : undefined)
  if (field.kind === 'choice') return field.options
  if (field.kind === 'boolean')
    return [
      { value: true, label: 'Yes' },
      { value: false, label: 'No' },
    ]
  return (related.data ?? []).map(({ id, title }) => ({ value: id, label: title }))
}
