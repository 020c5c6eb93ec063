import { Mark, type Editor } from '@tiptap/react'

/** A link to a file of the media library, stored by its uuid alone: where it leads is decided for each reader. */
export const fileLink = Mark.create({
  name: 'fileLink',
  // Before links by URL, which a copied page also gives it.
  priority: 1100,
  inclusive: false,
  excludes: 'link',
  addAttributes: () => ({
    uuid: {
      default: null,
      parseHTML: (element: HTMLElement) => element.dataset.file,
      renderHTML: ({ uuid }: Record<string, unknown>) => ({ 'data-file': uuid }),
    },
  }),
  parseHTML: () => [{ tag: 'a[data-file]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
})

/** Links the selected words to a file; without a selection, inserts its name as the words. */
export function linkFile(editor: Editor, { uuid, name }: { uuid: string; name: string }): void {
  const chain = editor.chain().focus()
  if (!editor.state.selection.empty) {
    chain.unsetLink().setMark('fileLink', { uuid }).run()
    return
  }
  const linked = { type: 'text', text: name, marks: [{ type: 'fileLink', attrs: { uuid } }] }
  chain.insertContent(linked).unsetMark('fileLink').run()
}

/** Links the selected words to a URL, instead of to a file; an empty one removes the link. */
export function linkUrl(editor: Editor, href: string): void {
  if (href === '') editor.chain().focus().unsetLink().run()
  else editor.chain().focus().extendMarkRange('link').unsetMark('fileLink').setLink({ href }).run()
}

/** Removes the link to a file around the cursor; its words stay. */
export const unlinkFile = (editor: Editor): boolean =>
  editor.chain().focus().extendMarkRange('fileLink').unsetMark('fileLink').run()
