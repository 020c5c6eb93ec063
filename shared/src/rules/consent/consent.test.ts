import { expect, test } from 'vitest'
import { answerOf, consentCategories, consentVersion, mayUse, parseConsent, type ConsentCategory } from './consent.ts'

const categories = Object.keys(consentCategories) as ConsentCategory[]
const allowed = (answer: Parameters<typeof mayUse>[1]['answer'], has_gpc = false) =>
  categories.filter((one) => mayUse(one, { answer, has_gpc }))

test('[LEG-006] has five categories, two of which cannot be disabled', () => {
  expect(categories).toEqual(['necessary', 'performance', 'analytics', 'advertisement', 'other'])
  expect(categories.filter((one) => consentCategories[one].is_fixed)).toEqual(['necessary', 'performance'])
})

test('[LEG-006] [OP-130] uses only fixed categories before an answer, after declining and under Global Privacy Control', () => {
  expect(allowed(null)).toEqual(['necessary', 'performance'])
  expect(allowed(answerOf(false))).toEqual(['necessary', 'performance'])
  expect(allowed(answerOf(true), true)).toEqual(['necessary', 'performance'])
  expect(allowed(answerOf(true))).toEqual(categories)
  expect(allowed({ ...answerOf(false), analytics: true })).toEqual(['necessary', 'performance', 'analytics'])
})

test('[LEG-006] reads a stored answer; ignores invalid or incomplete ones and ones from an earlier version', () => {
  const answer = { ...answerOf(true), other: false }
  expect(parseConsent(JSON.stringify(answer))).toEqual(answer)
  const { other: _, ...half } = answer
  for (const kept of [
    null,
    '',
    'yes',
    '{}',
    '[]',
    '3',
    JSON.stringify(half),
    JSON.stringify({ ...answer, version: consentVersion - 1 }),
  ])
    expect(parseConsent(kept)).toBeNull()
})
