import { expect, test } from 'vitest'
import { flightRefusals } from './flight-refusals.ts'
import type { FlightEntry } from './flight.ts'

const set = (element: string, code: number, times?: number): FlightEntry => ({
  at: 1,
  kind: 'call',
  name: 'LMSSetValue',
  element,
  value: 'x',
  answer: code === 0 ? 'true' : 'false',
  code,
  times,
})

test('counts rejected values by element, with a hint for each', () => {
  expect(
    flightRefusals([
      set('cmi.core.score.raw', 0, 5),
      set('cmi.interactions.0.result', 405),
      set('cmi.core.score.raw', 405, 11),
      set('cmi.interactions.12.result', 405),
      set('cmi.core.score.raw', 405),
      set('cmi.core.session_time', 301),
      { at: 2, kind: 'call', name: 'LMSGetValue', element: 'cmi.core.exit', answer: 'false', code: 404 },
    ]),
  ).toEqual([
    { element: 'cmi.core.score.raw', hint: 'scores must be numbers from 0 to 100', times: 12 },
    { element: 'cmi.interactions.n.result', hint: 'not a valid value', times: 2 },
    { element: 'cmi.core.session_time', hint: 'after the lesson had ended', times: 1 },
  ])
})
