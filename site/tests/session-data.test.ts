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

test('[CAT-005] structured data of an online session leads to its page, and a place is a name and an address', () => {
  const shown = sampleSchedules.map((session) => sessionData(session, { url: 'https://learn.harborsafety.example' }))
  expect(JSON.stringify(shown)).not.toContain('meet.example.com')
  expect(shown.map(({ location }) => location)).toEqual([
    [{ '@type': 'Place', name: '200 Pratt Street, Baltimore, MD', address: '200 Pratt Street, Baltimore, MD' }],
    [{ '@type': 'VirtualLocation', url: 'https://learn.harborsafety.example/course/schedule' }],
    [
      { '@type': 'Place', name: 'Training hall', address: '9 Dock Road, Baltimore, MD' },
      { '@type': 'VirtualLocation', url: shown[2]?.url },
    ],
  ])
})
