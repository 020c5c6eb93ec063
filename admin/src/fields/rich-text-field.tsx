import { Field } from '@portico/shared/ui/field.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import type { Ref } from 'react'
import { wordsOf, type FieldOf, type FieldProps } from './field-props.ts'

/** Formatted text as HTML; what a page may not show is taken out when it is saved. */
export function RichTextField(props: FieldProps<FieldOf<'rich_text'>>) {
  const { name, field, value, onChange, onBlur, inputRef } = props
  const help = [field.help, 'Simple HTML: paragraphs, lists, links, bold.'].filter(Boolean).join(' ')
  return (
    <Field {...wordsOf(props)} help={help}>
      <TextArea ref={inputRef as Ref<HTMLTextAreaElement>} name={name} rows={8} value={String(value)} onBlur={onBlur} onChange={(event) => onChange(event.target.value)} />
    </Field>
  )
}
