import * as v from 'valibot'
import { id } from '../calls/endpoint.ts'
import { itemBase } from './item-base.ts'
import type { ItemTypeDeclaration } from './item-type-declaration.ts'

/** A file provided with an assignment: its name, size in bytes and URL. */
const given = v.object({ name: v.string(), size: v.number(), src: v.string() })

/** Work that a learner submits and a grader grades. */
export const assignment = {
  label: 'Assignment',
  label_in_sentence: 'assignment',
  icon: 'edit',
  is_graded: true,
  finished_by: 'instructor',
  may_be_free_preview: false,
  teaches: false,
  segment: 'assignments',
  unready: 'no way to answer',
  other_names: [],
  item: v.object({
    ...itemBase,
    itemable_type: v.literal('Assignment'),
    /** ASG-001; `reqs` is the text of the task (OP-84) */
    assignment: v.object({
      id: id(),
      title: v.string(),
      attempts: v.number(),
      score: v.number(),
      reqs: v.string(),
      restrict_user_to_upload: v.boolean(),
      allow_text_response: v.boolean(),
      file: v.nullable(given),
      materials: v.array(given),
    }),
  }),
} satisfies ItemTypeDeclaration<'Assignment'>
