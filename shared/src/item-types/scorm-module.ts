import * as v from 'valibot'
import { itemBase } from './item-base.ts'
import type { ItemTypeDeclaration } from './item-type-declaration.ts'

/** A SCORM package played by the content host. Stored as ScormModule, also known as NativeScormModule (OP-79). */
export const scormModule = {
  label: 'Interactive lesson',
  author_label: 'Interactive lesson (SCORM)',
  icon: 'package',
  is_graded: true,
  finished_by: 'scorm_result',
  may_be_free_preview: false,
  teaches: true,
  segment: 'ScormModule',
  unready: 'no package',
  other_names: ['NativeScormModule'],
  item: v.object({
    ...itemBase,
    itemable_type: v.literal('ScormModule'),
    /** whether there is a package to open */ is_ready: v.boolean(),
    slug: v.string(),
    scorm_id: v.string(),
    score: v.nullable(v.number()),
    lesson_status: v.nullable(v.string()),
  }),
} satisfies ItemTypeDeclaration<'ScormModule'>
