import { expect, test } from 'vitest'
import { markedRanges } from './marked-ranges.ts'
import { phraseWords } from './phrase-words.ts'

const marked = (text: string, phrase: string) =>
  markedRanges(text, phraseWords(phrase)).map(([from, to]) => text.slice(from, to))

test('[CAT-030] marks searched words whole, by prefix, with a typo, or with different accents and punctuation', () => {
  expect(marked('Fall Protection for Construction Crews', 'protection crews')).toEqual(['Protection', 'Crews'])
  expect(marked('Fall Protection for Construction Crews', 'constr')).toEqual(['Construction'])
  expect(marked('Fall Protection', 'protecton')).toEqual(['Protection'])
  expect(marked('Nurses’ Résumé', "nurse's resume")).toEqual(['Nurses', 'Résumé'])
  expect(marked('The Nurse’s Day', 'nurses')).toEqual(['Nurse’s'])
  expect(marked('OSHA 30, OSHA 10', 'osha 10')).toEqual(['OSHA', 'OSHA', '10'])
})

test('[CAT-030] does not mark fillers, word middles, or typos in short or numbered words', () => {
  expect(marked('Care of the Elderly', 'care of the elderly')).toEqual(['Care', 'Elderly'])
  expect(marked('Overprotection', 'protection')).toEqual([])
  expect(marked('Form 4473', '4472 farm')).toEqual([])
  expect(marked('Ladders and lifts', 'l')).toEqual([])
  expect(markedRanges(null, ['ladder'])).toEqual([])
  expect(markedRanges('Ladders', [])).toEqual([])
})
