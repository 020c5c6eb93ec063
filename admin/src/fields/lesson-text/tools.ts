import type { IconName } from '@portico/shared/icons/icon-paths.ts'
import type { Editor } from '@tiptap/react'
import { toggleCaption } from './captioned-picture.ts'
import { unlinkFile } from './file-link.ts'

export type Tool = {
  readonly label: string
  readonly sign: string
  /** shown instead of the sign */
  readonly icon?: IconName
  /** for tools that are on or off at the cursor */
  readonly isOn?: () => boolean
  /** visible only while the cursor is in a table, while a picture is selected, or in a link to a file */
  readonly only?: 'table' | 'image' | 'fileLink'
  readonly act: () => void
}

const focused = (editor: Editor) => editor.chain().focus()

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
    act: () => void focused(editor).updateAttributes('image', { width, height: null }).run(),
  })),
  {
    label: 'Picture caption',
    sign: 'Picture caption',
    only: 'image',
    isOn: () => editor.isActive('figure'),
    act: () => toggleCaption(editor),
  },
]

/** A tool that turns a mark or a kind of block on and off. */
const toggle = (
  editor: Editor,
  name: string,
  [label, sign, act]: [label: string, sign: string, act: () => void],
): Tool => ({
  label,
  sign,
  isOn: () => editor.isActive(name),
  act,
})

const markTools = (editor: Editor): Tool[] => [
  toggle(editor, 'bold', ['Bold', 'B', () => void focused(editor).toggleBold().run()]),
  toggle(editor, 'italic', ['Italic', 'I', () => void focused(editor).toggleItalic().run()]),
  toggle(editor, 'underline', ['Underline', 'U', () => void focused(editor).toggleUnderline().run()]),
  toggle(editor, 'code', ['Code', '</>', () => void focused(editor).toggleCode().run()]),
]

const headingTools = (editor: Editor, levels: readonly (2 | 3 | 4)[]): Tool[] =>
  levels.map((level) => ({
    label: `H${level} heading`,
    sign: `H${level}`,
    isOn: () => editor.isActive('heading', { level }),
    act: () => void focused(editor).toggleHeading({ level }).run(),
  }))

const alignTools = (editor: Editor): Tool[] => [
  {
    label: 'Align left',
    sign: 'Left',
    icon: 'align-left',
    isOn: () => !editor.isActive({ textAlign: 'center' }) && !editor.isActive({ textAlign: 'end' }),
    act: () => void focused(editor).unsetTextAlign().run(),
  },
  {
    label: 'Align center',
    sign: 'Center',
    icon: 'align-center',
    isOn: () => editor.isActive({ textAlign: 'center' }),
    act: () => void focused(editor).toggleTextAlign('center').run(),
  },
  {
    label: 'Align right',
    sign: 'Right',
    icon: 'align-right',
    isOn: () => editor.isActive({ textAlign: 'end' }),
    act: () => void focused(editor).toggleTextAlign('end').run(),
  },
]

const blockTools = (editor: Editor, quote: string): Tool[] => [
  ...alignTools(editor),
  toggle(editor, 'bulletList', ['• List', '• List', () => void focused(editor).toggleBulletList().run()]),
  toggle(editor, 'orderedList', ['1. List', '1. List', () => void focused(editor).toggleOrderedList().run()]),
  toggle(editor, 'blockquote', [quote, quote, () => void focused(editor).toggleBlockquote().run()]),
]

function tableTools(editor: Editor): Tool[] {
  const chain = () => focused(editor)
  const table = (label: string, act: () => void): Tool => ({ label, sign: label, only: 'table', act })
  return [
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
  ]
}

const historyTools = (editor: Editor): Tool[] => [
  {
    label: 'Clear formatting',
    sign: 'Clear',
    act: () => void focused(editor).unsetAllMarks().clearNodes().unsetTextAlign().run(),
  },
  { label: 'Undo typing', sign: '↶', act: () => void focused(editor).undo().run() },
  { label: 'Redo typing', sign: '↷', act: () => void focused(editor).redo().run() },
]

/** Returns the tools of the lesson editor that act directly, without a dialog. */
export const toolGroups = (editor: Editor): Tool[] => [
  ...markTools(editor),
  ...headingTools(editor, [2, 3, 4]),
  ...blockTools(editor, 'Callout'),
  ...tableTools(editor),
  ...historyTools(editor),
  ...pictureTools(editor),
  { label: 'Remove file link', sign: 'Remove file link', only: 'fileLink', act: () => void unlinkFile(editor) },
]

/** Returns those of the editor for descriptions and other short texts. */
export const shortTextTools = (editor: Editor): Tool[] => [
  ...markTools(editor),
  ...headingTools(editor, [2, 3]),
  ...blockTools(editor, 'Quote'),
  ...historyTools(editor),
]
