import { expect, test } from 'vitest'
import { languageOptions } from './language-codes.ts'

const labels = languageOptions.map(({ label }) => label)

test('offers common languages first, then all others by name', () => {
  expect(labels.slice(0, 3)).toEqual(['English (en)', 'Spanish (es)', 'Chinese (zh)'])
  const others = labels.slice(12)
  expect(others[0]).toBe('Abkhazian (ab)')
  expect(others).toEqual(others.toSorted((one, other) => one.localeCompare(other, 'en')))
})

test('names every language once and differently', () => {
  const names = labels.map((label) => label.slice(0, -5))
  expect([names.length, new Set(names).size]).toEqual([183, 183])
  expect(labels.filter((label) => /\((ak|tl|tw|aa)\)$/.test(label))).toEqual([
    'Tagalog (tl)',
    'Afar (aa)',
    'Akan (ak)',
    'Twi (tw)',
  ])
})
