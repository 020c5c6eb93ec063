import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanData, isSame } from './clean-data.ts'
import { serverFieldErrors } from './server-field-errors.ts'
import { stripEmpty } from './strip-empty.ts'

describe('form data', () => {
  test('[FRM-006] strips empty strings and empty values, but not zero and false', () => {
    expect(stripEmpty({ a: '', b: null, c: undefined, d: [], e: {}, f: 0, g: false, h: ' ', i: ['x'] })).toEqual({
      f: 0,
      g: false,
      h: ' ',
      i: ['x'],
    })
    const picked = new Date(0)
    expect(stripEmpty({ picked })).toEqual({ picked })
  })

  test('[FRM-006] sends null for a cleared field and an empty list for a cleared list', () => {
    expect(stripEmpty({ a: '', b: [], c: '', d: 'new' }, { a: 'old', b: ['x'], c: '', d: '' })).toEqual({
      a: null,
      b: [],
      d: 'new',
    })
  })

  test('[FRM-007] sends only changed values in clean-data mode, and nothing if none changed', () => {
    const before = { title: 'A', tags: ['x', 'y'], address: { city: 'Reno' }, website: null, is_shown: false }
    expect(cleanData({ ...before }, before)).toBeNull()
    expect(
      cleanData({ ...before, tags: ['x', 'y'], address: { city: 'Reno', zip_code: '' }, website: '' }, before),
    ).toBeNull()
    expect(cleanData({ ...before, title: 'B', is_shown: true }, before)).toEqual({ title: 'B', is_shown: true })
    expect(cleanData({ ...before, tags: ['y', 'x'] }, before)).toEqual({ tags: ['y', 'x'] })
    expect(cleanData({ ...before, title: '', address: {} }, before)).toEqual({ title: null, address: null })
  })

  test('[FRM-007] considers every value equal to its copy', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => isSame(value, structuredClone(value))))
    for (const [one, other] of [
      [0, false],
      [0, ''],
      [1, '1'],
      [['a'], { 0: 'a' }],
      [Number.NaN, null],
    ] as const)
      expect(isSame(one, other)).toBe(false)
  })
})

test('[FRM-004] [FRM-005] maps server errors to form fields, the first for an unknown field to a toast', () => {
  const fields = { slug: ['taken', 'too long'], owner: ['is gone'], plan: ['is unknown'], '': ['the body is wrong'] }
  expect(serverFieldErrors(fields, (name) => name === 'slug')).toEqual({
    known: { slug: ['taken', 'too long'] },
    toast: 'is gone',
  })
  expect(serverFieldErrors({ slug: ['taken'] }, () => true)).toEqual({ known: { slug: ['taken'] }, toast: null })
  expect(serverFieldErrors({ '': ['the body is wrong'] }, (name) => name === 'slug')).toEqual({
    known: {},
    toast: 'the body is wrong',
  })
})
