import type { LearnerItem } from '@portico/shared/item-types/learner-item.ts'

export type ExamOfItem = LearnerItem<'Exam' | 'Survey'>

/** A survey is called Knowledge Check everywhere (LRN-009). */
export const examLabel = (item: ExamOfItem): string => (item.exam.type === 'survey' ? 'Knowledge Check' : 'exam')
