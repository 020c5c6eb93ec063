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
  other_names: [],
  item: v.object({
    ...itemBase,
    itemable_type: v.literal('Document'),
    description: v.string(),
    /** address of the file (get_item_file); empty when there is none */ file: v.string(),
    file_name: v.string(),
    file_size: v.number(),
  }),
} satisfies ItemTypeDeclaration<'Document'>
