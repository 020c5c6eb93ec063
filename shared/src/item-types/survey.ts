import * as v from 'valibot'
import { examView } from './exam-view.ts'
import { itemBase } from './item-base.ts'
import type { ItemTypeDeclaration } from './item-type-declaration.ts'

/** Questions without a grade. The interface says "Knowledge Check", the data says survey (LRN-009). */
export const survey = {
  label: 'Knowledge Check',
  icon: 'list',
  is_graded: false,
  finished_by: 'exam_try',
  may_be_free_preview: false,
  teaches: false,
  segment: 'exams',
  unready: 'no questions',
  other_names: [],
  item: v.object({ ...itemBase, itemable_type: v.literal('Survey'), exam: examView }),
} satisfies ItemTypeDeclaration<'Survey'>
