import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { CreateRelatedButton } from './create-related-button.tsx'
import { labelsOf, type FieldOf, type FieldProps } from './field-props.ts'
import { RelationsField } from './relations-field.tsx'
import { useOptions } from './use-options.ts'

/** Field for one entry of another list, or for several. */
export function RelationField(props: FieldProps<FieldOf<'relation'>>) {
  const options = useOptions(props.field.to)
  if (props.field.many) return <RelationsField {...props} options={options.data ?? []} />
  const { name, value, onChange, onBlur, inputRef } = props
  return (
    <div>
      <Field {...labelsOf(props)}>
        <Select
          ref={inputRef}
          name={name}
          value={String(value)}
          onBlur={onBlur}
          placeholder={options.isPending ? 'Loading…' : 'None'}
          options={(options.data ?? []).map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(event) => onChange(event.target.value === '' ? '' : Number(event.target.value))}
        />
      </Field>
      {props.field.to === 'courses' ? null : (
        <CreateRelatedButton list={props.field.to} onCreated={({ id }) => onChange(id)} />
      )}
    </div>
  )
}
