import { TextAlign } from '@tiptap/extension-text-align'

/** Alignments other than the text's own direction, by their logical name, which holds for languages written from the right too. */
const stored: readonly string[] = ['center', 'end']

/** Alignment of paragraphs and headings, stored as `data-align`, because the pages allow no style attributes. Pasted styles are taken over. */
export const alignment = TextAlign.extend({
  addGlobalAttributes() {
    return [
      {
        types: this.options.types,
        attributes: {
          textAlign: {
            default: null,
            parseHTML: (element: HTMLElement) => {
              const align = element.dataset.align ?? element.style.textAlign
              const logical = align === 'right' ? 'end' : align
              return stored.includes(logical) ? logical : null
            },
            renderHTML: ({ textAlign }: Record<string, unknown>) => (textAlign ? { 'data-align': textAlign } : {}),
          },
        },
      },
    ]
  },
  addKeyboardShortcuts() {
    return {
      'Mod-Shift-l': () => this.editor.commands.unsetTextAlign(),
      'Mod-Shift-e': () => this.editor.commands.setTextAlign('center'),
      'Mod-Shift-r': () => this.editor.commands.setTextAlign('end'),
    }
  },
}).configure({ types: ['paragraph', 'heading'], alignments: [...stored] })
