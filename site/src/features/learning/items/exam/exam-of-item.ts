import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import { itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import type { LearnerItem } from '@portico/shared/item-types/learner-item.ts'
import { examWindow } from '@portico/shared/rules/exams/attempt-time.ts'

export type ExamOfItem = LearnerItem<'Exam' | 'Survey'>

/** The item's name within a sentence: a survey is called Knowledge Check everywhere (LRN-009). */
export function examLabel({ itemable_type }: { itemable_type: ItemType }): string {
  const { label, label_in_sentence = label } = itemTypeOf(itemable_type)
  return label_in_sentence
}

const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at))

/** Whether an exam can start now by this device's clock; the server decides. */
export const windowOf = ({ exam: { opens_at, closes_at } }: ExamOfItem): ReturnType<typeof examWindow> =>
  examWindow({ opens_at: dateOf(opens_at), closes_at: dateOf(closes_at) }, new Date())
