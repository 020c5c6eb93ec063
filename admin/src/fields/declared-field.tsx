import type { Field as Declared } from '@portico/shared/resources/resource.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useController } from 'react-hook-form'
import { UrlField } from './url-field.tsx'
import { BooleanField } from './boolean-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { ClockField } from './clock-field.tsx'
import { ColorField } from './color-field.tsx'
import { DayField } from './day-field.tsx'
import type { FieldProps } from './field-props.ts'
import { HoursField } from './hours-field.tsx'
import { MoneyField } from './money-field.tsx'
import { NumberField } from './number-field.tsx'
import { RelationField } from './relation-field.tsx'
import { RichTextField } from './rich-text-field.tsx'
import { SlugField } from './slug-field.tsx'
import { TextField } from './text-field.tsx'

/** Control for a declared field, connected to the surrounding form. */
export function DeclaredField({ name, field }: { name: string; field: Declared }) {
  const { field: tie, fieldState } = useController({ name })
  if (field.fixed)
    return (
      <Field label={field.label}>
        <TextInput value={String(tie.value)} readOnly />
      </Field>
    )
  return (
    <Control
      name={name}
      field={field}
      value={tie.value}
      onChange={tie.onChange}
      onBlur={tie.onBlur}
      inputRef={tie.ref}
      error={fieldState.error?.message}
    />
  )
}

function Control({ field, ...rest }: FieldProps) {
  switch (field.kind) {
    case 'text':
      return <TextField {...rest} field={field} />
    case 'rich_text':
      return <RichTextField {...rest} field={field} />
    case 'slug':
      return <SlugField {...rest} field={field} />
    case 'link':
    case 'image':
      return <UrlField {...rest} field={field} />
    case 'color':
      return <ColorField {...rest} field={field} />
    case 'number':
      return <NumberField {...rest} field={field} />
    case 'money':
      return <MoneyField {...rest} field={field} />
    case 'boolean':
      return <BooleanField {...rest} field={field} />
    case 'choice':
      return <ChoiceField {...rest} field={field} />
    case 'clock':
      return <ClockField {...rest} field={field} />
    case 'day':
      return <DayField {...rest} field={field} />
    case 'hours':
      return <HoursField {...rest} field={field} />
    case 'relation':
      return <RelationField {...rest} field={field} />
  }
}
