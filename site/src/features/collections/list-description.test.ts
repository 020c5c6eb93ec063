import { expect, test } from 'vitest'
import { listDescription } from './list-description.ts'

const lead = 'Agencies that accept our courses. Choose yours to see which ones.'

test('names the first entries of a list as far as a description is shown', () => {
  const titles = ['OSHA', 'ARRT', 'NCSBN', 'AAPC', 'FAA']
  expect(listDescription({ lead, titles, portal: 'Harbor' })).toBe(
    `${lead} OSHA, ARRT, NCSBN, AAPC and more at Harbor.`,
  )
  const long = ['State Board of Accountancy — Massachusetts', 'Department of Insurance — New Hampshire', 'OSHA']
  expect(listDescription({ lead, titles: long, portal: 'Harbor' })).toBe(`${lead} ${long[0]} and more at Harbor.`)
  expect(listDescription({ lead, titles: ['OSHA'], portal: 'Harbor' })).toBe(`${lead} OSHA at Harbor.`)
  expect(listDescription({ lead, titles: ['x'.repeat(160)], portal: 'Harbor' })).toBe(lead)
})
