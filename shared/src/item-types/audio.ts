import * as v from 'valibot'
import { itemBase } from './item-base.ts'
import type { ItemTypeDeclaration } from './item-type-declaration.ts'

/** A recording with a transcript. */
export const audio = {
  label: 'Audio',
  icon: 'headphones',
  is_graded: false,
  finished_by: 'learner',
  may_be_free_preview: true,
  teaches: true,
  segment: null,
  unready: 'no recording',
  other_names: [],
  item: v.object({
    ...itemBase,
    itemable_type: v.literal('Audio'),
    /** URL of the recording (get_item_file); empty if there is none */ file: v.string(),
    file_name: v.string(),
    /** its length, if the file contains it */ duration_ms: v.nullable(v.number()),
    transcript: v.string(),
    /** seconds from the start where the learner stopped, on any device; 0 for the start */ place_s: v.number(),
    /** how much of it the learner has played; null until known */ watched_percent: v.nullable(v.number()),
  }),
} satisfies ItemTypeDeclaration<'Audio'>
