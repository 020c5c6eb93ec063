import { itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import type { LearnerItem } from '@portico/shared/item-types/learner-item.ts'

export type ExamOfItem = LearnerItem<'Exam' | 'Survey'>

/** What the item is called in the middle of a sentence: a survey is a Knowledge Check everywhere (LRN-009). */
export function examLabel({ itemable_type }: ExamOfItem): string {
  const { label, label_in_sentence = label } = itemTypeOf(itemable_type)
  return label_in_sentence
}
