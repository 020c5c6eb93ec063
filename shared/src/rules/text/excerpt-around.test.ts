import { expect, test } from 'vitest'
import { excerptAround } from './excerpt-around.ts'
import { foldText } from './fold-text.ts'

test('folds case, accents and apostrophes', () => {
  expect(foldText('Crème d’Été')).toBe("creme d'ete")
})

test('shows the part of a text around the words, at whole words', () => {
  const text = `${'Read this first. '.repeat(20)}Never touch the Été valve. ${'Read this last. '.repeat(20)}`.trim()
  const shown = excerptAround({ text, words: ' ete VALVE ' })
  expect(shown).toMatch(/^…(?:Read|this|first\.) .*Never touch the Été valve\. .* (?:Read|this|last\.)…$/)
  expect(shown.length).toBeLessThan(200)
  expect(excerptAround({ text: 'Short and whole.', words: 'whole' })).toBe('Short and whole.')
  expect(excerptAround({ text, words: 'absent' })).toMatch(/^Read this first\. .*…$/)
})
