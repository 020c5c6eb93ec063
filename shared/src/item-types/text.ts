import * as v from 'valibot'
import { itemBase } from './item-base.ts'
import type { ItemTypeDeclaration } from './item-type-declaration.ts'

/** A page to read. */
export const text = {
  label: 'Reading',
  icon: 'book',
  is_graded: false,
  finished_by: 'learner',
  may_be_free_preview: true,
  teaches: true,
  segment: null,
  unready: 'no text',
  other_names: [],
  item: v.object({ ...itemBase, itemable_type: v.literal('Text'), content: v.string() }),
} satisfies ItemTypeDeclaration<'Text'>
