import type { TranscriptEntry } from '@portico/shared/contract/credentials/proof-transcript.ts'
import { createElement as h } from 'react'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HoursInAll } from './hours-in-all.tsx'

const completed = (...agencies: number[]) =>
  ({
    credits: agencies.map((hundredths) => ({ states: [], hours: [{ subject: 'General', hundredths }] })),
  }) as unknown as TranscriptEntry
const shown = (...entries: TranscriptEntry[]) => draw(h(HoursInAll, { entries })).replaceAll(/<[^>]+>/g, '')

test('the transcript sums its hours: a course that two agencies credit counts once, with the most hours', () => {
  expect(shown(completed(150, 200), completed(), completed(50))).toMatch(/^Total: 2\.5 accredited hours /)
  expect(shown(completed(100))).toMatch(/^Total: 1 accredited hour /)
  expect(shown(completed())).toBe('')
})
