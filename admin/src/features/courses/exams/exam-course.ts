/** What the pages of exams need of their course. */
export type ExamCourse = { readonly id: number; readonly slug: string }
