import { expect, test } from 'vitest'
import { attemptText, choiceIcon, endText, scoreText, withheldText } from './result-text.ts'

const graded = { points: null, points_total: null, pass_percentage: 70 }

test('[OP-81] states the score, the attempts left, and when answers will be shown', () => {
  expect(scoreText({ score: 50, correct_count: 2, questions_count: 4, ...graded })).toBe(
    'Your score: 50% (2 of 4 correct). You need 70% to pass.',
  )
  expect(scoreText({ score: null, correct_count: null, questions_count: 4, ...graded })).toBe(
    'Thank you. Your answers are saved.',
  )
  expect(
    scoreText({ score: 60, correct_count: 1, questions_count: 3, points: 3, points_total: 5, pass_percentage: 60 }),
  ).toBe('Your score: 60% (3 of 5 points). You need 60% to pass.')
  expect([endText('learner'), endText('time').slice(0, 12), endText('staff').slice(0, 5)]).toEqual([
    '',
    'Time was up.',
    'Staff',
  ])
  expect([attemptText(null), attemptText(1), attemptText(2)]).toEqual(['', '1 attempt left.', '2 attempts left.'])
  expect(withheldText('at_end', 2)).toContain('once you pass or have no attempts left')
  expect(withheldText('at_end', null)).toMatch(/once you pass\.$/)
  expect(withheldText('never', 2)).toBe('The answers to these questions aren’t shown.')
})

test('a cross marks wrong answers, and no answer of a question without a correct one', () => {
  const [right, wrong] = [{ is_correct: true }, { is_correct: false }]
  expect(choiceIcon([right, wrong], right, true)).toBe('check')
  expect([true, false].map((isChosen) => choiceIcon([right, wrong], wrong, isChosen))).toEqual(['close', 'minus'])
  expect([true, false].map((isChosen) => choiceIcon([wrong, wrong], wrong, isChosen))).toEqual(['minus', 'minus'])
})
