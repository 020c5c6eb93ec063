import { flightPartMost } from '@portico/shared/rules/scorm/flight.ts'
import { expect, test } from 'vitest'
import { flightRecorder, type FlightPart } from './flight-recorder.ts'

function recorder() {
  const parts: FlightPart[] = []
  const beacons: FlightPart[] = []
  let works = true
  let clock = 1_000
  let due: (() => void) | null = null
  const flight = flightRecorder({
    launch: 3,
    send: async (part) => (works ? (parts.push(structuredClone(part)), true) : false),
    beacon: (part) => beacons.push(part) > 0,
    now: () => clock,
    wait: (work) => (due = work),
  })
  return {
    ...flight,
    parts,
    beacons,
    call: (element: string, value = '') =>
      flight.record({ kind: 'call', name: 'LMSSetValue', element, value, answer: 'true', code: 0 }),
    later: (ms: number) => void (clock += ms),
    network: (is: boolean) => void (works = is),
    isDue: () => due !== null,
  }
}

test('records content calls with their time, counts repeats, and sends numbered parts later', async () => {
  const { call, later, flush, parts, isDue } = recorder()
  call('cmi.core.session_time', '00:00:01')
  call('cmi.core.session_time', '00:00:01')
  later(250)
  call('cmi.suspend_data', 'answers')
  expect([parts, isDue()]).toEqual([[], true])
  await flush()
  call('cmi.core.exit', 'suspend')
  await flush()
  await flush()
  expect(parts.map(({ launch, part, entries }) => [launch, part, entries.length])).toEqual([
    [3, 1, 2],
    [3, 2, 1],
  ])
  expect(parts[0]?.entries).toMatchObject([
    { at: 0, times: 2 },
    { at: 250, element: 'cmi.suspend_data', value: '(7 characters)' },
  ])
})

test('resends unsent parts under the same numbers, up to a limit', async () => {
  const { call, flush, parts, network } = recorder()
  network(false)
  for (let at = 0; at < flightPartMost * 4; at += 1) call('cmi.core.lesson_location', `p${at}`)
  await flush()
  network(true)
  await flush()
  expect(parts.map(({ part, entries }) => [part, entries.length])).toEqual([
    [1, flightPartMost],
    [2, flightPartMost],
    [3, flightPartMost],
  ])
  expect(parts[2]?.entries.at(-1)?.value).toBe(`p${flightPartMost * 4 - 1}`)
})

test('sends the rest in a beacon when the page goes away', async () => {
  const { call, flush, parts, beacons } = recorder()
  await flush(true)
  call('cmi.core.exit', 'suspend')
  await flush(true)
  expect([parts, beacons.map(({ part }) => part)]).toEqual([[], [1]])
})
