import { mergeAttributes, Node, type Editor } from '@tiptap/react'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/** A picture with a caption: `figure` around the picture and its `figcaption`. */
export const captionedPicture = Node.create({
  name: 'figure',
  group: 'block',
  content: 'image figcaption',
  isolating: true,
  draggable: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes), 0],
})

export const pictureCaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', mergeAttributes(HTMLAttributes), 0],
  addKeyboardShortcuts() {
    return {
      // Leaves the caption, because a caption is one paragraph.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection
        if ($from.parent.type.name !== 'figcaption') return false
        return editor.commands.insertContentAt($from.after($from.depth - 1), { type: 'paragraph' })
      },
    }
  },
})

/** Adds an empty caption to the selected picture and puts the cursor into it; removes the caption of one that has it. */
export function toggleCaption(editor: Editor): void {
  const { selection } = editor.state
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return
  const { $from, from, to } = selection
  const image = selection.node.toJSON() as object
  if ($from.parent.type.name === 'figure') {
    editor.chain().insertContentAt({ from: $from.before(), to: $from.after() }, image).focus().run()
    return
  }
  editor
    .chain()
    .insertContentAt({ from, to }, { type: 'figure', content: [image, { type: 'figcaption' }] })
    // The caption starts after the opening of the figure, its picture, and the opening of the caption.
    .setTextSelection(from + 3)
    .focus()
    .run()
}

/** Writes what is typed on a selected picture into a paragraph below it; the picture stays. */
export function typeBelowPicture(view: EditorView, text: string): boolean {
  const { selection, schema, tr } = view.state
  const { paragraph } = schema.nodes
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image' || !paragraph) return false
  const { $from, to } = selection
  const below = $from.parent.type.name === 'figure' ? $from.after() : to
  const typed = tr.insert(below, paragraph.create(null, schema.text(text)))
  view.dispatch(typed.setSelection(TextSelection.create(typed.doc, below + 1 + text.length)).scrollIntoView())
  return true
}
