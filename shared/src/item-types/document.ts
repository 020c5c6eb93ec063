import * as v from 'valibot'
import { itemBase } from './item-base.ts'
import type { ItemTypeDeclaration } from './item-type-declaration.ts'

/** A file to open or keep. */
export const document = {
  label: 'Document',
  icon: 'file',
  is_graded: false,
  finished_by: 'learner',
  segment: null,
  unready: 'no file',
  other_names: [],
  item: v.object({
    ...itemBase,
    itemable_type: v.literal('Document'),
    description: v.string(),
    /** address of the file (get_item_file); empty when there is none */ file: v.string(),
    file_name: v.string(),
    file_size: v.number(),
    /** where the page itself fetches a PDF to show it (get_item_document); empty for any other file */ reader_file:
      v.string(),
    /** from 1, where the learner left it, on whichever device */ page: v.number(),
  }),
} satisfies ItemTypeDeclaration<'Document'>
