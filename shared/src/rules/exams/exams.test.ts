import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gradeExam } from './grade-exam.ts'
import { gradeQuestion, type GradedQuestion } from './grade-question.ts'
import { isValidAnswer } from './is-valid-answer.ts'
import { nextQuestion } from './next-question.ts'
import { remainingAttempts } from './remaining-attempts.ts'

const question = (type: GradedQuestion['type'], ...correct: number[]): GradedQuestion => ({
  type,
  choices: [1, 2, 3, 4].map((id) => ({ id, is_correct: correct.includes(id) })),
})

describe('attempts', () => {
  test('[EXM-009] computes remaining attempts as attempts_number minus used ones, never below 0', () => {
    expect(remainingAttempts({ attempts_number: 3, attempts_used: 1 })).toBe(2)
    expect(remainingAttempts({ attempts_number: 3, attempts_used: 5 })).toBe(0)
    expect(remainingAttempts({ attempts_number: 0, attempts_used: 0 })).toBe(0)
  })

  test('[EXM-009] an empty attempts_number means no limit', () => {
    expect(remainingAttempts({ attempts_number: null, attempts_used: 1000 })).toBeNull()
  })

  test('[EXM-009] each attempt uses one up until none is left', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(80), (attempts_number, attempts_used) => {
        const left = remainingAttempts({ attempts_number, attempts_used })
        const after = remainingAttempts({ attempts_number, attempts_used: attempts_used + 1 })
        expect(left).not.toBeNull()
        expect(after).toBe(left === 0 ? 0 : Number(left) - 1)
        expect(left === 0).toBe(attempts_used >= attempts_number)
      }),
    )
  })
})

describe('grading a question', () => {
  test('[EXM-002] [EXM-003] single and boolean require exactly one choice, a correct one', () => {
    for (const type of ['single', 'boolean'] as const) {
      expect(gradeQuestion({ question: question(type, 2), answer: [2] })).toBe(true)
      for (const answer of [[1], [2, 1], [], [2, 2], [9]])
        expect(gradeQuestion({ question: question(type, 2), answer })).toBe(false)
    }
    expect(gradeQuestion({ question: question('single', 2, 3), answer: [3] })).toBe(true)
  })

  test('[EXM-002] [EXM-003] multiple requires all correct choices and no others', () => {
    expect(gradeQuestion({ question: question('multiple', 1, 3), answer: [3, 1] })).toBe(true)
    for (const answer of [[1], [1, 3, 4], [1, 4], [], [1, 3, 3]])
      expect(gradeQuestion({ question: question('multiple', 1, 3), answer })).toBe(false)
  })

  test('[EXM-011] rejects an answer that does not fit its question', () => {
    const choice_ids = [1, 2, 3]
    expect(isValidAnswer({ type: 'single', choice_ids, answer: [2] })).toBe(true)
    expect(isValidAnswer({ type: 'multiple', choice_ids, answer: [2, 3] })).toBe(true)
    for (const answer of [[], [1, 2], [9]]) expect(isValidAnswer({ type: 'boolean', choice_ids, answer })).toBe(false)
    for (const answer of [[], [2, 2], [1, 9]])
      expect(isValidAnswer({ type: 'multiple', choice_ids, answer })).toBe(false)
  })
})

describe('grading an exam', () => {
  const questions = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((id) => ({ id, points: 1, ...question('single', 1) }))
  const answers = (right: number) => new Map(questions.map(({ id }) => [id, [id <= right ? 1 : 2]]))
  const grade = (right: number, pass_percentage: number | null = null) =>
    gradeExam({ type: 'exam', pass_percentage, questions, answers: answers(right) })

  test('[EXM-008] passes at or above the pass percentage, 70 by default', () => {
    expect(grade(7)).toMatchObject({ status: 2, correct: 7, total: 10, percentage: 70 })
    expect(grade(6)).toMatchObject({ status: 3, correct: 6, total: 10, percentage: 60 })
    expect(grade(6, 60).status).toBe(2)
    expect(grade(9, 100).status).toBe(3)
    expect(grade(10, 100).status).toBe(2)
  })

  test('[EXM-008] weights questions by their points', () => {
    const [first, ...others] = questions.slice(0, 3)
    const weighed = [...(first ? [{ ...first, points: 3 }] : []), ...others]
    const answered = new Map([[1, [1]]])
    expect(gradeExam({ type: 'exam', pass_percentage: 60, questions: weighed, answers: answered })).toEqual({
      status: 2,
      correct: 1,
      total: 3,
      percentage: 60,
      points: 3,
      points_total: 5,
    })
  })

  test('[EXM-008] an unanswered question is wrong, and the displayed percentage never rounds up to a pass', () => {
    const three = questions.slice(0, 3)
    const result = gradeExam({
      type: 'exam',
      pass_percentage: 67,
      questions: three,
      answers: new Map([
        [1, [1]],
        [2, [1]],
      ]),
    })
    expect(result).toMatchObject({ status: 3, correct: 2, total: 3, percentage: 66 })
  })

  test('[EXM-008] does not grade a survey and ends it as finished', () => {
    expect(gradeExam({ type: 'survey', pass_percentage: 70, questions, answers: answers(0) })).toMatchObject({
      status: 5,
      correct: 0,
      total: 10,
      percentage: null,
    })
  })

  test('[EXM-008] the displayed percentage always agrees with the result', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.nat(60),
        fc.integer({ min: 1, max: 100 }),
        (total, right, pass_percentage) => {
          const all = Array.from({ length: total }, (_, index) => ({ id: index, points: 1, ...question('boolean', 1) }))
          const given = new Map(all.slice(0, right).map(({ id }) => [id, [1]]))
          const { status, percentage, correct } = gradeExam({
            type: 'exam',
            pass_percentage,
            questions: all,
            answers: given,
          })
          expect(correct).toBe(Math.min(right, total))
          expect(status === 2).toBe(Number(percentage) >= pass_percentage)
        },
      ),
    )
  })
})

describe('the next question', () => {
  test('[EXM-007] moves to the next question and finishes after the last one', () => {
    expect(nextQuestion({ question_ids: [5, 3, 9], answered_id: 5 })).toBe(3)
    expect(nextQuestion({ question_ids: [5, 3, 9], answered_id: 9 })).toBeNull()
    expect(nextQuestion({ question_ids: [5, 3, 9], answered_id: 1 })).toBe(5)
    expect(nextQuestion({ question_ids: [], answered_id: 1 })).toBeNull()
  })
})
