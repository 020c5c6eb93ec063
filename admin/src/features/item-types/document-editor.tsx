import { Field } from '@portico/shared/ui/field.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { FileField } from '../../fields/media/file-field.tsx'
import type { ItemEditor } from './item-editor.ts'

/** Editor for a file to read or download, with a description of its purpose. */
export const documentEditor: ItemEditor<'Document'> = {
  empty: { itemable_type: 'Document', fields: { description: '', file: null } },
  labels: { title: 'Title', description: 'Description', file: 'File' },
  Editor: ({ content, onChange, errorOf, mayEdit }) => {
    const { fields } = content
    return (
      <>
        <FileField
          label="File"
          help="PDFs are shown in the lesson. Learners open or download other files."
          types={['pdf', 'docs', 'sheets']}
          file={fields.file}
          isReadOnly={!mayEdit}
          error={errorOf('file')}
          onChange={(file) => onChange({ ...content, fields: { ...fields, file } })}
        />
        <Field label="Description" optional help="Shown above the file." error={errorOf('description')}>
          <TextArea
            value={fields.description}
            onChange={(event) => onChange({ ...content, fields: { ...fields, description: event.target.value } })}
          />
        </Field>
      </>
    )
  },
}
