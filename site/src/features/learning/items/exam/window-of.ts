import { examWindow } from '@portico/shared/rules/exams/try-time.ts'
import type { ExamOfItem } from './exam-label.ts'

const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at))

/** Whether an exam can start now by this device's clock; the server decides. */
export const windowOf = ({ exam: { opens_at, closes_at } }: ExamOfItem): ReturnType<typeof examWindow> =>
  examWindow({ opens_at: dateOf(opens_at), closes_at: dateOf(closes_at) }, new Date())
