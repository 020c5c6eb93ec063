import { expect, test } from 'vitest'
import { sampleSchedules } from './sample-schedules.ts'
import { sessionData } from '../src/features/schedule/session-data.ts'

test('[OP-42] a session shown by another portal still names the core portal as its organizer', () => {
  const shown = sampleSchedules.map((session) => sessionData(session, { url: 'https://learn.harborsafety.example' }))
  expect(shown.map(({ organizer }) => organizer)).toEqual(
    sampleSchedules.map(() => ({ '@type': 'Organization', name: 'Portico Academy', url: 'https://portico.example/' })),
  )
  expect(shown.map(({ url }) => url.startsWith('https://learn.harborsafety.example/'))).toEqual([true, true, true])
})
