import type { TranscriptEntry } from '@portico/shared/contract/credentials/proof-transcript.ts'
import { createElement as h } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TotalAccreditedHours } from './total-accredited-hours.tsx'

const credit = (agency: string, hundredths: number) => ({
  agency,
  states: [],
  hours: [{ subject: 'General', hundredths }],
})
const withCredits = (...credits: ReturnType<typeof credit>[]) => ({ credits }) as unknown as TranscriptEntry
const completed = (...agencies: number[]) => withCredits(...agencies.map((hundredths) => credit('Board', hundredths)))
const shown = (...entries: TranscriptEntry[]) => draw(h(TotalAccreditedHours, { entries })).replaceAll(/<[^>]+>/g, '')

test('the transcript sums its hours: a course that two agencies credit counts once, with the most hours', () => {
  expect(shown(completed(150, 200), completed(), completed(50))).toMatch(/^Total: 2\.5 accredited hours /)
  expect(shown(completed(100))).toMatch(/^Total: 1 accredited hour /)
  expect(shown(completed())).toBe('')
})

test('only hours of an agency are called accredited', () => {
  const outside = withCredits(credit('', 350))
  expect(shown(completed(200), outside)).toMatch(/^Total: 5\.5 hours \(2 accredited\) /)
  expect(shown(outside)).toMatch(/^Total: 3\.5 hours /)
})
