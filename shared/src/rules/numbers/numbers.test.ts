import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countOf } from './count-of.ts'
import { formatCount } from './format-count.ts'
import { formatFileSize } from './format-file-size.ts'

describe('counts and sizes', () => {
  test('[CAT-025] formats counts with thousands separators below 100,000 and three significant digits above', () => {
    expect([0, 5, 999, 4698, 99_999].map(formatCount)).toEqual(['0', '5', '999', '4,698', '99,999'])
    expect([100_000, 123_456, 5_000_000, 1_234_567_890].map(formatCount)).toEqual(['100K', '123K', '5.00M', '1.23B'])
  })

  test('uses the singular for one and the plural for all other counts', () => {
    expect([0, 1, 1204].map((count) => countOf(count, 'learner'))).toEqual([
      '0 learners',
      '1 learner',
      '1,204 learners',
    ])
  })

  test('[CAT-025] formats every count of 100,000 or more with 3 digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 999_000_000_000 }), (count) => {
        expect(formatCount(count).replace(/\D/g, '')).toHaveLength(3)
      }),
    )
  })

  test('[LEG-027] formats sizes from Bytes to YB at base 1024 with 2 decimals', () => {
    expect([0, 1, 1023].map(formatFileSize)).toEqual(['0 Bytes', '1 Bytes', '1023 Bytes'])
    expect([1024, 1536, 20_971_520, 10 * 1024 ** 3].map(formatFileSize)).toEqual([
      '1.00 KB',
      '1.50 KB',
      '20.00 MB',
      '10.00 GB',
    ])
    expect([1024 ** 4, 1024 ** 5, 1024 ** 6, 1024 ** 7, 1024 ** 8, 1024 ** 9].map(formatFileSize)).toEqual([
      '1.00 TB',
      '1.00 PB',
      '1.00 EB',
      '1.00 ZB',
      '1.00 YB',
      '1024.00 YB',
    ])
    expect(formatFileSize(1024 * 1024 - 1)).toBe('1.00 MB')
  })
})
