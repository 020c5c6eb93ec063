import { proposedSlug } from '@portico/shared/rules/text/slugify.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { labelsOf, type FieldOf, type FieldProps } from './field-props.ts'

/** The slug of an entry. Until it is edited, it follows the title of a new one. */
export function SlugField(props: FieldProps<FieldOf<'slug'>>) {
  const { name, field, value, onChange, onBlur, inputRef } = props
  const { watch, formState } = useFormContext()
  const title = String(watch(field.from) ?? '')
  const follows = formState.defaultValues?.[name] === '' && !formState.touchedFields[name]
  useEffect(() => {
    const proposed = proposedSlug(title, field.noun)
    if (follows && proposed !== value) onChange(proposed)
    // It follows the title only; what is typed here stays.
  }, [title, follows])
  return (
    <Field {...labelsOf(props)}>
      <TextInput
        ref={inputRef}
        name={name}
        value={String(value)}
        autoCapitalize="none"
        spellCheck={false}
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
