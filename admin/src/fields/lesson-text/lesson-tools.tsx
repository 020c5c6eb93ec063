import { documentTypes } from '@portico/shared/rules/media/library.ts'
import { useEditorState, type Editor } from '@tiptap/react'
import { useState } from 'react'
import { LinkDialog } from '../link-dialog.tsx'
import { MediaPicker } from '../media/media-picker.tsx'
import { linkFile, linkUrl } from './file-link.ts'
import { PictureDescriptionDialog } from './picture-description-dialog.tsx'
import { ToolButton } from './tool-button.tsx'
import { toolGroups } from './tools.ts'

/** Input that a tool needs before it acts; a picture without a `src` means the one at the cursor. */
type OpenDialog = 'link' | 'picture' | 'file' | { readonly src: string | null; readonly alt: string } | null

/** Toolbar of the lesson editor; tools active at the cursor appear pressed. */
export function LessonTools({ editor }: { editor: Editor }) {
  const [asked, setAsked] = useState<OpenDialog>(null)
  const tools = toolGroups(editor)
  const on = useEditorState({ editor, selector: () => tools.map(({ isOn }) => isOn?.() ?? false) })
  const isInTable = useEditorState({ editor, selector: ({ editor: own }) => own.isActive('table') })
  const isOnPicture = useEditorState({ editor, selector: ({ editor: own }) => own.isActive('image') })
  const isInFileLink = useEditorState({ editor, selector: ({ editor: own }) => own.isActive('fileLink') })
  const isAt = { table: isInTable, image: isOnPicture, fileLink: isInFileLink }
  return (
    <div className="rich-tools" role="group" aria-label="Formatting">
      {tools.map((tool, place) =>
        tool.only && !isAt[tool.only] ? null : (
          <ToolButton key={tool.label} tool={tool} isPressed={on[place] ?? false} />
        ),
      )}
      <button type="button" className="rich-tool" onClick={() => setAsked('link')}>
        Link
      </button>
      <button type="button" className="rich-tool" onClick={() => setAsked('picture')}>
        Picture
      </button>
      <button type="button" className="rich-tool" onClick={() => setAsked('file')}>
        File
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
          linkUrl(editor, href)
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
  if (asked === 'file')
    return (
      <MediaPicker
        title="File"
        only={documentTypes}
        multiple={false}
        onClose={close}
        onAttach={([material]) => {
          close()
          if (material) linkFile(editor, material)
        }}
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
