import type { Editor } from '@tiptap/react'
import { toggleCaption } from './captioned-picture.ts'

type Tool = {
  readonly label: string
  readonly sign: string
  /** for tools that are on or off at the cursor */
  readonly isOn?: () => boolean
  /** visible only while the cursor is in a table, or while a picture is selected */
  readonly only?: 'table' | 'image'
  readonly act: () => void
}

/** Widths of a picture in a text, in pixels; without one it is as wide as it is, at most as the text. */
const pictureWidths = [
  ['Small picture', 240],
  ['Medium picture', 480],
  ['Full-size picture', null],
] as const

/** Returns the tools of a selected picture. */
const pictureTools = (editor: Editor): Tool[] => [
  ...pictureWidths.map(([label, width]): Tool => ({
    label,
    sign: label,
    only: 'image',
    isOn: () => Number(editor.getAttributes('image').width ?? 0) === (width ?? 0),
    act: () => void editor.chain().focus().updateAttributes('image', { width, height: null }).run(),
  })),
  {
    label: 'Picture caption',
    sign: 'Picture caption',
    only: 'image',
    isOn: () => editor.isActive('figure'),
    act: () => toggleCaption(editor),
  },
]

/** Returns the tools that act directly, without a dialog. */
export function toolGroups(editor: Editor): Tool[] {
  const chain = () => editor.chain().focus()
  const heading = (level: 2 | 3 | 4): Tool => ({
    label: `H${level} heading`,
    sign: `H${level}`,
    isOn: () => editor.isActive('heading', { level }),
    act: () => void chain().toggleHeading({ level }).run(),
  })
  const table = (label: string, act: () => void): Tool => ({ label, sign: label, only: 'table', act })
  return [
    { label: 'Bold', sign: 'B', isOn: () => editor.isActive('bold'), act: () => void chain().toggleBold().run() },
    { label: 'Italic', sign: 'I', isOn: () => editor.isActive('italic'), act: () => void chain().toggleItalic().run() },
    {
      label: 'Underline',
      sign: 'U',
      isOn: () => editor.isActive('underline'),
      act: () => void chain().toggleUnderline().run(),
    },
    { label: 'Code', sign: '</>', isOn: () => editor.isActive('code'), act: () => void chain().toggleCode().run() },
    heading(2),
    heading(3),
    heading(4),
    {
      label: '• List',
      sign: '• List',
      isOn: () => editor.isActive('bulletList'),
      act: () => void chain().toggleBulletList().run(),
    },
    {
      label: '1. List',
      sign: '1. List',
      isOn: () => editor.isActive('orderedList'),
      act: () => void chain().toggleOrderedList().run(),
    },
    {
      label: 'Callout',
      sign: 'Callout',
      isOn: () => editor.isActive('blockquote'),
      act: () => void chain().toggleBlockquote().run(),
    },
    {
      label: 'Table',
      sign: 'Table',
      act: () => void chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    table('+ Row', () => void chain().addRowAfter().run()),
    table('+ Column', () => void chain().addColumnAfter().run()),
    table('− Row', () => void chain().deleteRow().run()),
    table('− Column', () => void chain().deleteColumn().run()),
    table('Delete table', () => void chain().deleteTable().run()),
    {
      label: 'Clear formatting',
      sign: 'Clear',
      act: () => void chain().unsetAllMarks().clearNodes().run(),
    },
    { label: 'Undo typing', sign: '↶', act: () => void chain().undo().run() },
    { label: 'Redo typing', sign: '↷', act: () => void chain().redo().run() },
    ...pictureTools(editor),
  ]
}
