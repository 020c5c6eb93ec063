import { useEditorState, type Editor } from '@tiptap/react'
import { useState } from 'react'
import { LinkDialog } from '../link-dialog.tsx'
import { MediaPicker } from '../media/media-picker.tsx'
import { toolGroups } from './tools.ts'

/** The tools of the lesson editor: what is on at the cursor is pressed. */
export function LessonTools({ editor }: { editor: Editor }) {
  const [asks, setAsks] = useState<'link' | 'picture' | null>(null)
  const tools = toolGroups(editor)
  const on = useEditorState({ editor, selector: () => tools.map(({ isOn }) => isOn?.() ?? false) })
  const isInTable = useEditorState({ editor, selector: ({ editor: own }) => own.isActive('table') })
  const close = () => setAsks(null)
  return (
    <div className="rich-tools" role="group" aria-label="Formatting">
      {tools.map(({ label, sign, isOn, inTable, act }, place) =>
        inTable && !isInTable ? null : (
          <button
            key={label}
            type="button"
            className="rich-tool"
            aria-label={label}
            aria-pressed={isOn ? on[place] : undefined}
            onClick={act}
          >
            {sign}
          </button>
        ),
      )}
      <button type="button" className="rich-tool" onClick={() => setAsks('link')}>
        Link
      </button>
      <button type="button" className="rich-tool" onClick={() => setAsks('picture')}>
        Picture
      </button>
      {asks === 'link' ? (
        <LinkDialog
          present={String(editor.getAttributes('link').href ?? '')}
          onClose={close}
          onLink={(href) => {
            close()
            if (href === '') editor.chain().focus().unsetLink().run()
            else editor.chain().focus().extendMarkRange('link').setLink({ href }).run()
          }}
        />
      ) : null}
      {asks === 'picture' ? (
        <MediaPicker
          title="Picture"
          filters={['img']}
          multiple={false}
          onClose={close}
          onAttach={([material]) => {
            close()
            if (material?.picture) editor.chain().focus().setImage({ src: material.picture, alt: material.name }).run()
          }}
        />
      ) : null}
    </div>
  )
}
