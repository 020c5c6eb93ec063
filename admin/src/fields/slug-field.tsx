import { proposedSlug } from '@portico/shared/rules/text/slugify.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { labelsOf, type FieldOf, type FieldProps } from './field-props.ts'

/** Field for an entry's slug. Until it is edited, a new entry's slug follows its title. */
export function SlugField(props: FieldProps<FieldOf<'slug'>>) {
  const { name, field, value, onChange, onBlur, inputRef } = props
  const { watch, formState } = useFormContext()
  const title = String(watch(field.from) ?? '')
  const follows = formState.defaultValues?.[name] === '' && !formState.touchedFields[name]
  useEffect(() => {
    const proposed = proposedSlug(title, field.noun)
    if (follows && proposed !== value) onChange(proposed)
    // Depends on the title only, so that a typed slug stays.
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
