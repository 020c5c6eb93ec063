import type { LearnerItem } from '@portico/shared/contract/learning.ts'

export type ExamOfItem = Extract<LearnerItem, { itemable_type: 'Exam' | 'Survey' }>

/** A survey is called Knowledge Check everywhere (LRN-009). */
export const examLabel = (item: ExamOfItem): string => (item.exam.type === 'survey' ? 'Knowledge Check' : 'exam')
