import { expect, test } from 'vitest'
import { difficultyText, discriminationText, shareOf } from './figure-text.ts'

test('describes the figures of a question with what they suggest', () => {
  expect([shareOf(1, 3), shareOf(0, 0)]).toEqual([33, 0])
  expect([null, 97, 60, 12].map(difficultyText)).toEqual([
    '',
    '97% correct, very easy',
    '60% correct',
    '12% correct, hard',
  ])
  expect([null, -0.3, 0.1, 0.45].map(discriminationText)).toEqual([
    'Discrimination unknown',
    'Discrimination -0.30: is the answer key right?',
    'Discrimination 0.10, low',
    'Discrimination 0.45',
  ])
})
