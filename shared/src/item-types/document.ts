import * as v from 'valibot'
import { itemBase } from './item-base.ts'
import type { ItemTypeDeclaration } from './item-type-declaration.ts'

/** A file to open or download. */
export const document = {
  label: 'Document',
  icon: 'file',
  is_graded: false,
  finished_by: 'learner',
  may_be_free_preview: true,
  teaches: true,
  segment: null,
  unready: 'no file',
  other_names: [],
  item: v.object({
    ...itemBase,
    itemable_type: v.literal('Document'),
    description: v.string(),
    /** URL of the file (get_item_file); empty if there is none */ file: v.string(),
    file_name: v.string(),
    file_size: v.number(),
    /** URL from which the page itself loads a PDF to display it (get_item_document); empty for other files */ reader_file:
      v.string(),
    /** the page where the learner stopped, from 1, on any device */ page: v.number(),
  }),
} satisfies ItemTypeDeclaration<'Document'>
