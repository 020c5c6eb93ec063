import './url-field.css'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { labelsOf, type FieldOf, type FieldProps } from './field-props.ts'

/** Field for a link or a picture's URL, with a preview of the picture. */
export function UrlField(props: FieldProps<FieldOf<'link'> | FieldOf<'image'>>) {
  const { name, field, value, onChange, onBlur, inputRef } = props
  const address = String(value)
  return (
    <div className={field.kind === 'image' ? 'address-picture' : undefined}>
      <Field
        {...labelsOf(props)}
        help={
          field.help ??
          (field.kind === 'image' ? 'The URL of an image, such as /media/logo.svg or https://…' : undefined)
        }
      >
        <TextInput
          ref={inputRef}
          name={name}
          inputMode="url"
          value={address}
          autoCapitalize="none"
          spellCheck={false}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {field.kind === 'image' && address !== '' && !props.error ? (
        <img key={address} src={address} alt="" onError={(event) => (event.currentTarget.hidden = true)} />
      ) : null}
    </div>
  )
}
