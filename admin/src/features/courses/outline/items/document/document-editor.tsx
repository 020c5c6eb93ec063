import { Field } from '@portico/shared/ui/field.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { asTyped, type ItemEditor } from '../item-editor.ts'

/** A file to open or keep, with what it is for. */
export const documentEditor: ItemEditor<'Document'> = {
  empty: { itemable_type: 'Document', fields: { description: '' } },
  labels: { title: 'Title', description: 'Description' },
  Editor: ({ content, onChange, errorOf }) => (
    <Field label="Description" optional help="Shown above the file." error={errorOf('description')}>
      <TextArea
        value={content.fields.description}
        onChange={(event) => onChange({ ...content, fields: { description: event.target.value } })}
      />
    </Field>
  ),
  adopt: asTyped,
}
