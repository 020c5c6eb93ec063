import { useEditorState, type Editor } from '@tiptap/react'
import { useState } from 'react'
import { LinkDialog } from '../link-dialog.tsx'
import { MediaPicker } from '../media/media-picker.tsx'
import { PictureDescriptionDialog } from './picture-description-dialog.tsx'
import { toolGroups } from './tools.ts'

/** Input that a tool needs before it acts; a picture without a `src` means the one at the cursor. */
type OpenDialog = 'link' | 'picture' | { readonly src: string | null; readonly alt: string } | null

/** Toolbar of the lesson editor; tools active at the cursor appear pressed. */
export function LessonTools({ editor }: { editor: Editor }) {
  const [asked, setAsked] = useState<OpenDialog>(null)
  const tools = toolGroups(editor)
  const on = useEditorState({ editor, selector: () => tools.map(({ isOn }) => isOn?.() ?? false) })
  const isInTable = useEditorState({ editor, selector: ({ editor: own }) => own.isActive('table') })
  const isOnPicture = useEditorState({ editor, selector: ({ editor: own }) => own.isActive('image') })
  const isAt = { table: isInTable, image: isOnPicture }
  return (
    <div className="rich-tools" role="group" aria-label="Formatting">
      {tools.map(({ label, sign, isOn, only, act }, place) =>
        only && !isAt[only] ? null : (
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
      <button type="button" className="rich-tool" onClick={() => setAsked('link')}>
        Link
      </button>
      <button type="button" className="rich-tool" onClick={() => setAsked('picture')}>
        Picture
      </button>
      {isOnPicture ? (
        <button
          type="button"
          className="rich-tool"
          onClick={() => setAsked({ src: null, alt: String(editor.getAttributes('image').alt ?? '') })}
        >
          Picture description
        </button>
      ) : null}
      <ToolDialog editor={editor} asked={asked} onAsk={setAsked} />
    </div>
  )
}

type ToolDialogProps = { editor: Editor; asked: OpenDialog; onAsk: (asked: OpenDialog) => void }

function ToolDialog({ editor, asked, onAsk }: ToolDialogProps) {
  const close = () => onAsk(null)
  if (asked === null) return null
  if (asked === 'link')
    return (
      <LinkDialog
        present={String(editor.getAttributes('link').href ?? '')}
        onClose={close}
        onLink={(href) => {
          close()
          if (href === '') editor.chain().focus().unsetLink().run()
          else editor.chain().focus().extendMarkRange('link').setLink({ href }).run()
        }}
      />
    )
  if (asked === 'picture')
    return (
      <MediaPicker
        title="Picture"
        only={['img']}
        multiple={false}
        byUrl
        onClose={close}
        onAttach={([material]) => onAsk(material?.picture ? { src: material.picture, alt: '' } : null)}
      />
    )
  const { src } = asked
  return (
    <PictureDescriptionDialog
      present={asked.alt}
      isNew={src !== null}
      onClose={close}
      onWords={(alt) => {
        close()
        if (src === null) editor.chain().focus().updateAttributes('image', { alt }).run()
        else editor.chain().focus().setImage({ src, alt }).run()
      }}
    />
  )
}
