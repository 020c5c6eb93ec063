import type { Verb } from '../../../../kernel/verb.ts'
import { finishExam } from './finish-exam.ts'
import { makeAnswer } from './make-answer.ts'
import { showExamTry } from './show-exam-try.ts'
import { startExam } from './start-exam.ts'

export const exams: readonly Verb[] = [showExamTry, startExam, makeAnswer, finishExam]
