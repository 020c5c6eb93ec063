import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDone } from '../../states/learning/item-progress.ts'
import { gradeExam } from './grade-exam.ts'
import { gradeQuestion } from './grade-question.ts'
import { itemAnalysis, type AnalyzedAttempt } from './item-analysis.ts'
import { regradeAttempt } from './regrade-attempt.ts'

const analyzedAttempt = (
  ...asked: [id: number, is_correct: boolean | null, ...choices: number[]][]
): AnalyzedAttempt => ({
  asked: asked.map(([question_id, is_correct, ...choice_ids]) => ({ question_id, is_correct, choice_ids, points: 1 })),
})

test('computes difficulty, discrimination and picks of each question', () => {
  const figures = itemAnalysis([
    analyzedAttempt([1, true, 11], [2, true, 21], [3, true, 31]),
    analyzedAttempt([1, true, 11], [2, true, 21], [3, false, 32]),
    analyzedAttempt([1, false, 12], [2, false, 22], [3, true, 31]),
    analyzedAttempt([1, false, 12], [2, false], [3, false, 31, 32]),
  ])
  expect(figures.get(1)).toMatchObject({ asked_count: 4, unanswered_count: 0, difficulty: 50, is_few: true })
  expect(Object.fromEntries(figures.get(1)?.picked ?? [])).toEqual({ 11: 2, 12: 2 })
  expect(figures.get(2)).toMatchObject({ unanswered_count: 1, discrimination: 0.71 })
  expect(figures.get(3)).toMatchObject({ difficulty: 50, discrimination: 0 })
  expect(Object.fromEntries(figures.get(3)?.picked ?? [])).toEqual({ 31: 3, 32: 2 })
})

test('leaves out figures that cannot be computed; twenty answers are no longer few', () => {
  const all = itemAnalysis(Array.from({ length: 20 }, () => analyzedAttempt([1, true, 11], [2, true, 21])))
  expect(all.get(1)).toMatchObject({ difficulty: 100, discrimination: null, is_few: false })
  expect(itemAnalysis([analyzedAttempt([1, true, 11])]).get(1)).toMatchObject({ discrimination: null })
  expect(itemAnalysis([analyzedAttempt([1, null, 11])]).get(1)).toMatchObject({
    difficulty: null,
    discrimination: null,
  })
  expect(itemAnalysis([]).size).toBe(0)
})

const question = (id: number, points: number, correct: readonly number[]) => ({
  id,
  points,
  type: 'single' as const,
  choices: [1, 2, 3].map((choice) => ({ id: choice, is_correct: correct.includes(choice) })),
})

test('regrading only raises results, for any keys, answers and pass percentage', () => {
  const key = fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 1 })
  const asked = fc.record({ points: fc.integer({ min: 1, max: 9 }), before: key, after: key, answer: fc.nat(3) })
  fc.assert(
    fc.property(fc.array(asked, { minLength: 1, maxLength: 8 }), fc.nat(100), (wishes, pass_percentage) => {
      const questions = wishes.map(({ points, before }, place) => question(place, points, before))
      const chosen = wishes.map(({ answer }) => (answer === 0 ? [] : [answer]))
      const given = new Map(chosen.flatMap((answer, id) => (answer.length > 0 ? [[id, answer] as const] : [])))
      const before = gradeExam({ type: 'exam', pass_percentage, questions, answers: given })
      const answers = new Map(
        [...given].map(([id, choice_ids]) => {
          const asked_one = questions[id]
          return [
            id,
            { choice_ids, is_correct: asked_one ? gradeQuestion({ question: asked_one, answer: choice_ids }) : false },
          ]
        }),
      )
      const keys = new Map(wishes.map(({ after }, id) => [id, new Set(after)]))
      const raised = regradeAttempt({
        status: before.status,
        score: before.percentage,
        pass_percentage,
        questions,
        answers,
        keys,
      })
      if (raised === null) return
      expect(raised.score).toBeGreaterThanOrEqual(before.percentage ?? 0)
      expect(raised.points).toBeGreaterThan(before.points)
      expect(raised.points_total).toBe(before.points_total)
      if (isDone(before.status)) expect(raised.status).toBe(before.status)
      for (const id of raised.right) expect(keys.get(id)?.has(given.get(id)?.[0] ?? 0)).toBe(true)
    }),
  )
})
