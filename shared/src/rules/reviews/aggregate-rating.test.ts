import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aggregateRating } from './aggregate-rating.ts'

test('[CAT-035] the rating is the mean of real reviews, and nothing where there are none', () => {
  expect(aggregateRating([])).toBeNull()
  expect(aggregateRating([5])).toEqual({ mean: 5, count: 1 })
  expect(aggregateRating([5, 4, 4])).toEqual({ mean: 13 / 3, count: 3 })
  expect(aggregateRating([1, 2])).toEqual({ mean: 1.5, count: 2 })
})

test('[CAT-035] it is never better than the best review nor worse than the worst', () => {
  fc.assert(fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (ratings) => {
    const { mean = Number.NaN, count } = aggregateRating(ratings) ?? {}
    expect(mean).toBeGreaterThanOrEqual(Math.min(...ratings))
    expect(mean).toBeLessThanOrEqual(Math.max(...ratings))
    expect(count).toBe(ratings.length)
  }))
})
