import type { RunningAttempt } from '@portico/shared/contract/exams/exams.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { expect, test } from 'vitest'
import { phaseOfExam, phaseOfAttempt, type AttemptResult } from './exam-phase.ts'

const day = '2026-01-30T00:00:00.000Z'
const running: RunningAttempt = {
  attempts: 2,
  status: itemProgress.in_progress,
  started_at: day,
  ends_at: null,
  now: day,
  questions: [4, 7].map((id) => ({
    id,
    type: 'boolean',
    title: `Question ${id}`,
    points: 1,
    picture: null,
    picture_alt: '',
    choices: [],
    answer: null,
  })),
  next_question_id: 4,
}
const last: AttemptResult = {
  attempts: 1,
  status: itemProgress.failed,
  score: 40,
  pass_percentage: 70,
  points: 2,
  points_total: 5,
  ended_by: 'learner',
  finished_at: day,
  correct_count: 2,
  questions_count: 5,
  questions: null,
  answers_shown: 'at_end',
  read_again: [],
}
const opened = { isOpen: true, takesFocus: false }

test('shows the result of a finished attempt until another one runs', () => {
  expect(phaseOfExam({ running: null, last }, opened)).toEqual({ name: 'result', last, takesFocus: false })
  expect(phaseOfExam({ running: null, last }, { isOpen: false, takesFocus: true })).toEqual({
    name: 'result',
    last,
    takesFocus: true,
  })
  expect(phaseOfExam({ running, last }, opened)).toEqual({ name: 'intro', running })
})

test('offers a running attempt only while the course is open', () => {
  expect(phaseOfExam({ running, last: null }, opened)).toEqual({ name: 'intro', running })
  expect(phaseOfExam({ running, last: null }, { ...opened, isOpen: false })).toEqual({ name: 'intro', running: null })
  expect(phaseOfExam({ running: null, last: null }, opened)).toEqual({ name: 'intro', running: null })
})

test('resumes an attempt at the next unanswered question, or otherwise at the review', () => {
  expect(phaseOfAttempt(running)).toEqual({ name: 'question', running, place: 0 })
  const withAnswers = (...answers: (number[] | null)[]): RunningAttempt => ({
    ...running,
    questions: running.questions.map((question, place) => ({ ...question, answer: answers[place] ?? null })),
  })
  const atSecond = withAnswers([1])
  expect(phaseOfAttempt(atSecond)).toEqual({ name: 'question', running: atSecond, place: 1 })
  expect(phaseOfAttempt(running, new Map([[4, [1]]]))).toEqual({ name: 'question', running, place: 1 })
  const answered = withAnswers([1], [2])
  expect(phaseOfAttempt(answered)).toEqual({ name: 'review', running: answered })
})
