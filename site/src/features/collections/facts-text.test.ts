import { expect, test } from 'vitest'
import { factsText } from './facts-text.ts'

const facts = {
  prices: { from: 2500, to: 14_950 },
  shortest_minutes: 60,
  longest_minutes: 480,
  with_credits: 3,
  most_credits: 6,
}

test('describes what a page’s courses have in common, even with facts missing', () => {
  expect(factsText(facts, 12)).toBe(
    'They cost from $25 to $149.50 for one person and take 1 hour to 8 hours. 3 of them earn CE credits, up to 6.',
  )
  expect(factsText({ ...facts, prices: { from: 0, to: 0 }, shortest_minutes: 480, with_credits: 12 }, 12)).toBe(
    'They are free and take 8 hours. All of them earn CE credits, up to 6.',
  )
  expect(factsText({ ...facts, prices: null, with_credits: 0 }, 2)).toBe('They take 1 hour to 8 hours.')
  expect(factsText({ ...facts, prices: { from: 3900, to: 3900 }, longest_minutes: 0, with_credits: 1 }, 1)).toBe(
    'The course costs $39 for one person. It earns 6 CE credits.',
  )
  expect(factsText({ ...facts, prices: { from: 0, to: 3900 }, with_credits: 1 }, 2)).toBe(
    'They cost up to $39 for one person and take 1 hour to 8 hours. 1 of them earns CE credits, up to 6.',
  )
  expect(factsText(null, 1_000)).toBe('')
})
