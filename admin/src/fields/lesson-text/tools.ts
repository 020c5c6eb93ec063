import type { Editor } from '@tiptap/react'

type Tool = {
  readonly label: string
  readonly sign: string
  /** for tools that are on or off at the cursor */
  readonly isOn?: () => boolean
  /** visible only while the cursor is in a table */
  readonly inTable?: true
  readonly act: () => void
}

/** Returns the tools that act directly, without a dialog. */
export function toolGroups(editor: Editor): Tool[] {
  const chain = () => editor.chain().focus()
  const heading = (level: 2 | 3 | 4): Tool => ({
    label: `H${level} heading`,
    sign: `H${level}`,
    isOn: () => editor.isActive('heading', { level }),
    act: () => void chain().toggleHeading({ level }).run(),
  })
  const table = (label: string, act: () => void): Tool => ({ label, sign: label, inTable: true, act })
  return [
    { label: 'Bold', sign: 'B', isOn: () => editor.isActive('bold'), act: () => void chain().toggleBold().run() },
    { label: 'Italic', sign: 'I', isOn: () => editor.isActive('italic'), act: () => void chain().toggleItalic().run() },
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
  ]
}
