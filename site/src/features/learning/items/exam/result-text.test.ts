import { expect, test } from 'vitest'
import { attemptText, choiceIcon, endText, scoreText, withheldText } from './result-text.ts'

const graded = { points: null, points_total: null, pass_percentage: 70, questions: null }

test('[OP-81] states the score, the attempts left, and when answers will be shown', () => {
  expect(scoreText({ score: 50, correct_count: 2, questions_count: 4, ...graded })).toBe(
    'Your score: 50% (2 of 4 correct). You need 70% to pass.',
  )
  expect(scoreText({ score: null, correct_count: null, questions_count: 4, ...graded })).toBe(
    'Thank you. Your answers are saved.',
  )
  expect(
    scoreText({
      score: 60,
      correct_count: 1,
      questions_count: 3,
      points: 3,
      points_total: 5,
      pass_percentage: 60,
      questions: null,
    }),
  ).toBe('Your score: 60% (3 of 5 points). You need 60% to pass.')
  const asked = (id: number, answer: number[]) => ({
    id,
    type: 'boolean' as const,
    title: 'Served?',
    points: 1,
    picture: null,
    picture_alt: '',
    explanation: '',
    is_correct: null,
    answer,
    choices: [1, 2].map((one) => ({ id: one, title: 'Yes', is_correct: one === 1, feedback: '' })),
  })
  const checked = { ...graded, score: null, correct_count: null, questions_count: 2 }
  expect(scoreText({ ...checked, questions: [asked(1, [1]), asked(2, [2])] })).toBe(
    'Thank you. Your answers are saved. 1 of 2 correct.',
  )
  const unkeyed = { ...asked(1, [1]), choices: [{ id: 1, title: 'Yes', is_correct: false, feedback: '' }] }
  expect(scoreText({ ...checked, questions: [unkeyed, asked(2, [2])] })).toMatch(/ of 1 correct\.$/)
  expect(scoreText({ ...checked, questions: [unkeyed] })).toBe('Thank you. Your answers are saved.')
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
