import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterExpression } from '../../adapters/search-engine/meilisearch-query.ts'
import { filtersOf } from './search-meilisearch.ts'
import { createBreaker } from './breaker.ts'
import { editDistance, isTypoOf } from './edit-distance.ts'
import { phraseWords } from './phrase-words.ts'

describe('phraseWords', () => {
  test('[CAT-030] lowercases words and drops punctuation, fillers and repeats; keeps fillers that stand alone', () => {
    expect(phraseWords('  The Nurse’s GUIDE to guide, OSHA-30 (courses) ')).toEqual(['nurses', 'guide', 'osha', '30'])
    expect(phraseWords('Ética básica')).toEqual(['ética', 'básica'])
    expect(phraseWords('courses')).toEqual(['courses'])
    expect(phraseWords(' "-+* ')).toEqual([])
    expect(phraseWords('one two three four five six seven eight nine ten eleven')).toHaveLength(10)
  })
})

describe('typos', () => {
  test('[CAT-030] counts changed, added, dropped and swapped letters as distance', () => {
    for (const [from, to, distance] of [
      ['ethics', 'ethics', 0],
      ['ethcis', 'ethics', 1],
      ['etics', 'ethics', 1],
      ['acounttng', 'accounting', 2],
      ['', 'abc', 3],
      ['abc', '', 3],
    ] as const)
      expect(editDistance(from, to)).toBe(distance)
  })

  test('[CAT-030] allows no typos in short words and numbers, two in long words', () => {
    expect([
      isTypoOf('tac', 'tax'),
      isTypoOf('ethcis', 'ethics'),
      isTypoOf('etchsi', 'ethics'),
      isTypoOf('acounttng', 'accounting'),
      isTypoOf('19104', '19105'),
    ]).toEqual([false, true, false, true, false])
  })

  test('[CAT-030] computes a symmetric distance that is zero only for equal words', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other)).toBe(editDistance(other, one))
        expect(editDistance(one, other) === 0).toBe(one === other)
        expect(editDistance(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length))
      }),
    )
  })
})

test('[TEN-001] [CAT-030] quotes any filter value as one text next to the call’s portal', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('"', '\\', "'", ' ', 'a', ']', ',', '=') }), (value) => {
      const [portal, topic] = filtersOf(24, {
        words: [],
        filters: { topic: [value] },
        sort: 'popularity',
        page: 1,
      }).map(filterExpression)
      expect(portal).toBe('portal_id = 24')
      const text = /^topic IN \[("(?:[^"\\]|\\["\\])*")\]$/.exec(topic ?? '')?.[1] ?? ''
      expect(JSON.parse(text)).toBe(value)
    }),
  )
})

test('[CAT-030] skips Meilisearch after one failure until a background check succeeds', async () => {
  let now_ms = 0
  let isHealthy = false
  let checks = 0
  const settle = async () => void (await new Promise(setImmediate))
  const breaker = createBreaker({
    clock_ms: () => now_ms,
    isHealthy: async () => {
      checks += 1
      return isHealthy
    },
  })
  expect(breaker.mayAsk()).toBe(true)
  breaker.failed()
  expect(breaker.mayAsk()).toBe(false)
  expect(checks).toBe(0)
  now_ms = 500
  expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([false, false])
  await settle()
  expect(checks).toBe(1)
  expect(breaker.mayAsk()).toBe(false)
  isHealthy = true
  now_ms = 1_500
  expect(breaker.mayAsk()).toBe(false)
  await settle()
  expect(checks).toBe(2)
  expect(breaker.mayAsk()).toBe(true)
})
