import { expect, test } from 'vitest'
import { attemptText, scoreText, withheldText } from './result-text.ts'

test('[STUMBLE-2] [OP-81] the result says the score, the attempts left, and when the answers are shown', () => {
  expect(scoreText({ score: 50, correct_count: 2, questions_count: 4 }, 70)).toBe(
    'Your score: 50% (2 of 4 correct). You need 70% to pass.',
  )
  expect(scoreText({ score: null, correct_count: null, questions_count: 4 }, 70)).toBe(
    'Thank you. Your answers are saved.',
  )
  expect([attemptText(null), attemptText(1), attemptText(2)]).toEqual(['', '1 attempt left.', '2 attempts left.'])
  expect(withheldText('at_end', 2)).toContain('once you pass or have no attempts left')
  expect(withheldText('at_end', null)).toMatch(/once you pass\.$/)
  expect(withheldText('never', 2)).toBe('The answers to these questions aren’t shown.')
})
