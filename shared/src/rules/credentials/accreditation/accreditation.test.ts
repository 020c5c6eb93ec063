import { expect, test } from 'vitest'
import { accreditationLine, purposeSentences, contactHours } from './accreditation-text.ts'
import { matchingLicense } from './matching-license.ts'

const board = {
  agency: 'Florida Board of Nursing',
  provider_number: '50-1234',
  approval_number: '20-777',
  hours: [
    { subject: 'Ethics', hundredths: 150 },
    { subject: 'General', hundredths: 50 },
  ],
  delivery_modes: ['online' as const, 'classroom' as const],
}
const other = { ...board, agency: 'Texas Board of Nursing' }

test('certificates state one hour total when agencies agree, one per agency otherwise, none without accreditation', () => {
  expect(contactHours([])).toBe('')
  expect(contactHours([board, other])).toBe('2')
  expect(contactHours([board, { ...other, hours: [] }])).toBe('2')
  expect(contactHours([board, { ...other, hours: [{ subject: 'Ethics', hundredths: 125 }] }])).toBe(
    '2 (Florida Board of Nursing), 1.25 (Texas Board of Nursing)',
  )
})

test('describes an accreditation in one line: numbers, hours by subject, delivery; skips unknown details', () => {
  expect(accreditationLine(board)).toBe(
    'Florida Board of Nursing: provider 50-1234, course 20-777, 2 hours (Ethics: 1.5; General: 0.5), online, any time or classroom',
  )
  expect(accreditationLine({ ...board, provider_number: '', approval_number: '', hours: [], delivery_modes: [] })).toBe(
    'Florida Board of Nursing',
  )
  expect(
    accreditationLine({ ...board, hours: [{ subject: 'Ethics', hundredths: 100 }], delivery_modes: [] }),
  ).toContain('1 hour (Ethics: 1)')
})

test('picks a license in the agency’s states, or the first if it names none', () => {
  const held = [
    { profession: 'LPC', state: 'TX', number: '1' },
    { profession: 'RN', state: 'FL', number: '2' },
  ]
  expect(matchingLicense(held, ['GA', 'FL'])?.number).toBe('2')
  expect(matchingLicense(held, [])?.number).toBe('1')
  expect(matchingLicense(held, ['OH'])).toBeNull()
})

test('groups agencies with the same purpose into one sentence, naming each once', () => {
  const asking = [
    { agency: 'Ohio', purpose: 'We report.' },
    { agency: 'Texas', purpose: 'We report.' },
    { agency: 'Ohio', purpose: 'We report.' },
    { agency: 'Utah', purpose: '' },
  ]
  expect(purposeSentences(asking)).toEqual(['Ohio or Texas asks for it. We report.', 'Utah asks for it.'])
})
