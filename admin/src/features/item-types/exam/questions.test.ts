import { expect, test } from 'vitest'
import { moved, newQuestion, ofType, stepTarget, typeLabels, withIds, withRight } from './questions.ts'

const question = {
  ...newQuestion(true),
  type: 'multiple' as const,
  choices: ['a', 'b', 'c'].map((title) => ({ title, is_correct: title !== 'a' })),
}
const right = ({ choices }: { choices: { is_correct: boolean }[] }) => choices.map(({ is_correct }) => is_correct)

test('marking an answer unmarks the others only if a single answer is correct', () => {
  expect(right(withRight(question, 0, true))).toEqual([true, true, true])
  const single = ofType(question, 'single', true)
  expect(right(single)).toEqual([false, true, false])
  expect(right(withRight(single, 2, true))).toEqual([false, false, true])
  // An older question may have two correct answers although one can be chosen; unmarking one leaves the other.
  expect(right(withRight({ ...question, type: 'single' }, 1, false))).toEqual([false, false, true])
  expect(ofType(question, 'boolean', true).choices.map(({ title }) => title)).toEqual(['True', 'False'])
})

test('a question without a grade marks no answer as correct', () => {
  expect(right(newQuestion(false))).toEqual([false, false])
  expect(right(ofType(newQuestion(false), 'boolean', false))).toEqual([false, false])
  expect(right(ofType(newQuestion(true), 'boolean', true))).toEqual([true, false])
  expect(typeLabels(true).single).toBe('One correct answer')
  expect(Object.values(typeLabels(false))).toEqual(['One answer', 'Several answers', 'True or false'])
})

test('a question moves to a position and stays put beyond the ends', () => {
  expect([moved([1, 2, 3], 0, 2), moved([1, 2, 3], 2, 0), moved([1, 2], 0, -1), moved([1, 2], 1, 2)]).toEqual([
    [2, 3, 1],
    [3, 1, 2],
    [1, 2],
    [1, 2],
  ])
  expect((['up', 'down', 'top', 'bottom'] as const).map((step) => stepTarget(step, 1, 4))).toEqual([0, 2, 0, 3])
})

test('typed questions keep their text and take over the ids from saving', () => {
  const typed = [{ ...question, title: 'typed ' }]
  const saved = [
    { ...question, id: 5, title: 'typed', choices: question.choices.map((one, at) => ({ ...one, id: at + 7 })) },
  ]
  const [after] = withIds(typed, saved)
  expect([after?.id, after?.title, after?.choices.map(({ id }) => id)]).toEqual([5, 'typed ', [7, 8, 9]])
})
