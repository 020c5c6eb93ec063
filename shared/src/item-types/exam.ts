import * as v from 'valibot'
import { examView } from './exam-view.ts'
import { itemBase } from './item-base.ts'
import type { ItemTypeDeclaration } from './item-type-declaration.ts'

/** Questions that are graded when an attempt is finished. */
export const exam = {
  label: 'Exam',
  label_in_sentence: 'exam',
  icon: 'exam',
  is_graded: true,
  finished_by: 'exam_try',
  may_be_free_preview: false,
  teaches: false,
  segment: 'exams',
  unready: 'no questions',
  other_names: [],
  item: v.object({ ...itemBase, itemable_type: v.literal('Exam'), exam: examView }),
} satisfies ItemTypeDeclaration<'Exam'>
