/** A learner's question about a course (LRN-045). */
export const courseQuestion = { opened: 1, closed: 2 } as const

export type CourseQuestionStatus = (typeof courseQuestion)[keyof typeof courseQuestion]

export const courseQuestionLabels: Readonly<Record<CourseQuestionStatus, string>> = { 1: 'Open', 2: 'Closed' }
