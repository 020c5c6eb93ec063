import '../rich-text-editor.css'
import './lesson-text.css'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { UnsavedChanges } from '../../kernel/form/unsaved-changes.tsx'
import { pastedHtml } from '../clean-paste/clean-paste.ts'
import { typeBelowPicture } from './captioned-picture.ts'
import { useRef, useState, type RefObject } from 'react'
import { lessonExtensions } from './lesson-extensions.ts'
import { pastedPictures, settlePicture, storedHtml } from './pasted-pictures.ts'
import { LessonTools } from './lesson-tools.tsx'

/**
 * Editor for headings, lists, tables, callouts, links and library pictures with captions: everything that learners' pages support. Holds its own text once open.
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
  const opened = useRef<Editor | null>(null)
  const pictures = usePictures(opened)
  const editor = useEditor({
    immediatelyRender: false,
    extensions: lessonExtensions,
    content: html,
    editable: !isReadOnly,
    injectCSS: false,
    editorProps: {
      handleTextInput: (view, _from, _to, text) => typeBelowPicture(view, text),
      handleDOMEvents: {
        paste: (_view, { clipboardData }) => {
          pictures.read(clipboardData)
          return false
        },
        drop: () => {
          pictures.read(null)
          return false
        },
      },
      handlePaste: (_view, { clipboardData }) => insertCopied(opened.current, pictures, clipboardData),
      transformPastedHTML: (pasted) => pastedHtml(pasted, pictures.take),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labeledBy,
        ...(describedBy ? { 'aria-describedby': describedBy, 'aria-invalid': 'true' } : {}),
        class: 'input rich-text lesson-text',
      },
    },
    onCreate: ({ editor: own }) => void (opened.current = own),
    onUpdate: ({ editor: own }) => onChange(storedHtml(own)),
  })
  return (
    <div className="rich-frame">
      <UnsavedChanges isDirty={pictures.areWaiting} />
      {editor && !isReadOnly ? <LessonTools editor={editor} /> : null}
      <EditorContent editor={editor} />
    </div>
  )
}

type Pictures = ReturnType<typeof pastedPictures>

/** The pictures pasted into an editor, which get their place in it when they are in the library. */
function usePictures(opened: RefObject<Editor | null>): Pictures {
  const settle = (waiting: string, src: string | null) => {
    if (opened.current && !opened.current.isDestroyed) settlePicture(opened.current, waiting, src)
    else if (src !== null)
      toasts.show({
        kind: 'info',
        text: 'A pasted picture is missing in the text, which was closed too early. Insert it from the media library.',
      })
  }
  const [pictures] = useState(() => pastedPictures({ onAdded: settle, onFailed: (waiting) => settle(waiting, null) }))
  return pictures
}

/** Inserts copied picture files; returns false if there are none, or if they come with formatted text. */
function insertCopied(editor: Editor | null, pictures: Pictures, clipboard: DataTransfer | null): boolean {
  const copied = [...(clipboard?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
  if (copied.length === 0 || clipboard?.getData('text/html')) return false
  const images = copied.map((picture) => ({ type: 'image', attrs: { src: pictures.add(picture), alt: '' } }))
  editor?.commands.insertContent(images)
  return true
}
