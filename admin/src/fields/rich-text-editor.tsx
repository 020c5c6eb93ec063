import './rich-text-editor.css'
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useState } from 'react'
import { pastedHtml } from './clean-paste/clean-paste.ts'
import { LinkDialog } from './link-dialog.tsx'

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, autolink: false, protocols: ['mailto', 'tel'] },
  }),
]
type Props = {
  html: string
  labeledBy: string
  describedBy: string | undefined
  isInvalid: boolean
  onChange: (html: string) => void
  onBlur: () => void
}

const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML())

/** Editor for paragraphs, headings, lists, links and emphasis; an empty text is '' and not an empty paragraph. */
export function RichTextEditor({ html, labeledBy, describedBy, isInvalid, onChange, onBlur }: Props) {
  const editor = useEditor({
    // Create it after mounting, because React may discard a first render, and the editor with it.
    immediatelyRender: false,
    extensions,
    content: html,
    injectCSS: false,
    editorProps: {
      transformPastedHTML: (pasted) => pastedHtml(pasted),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labeledBy,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
        class: 'input rich-text',
      },
    },
    onUpdate: ({ editor: own }) => onChange(htmlOf(own)),
    onBlur,
  })
  // After a save or reset, the form's text differs from the editor's.
  useEffect(() => {
    if (editor && !editor.isDestroyed && !editor.isFocused && html !== htmlOf(editor))
      editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])
  return (
    <div className="rich-frame">
      {editor ? <Tools editor={editor} /> : null}
      <EditorContent editor={editor} />
    </div>
  )
}

function Tools({ editor }: { editor: Editor }) {
  const [asksLink, setAsksLink] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor: own }) => ({
      bold: own.isActive('bold'),
      italic: own.isActive('italic'),
      h2: own.isActive('heading', { level: 2 }),
      h3: own.isActive('heading', { level: 3 }),
      bullets: own.isActive('bulletList'),
      numbers: own.isActive('orderedList'),
      link: own.isActive('link'),
    }),
  })
  const chain = () => editor.chain().focus()
  const tools: [label: string, sign: string, isOn: boolean, act: () => void][] = [
    ['Bold', 'B', on.bold, () => chain().toggleBold().run()],
    ['Italic', 'I', on.italic, () => chain().toggleItalic().run()],
    ['H2 heading', 'H2', on.h2, () => chain().toggleHeading({ level: 2 }).run()],
    ['H3 heading', 'H3', on.h3, () => chain().toggleHeading({ level: 3 }).run()],
    ['• List', '• List', on.bullets, () => chain().toggleBulletList().run()],
    ['1. List', '1. List', on.numbers, () => chain().toggleOrderedList().run()],
    ['Link', 'Link', on.link, () => setAsksLink(true)],
  ]
  return (
    <div className="rich-tools" role="group" aria-label="Formatting">
      {tools.map(([label, sign, isOn, act]) => (
        <button key={label} type="button" className="rich-tool" aria-label={label} aria-pressed={isOn} onClick={act}>
          {sign}
        </button>
      ))}
      {asksLink ? (
        <LinkDialog
          present={String(editor.getAttributes('link').href ?? '')}
          onClose={() => setAsksLink(false)}
          onLink={(href) => {
            setAsksLink(false)
            if (href === '') chain().unsetLink().run()
            else chain().extendMarkRange('link').setLink({ href }).run()
          }}
        />
      ) : null}
    </div>
  )
}
