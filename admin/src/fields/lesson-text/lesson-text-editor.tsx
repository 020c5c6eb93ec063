import '../rich-text-editor.css'
import './lesson-text.css'
import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { pastedHtml } from '../clean-paste/clean-paste.ts'
import { LessonTools } from './lesson-tools.tsx'

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false, protocols: ['mailto', 'tel'] },
  }),
  TableKit.configure({ table: { resizable: false } }),
  Image,
]

/**
 * Editor for headings, lists, tables, callouts, links and library pictures: everything that learners' pages support. Holds its own text once open.
 */
export function LessonTextEditor({
  html,
  labeledBy,
  describedBy,
  isReadOnly,
  onChange,
}: {
  html: string
  labeledBy: string
  describedBy: string | undefined
  isReadOnly: boolean
  onChange: (html: string) => void
}) {
  const editor = useEditor({
    immediatelyRender: false,
    extensions,
    content: html,
    editable: !isReadOnly,
    injectCSS: false,
    editorProps: {
      transformPastedHTML: pastedHtml,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labeledBy,
        ...(describedBy ? { 'aria-describedby': describedBy, 'aria-invalid': 'true' } : {}),
        class: 'input rich-text lesson-text',
      },
    },
    onUpdate: ({ editor: own }) => onChange(own.isEmpty ? '' : own.getHTML()),
  })
  return (
    <div className="rich-frame">
      {editor && !isReadOnly ? <LessonTools editor={editor} /> : null}
      <EditorContent editor={editor} />
    </div>
  )
}
