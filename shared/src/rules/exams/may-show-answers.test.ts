import { expect, test } from 'vitest'
import { itemProgress } from '../../states/learning/item-progress.ts'
import type { ItemType } from '../../item-types/item-type.ts'
import { mayShowAnswers } from './may-show-answers.ts'
import { lessonsToReview } from './lessons-to-review.ts'

const { success, failed, finished } = itemProgress

test('[OP-81] reveals correct answers after passing or the last attempt, after each attempt, or never', () => {
  const shown = (['at_end', 'after_each_attempt', 'never'] as const).map((setting) => [
    mayShowAnswers(setting, { status: failed, remaining_attempts: 2 }),
    mayShowAnswers(setting, { status: failed, remaining_attempts: null }),
    mayShowAnswers(setting, { status: failed, remaining_attempts: 0 }),
    mayShowAnswers(setting, { status: success, remaining_attempts: 2 }),
    mayShowAnswers(setting, { status: finished, remaining_attempts: null }),
  ])
  expect(shown).toEqual([
    [false, false, true, true, true],
    [true, true, true, true, true],
    [false, false, false, false, false],
  ])
})

test('[OP-81] recommends all lessons before the exam, and nothing that only asks', () => {
  const course = (...types: ItemType[]) => types.map((itemable_type, place) => ({ id: place + 1, itemable_type }))
  const ids = (items: { id: number }[]) => items.map(({ id }) => id)
  const long = course('Text', 'Exam', 'ScormModule', 'Assignment', 'Exam', 'Survey', 'Text')
  expect(ids(lessonsToReview(long, 5))).toEqual([1, 3])
  expect(ids(lessonsToReview(long, 2))).toEqual([1])
  expect(ids(lessonsToReview(long, 6))).toEqual([1, 3])
  expect(lessonsToReview(course('Exam', 'Text'), 1)).toEqual([])
  expect(lessonsToReview(long, 99)).toEqual([])
})
