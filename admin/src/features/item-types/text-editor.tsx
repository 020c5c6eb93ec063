import { LessonTextField } from '../../fields/lesson-text/lesson-text-field.tsx'
import type { ItemEditor } from './item-editor.ts'

/** Editor for a page of formatted text, with tables and pictures of the library. */
export const textEditor: ItemEditor<'Text'> = {
  empty: { itemable_type: 'Text', fields: { content: '' } },
  labels: { title: 'Title', content: 'Text' },
  Editor: ({ content, onChange, errorOf, mayEdit }) => (
    <LessonTextField
      label="Text"
      isReadOnly={!mayEdit}
      html={content.fields.content}
      error={errorOf('content')}
      onChange={(html) => onChange({ ...content, fields: { content: html } })}
    />
  ),
}
