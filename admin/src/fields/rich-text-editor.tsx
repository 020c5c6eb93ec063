import './rich-text-editor.css'
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useState } from 'react'
import { pastedHtml } from './clean-paste/clean-paste.ts'
import { alignment } from './lesson-text/alignment.ts'
import { ToolButton } from './lesson-text/tool-button.tsx'
import { shortTextTools } from './lesson-text/tools.ts'
import { LinkDialog } from './link-dialog.tsx'

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, autolink: false, protocols: ['mailto', 'tel'] },
  }),
  alignment,
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

/** Editor for paragraphs, headings, lists, quotes, links, emphasis and alignment; an empty text is '' and not an empty paragraph. */
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
  const tools = shortTextTools(editor)
  const on = useEditorState({
    editor,
    selector: ({ editor: own }) => [...tools.map(({ isOn }) => isOn?.() ?? false), own.isActive('link')],
  })
  const chain = () => editor.chain().focus()
  return (
    <div className="rich-tools" role="group" aria-label="Formatting">
      {tools.map((tool, place) => (
        <ToolButton key={tool.label} tool={tool} isPressed={on[place] ?? false} />
      ))}
      <ToolButton
        tool={{ label: 'Link', sign: 'Link', isOn: () => editor.isActive('link'), act: () => setAsksLink(true) }}
        isPressed={on[tools.length] ?? false}
      />
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
