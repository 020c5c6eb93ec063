import './color-field.css'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { labelsOf, type FieldOf, type FieldProps } from './field-props.ts'

/** Field for a color, typed or picked. */
export function ColorField(props: FieldProps<FieldOf<'color'>>) {
  const { name, field, value, onChange, onBlur, inputRef } = props
  const text = String(value)
  return (
    <Field {...labelsOf(props)} help={field.help ?? 'For example, #1f6feb.'}>
      <span className="color-field">
        <TextInput
          ref={inputRef}
          name={name}
          value={text}
          spellCheck={false}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value)}
        />
        <input
          type="color"
          aria-label={`Pick: ${field.label}`}
          value={/^#[\da-f]{6}$/i.test(text) ? text : '#808080'}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </Field>
  )
}
