import { itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import type { LearnerItem } from '@portico/shared/item-types/learner-item.ts'

export type ExamOfItem = LearnerItem<'Exam' | 'Survey'>

/** The item's name within a sentence: a survey is called Knowledge Check everywhere (LRN-009). */
export function examLabel({ itemable_type }: ExamOfItem): string {
  const { label, label_in_sentence = label } = itemTypeOf(itemable_type)
  return label_in_sentence
}
