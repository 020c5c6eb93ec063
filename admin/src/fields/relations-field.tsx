import { ChosenInOrder } from './chosen-in-order.tsx'
import { CreateRelatedButton } from './create-related-button.tsx'
import type { FieldOf, FieldProps } from './field-props.ts'
import { ManyChoices } from './many-choices.tsx'

/** Several entries of another list. */
export function RelationsField({
  name,
  field,
  value,
  onChange,
  onBlur,
  error,
  options,
}: FieldProps<FieldOf<'relation'>> & { options: readonly { id: number; title: string }[] }) {
  const chosen = Array.isArray(value) ? (value as number[]) : []
  const inOrder = (ids: readonly number[]): number[] =>
    field.ordered
      ? [...chosen.filter((id) => ids.includes(id)), ...ids.filter((id) => !chosen.includes(id))]
      : ids.toSorted((a, b) => a - b)
  const choices = { name, label: field.label, help: field.help, none: 'None selected', chosen, options, onBlur, error }
  return (
    <ManyChoices {...choices} onChange={(ids) => onChange(inOrder(ids))}>
      {field.ordered ? <ChosenInOrder {...{ label: field.label, chosen, options, onChange }} /> : null}
      {field.to === 'courses' ? null : (
        <CreateRelatedButton list={field.to} onCreated={({ id }) => onChange(inOrder([...chosen, id]))} />
      )}
    </ManyChoices>
  )
}
