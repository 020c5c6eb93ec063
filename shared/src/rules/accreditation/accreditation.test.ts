import { expect, test } from 'vitest'
import { accreditationLine, contactHours } from './accreditation-words.ts'
import { askingWords } from './asking.ts'
import { fittingLicense } from './fitting-license.ts'

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

test('a certificate states one number of hours where its agencies agree, each agency’s own where they do not, and none without accreditation', () => {
  expect(contactHours([])).toBe('')
  expect(contactHours([board, other])).toBe('2')
  expect(contactHours([board, { ...other, hours: [] }])).toBe('2')
  expect(contactHours([board, { ...other, hours: [{ subject: 'Ethics', hundredths: 125 }] }])).toBe(
    '2 (Florida Board of Nursing), 1.25 (Texas Board of Nursing)',
  )
})

test('an accreditation in one line names numbers, hours by subject and delivery, and leaves out what is not known', () => {
  expect(accreditationLine(board)).toBe(
    'Florida Board of Nursing: provider 50-1234, course 20-777, 2 hours (Ethics: 1.5; General: 0.5), online, at any time or classroom',
  )
  expect(accreditationLine({ ...board, provider_number: '', approval_number: '', hours: [], delivery_modes: [] })).toBe(
    'Florida Board of Nursing',
  )
  expect(
    accreditationLine({ ...board, hours: [{ subject: 'Ethics', hundredths: 100 }], delivery_modes: [] }),
  ).toContain('1 hour (Ethics: 1)')
})

test('an agency reads hours for a license of its own states; one that names no state takes the first', () => {
  const held = [
    { profession: 'LPC', state: 'TX', number: '1' },
    { profession: 'RN', state: 'FL', number: '2' },
  ]
  expect(fittingLicense(held, ['GA', 'FL'])?.number).toBe('2')
  expect(fittingLicense(held, [])?.number).toBe('1')
  expect(fittingLicense(held, ['OH'])).toBeNull()
})

test('agencies that ask for the same reason share a sentence, each named once', () => {
  const asking = [
    { agency: 'Ohio', purpose: 'We report.' },
    { agency: 'Texas', purpose: 'We report.' },
    { agency: 'Ohio', purpose: 'We report.' },
    { agency: 'Utah', purpose: '' },
  ]
  expect(askingWords(asking)).toEqual(['Ohio or Texas asks for it. We report.', 'Utah asks for it.'])
})
