import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyCommit } from '@portico/shared/rules/scorm/apply-commit.ts'
import { beginLaunch } from '@portico/shared/rules/scorm/begin-launch.ts'
import type { LaunchRecord } from '@portico/shared/rules/scorm/launch-record.ts'
import { createCommitQueue } from './commit-queue.ts'
import { COMMIT_DELAY_MS, type QueueState, type SendResult } from './send-commits.ts'
import type { Commit } from './unsaved-elements.ts'

const LOCATION = 'cmi.core.lesson_location'

// A fake browser and network: the test decides when time passes and responses arrive.
function bench(beaconTakes: (commit: Commit) => boolean = () => true) {
  const waiting: { work: () => void; delay_ms: number }[] = []
  const sent: { commit: Commit; answer: (result: SendResult) => void }[] = []
  const beacons: Commit[] = []
  const states: QueueState[] = []
  let kept: Commit | null = null
  const queue = createCommitQueue({
    launch: 1,
    send: (commit) => new Promise((answer) => sent.push({ commit, answer })),
    beacon: (commit) => beaconTakes(commit) && beacons.push(commit) > 0,
    keep: (unsent) => void (kept = unsent),
    onState: (state) => states.push(state),
    wait: (work, delay_ms) => {
      const entry = { work, delay_ms }
      waiting.push(entry)
      return () => void waiting.splice(waiting.indexOf(entry), 1)
    },
  })
  const pass = () => waiting.shift()?.work()
  const answer = async (index: number, result: SendResult) => {
    sent[index]?.answer(result)
    await Promise.resolve().then(() => undefined)
  }
  return { queue, waiting, sent, beacons, states, pass, answer, kept: () => kept }
}

test('sends values set together in one commit within 250 ms, and only changed ones', async () => {
  const { queue, waiting, sent, states, pass, answer } = bench()
  queue.set(LOCATION, 'p1')
  queue.set('cmi.suspend_data', 's')
  queue.set(LOCATION, 'p2')
  expect(waiting).toHaveLength(1)
  expect(waiting[0]?.delay_ms).toBe(COMMIT_DELAY_MS)
  expect(COMMIT_DELAY_MS).toBeLessThan(250)
  pass()
  expect(sent[0]?.commit).toEqual({
    launch: 1,
    sequence: 1,
    cmi: { [LOCATION]: 'p2', 'cmi.suspend_data': 's' },
    terminate: false,
  })
  await answer(0, 'saved')
  queue.set('cmi.suspend_data', 's')
  expect(waiting).toHaveLength(0)
  expect(states).toEqual(['saving', 'saved'])
})

test('sends one request at a time; values set meanwhile follow with the next number', async () => {
  const { queue, sent, pass, answer } = bench()
  queue.set(LOCATION, 'p1')
  pass()
  queue.set(LOCATION, 'p2')
  queue.flush()
  expect(sent).toHaveLength(1)
  await answer(0, 'saved')
  pass()
  expect(sent[1]?.commit).toMatchObject({ sequence: 2, cmi: { [LOCATION]: 'p2' } })
})

test('offline, retries with growing delays and stores the values in the browser', async () => {
  const { queue, waiting, sent, states, pass, answer, kept } = bench()
  queue.set(LOCATION, 'p1')
  pass()
  await answer(0, 'retry')
  queue.set('cmi.core.score.raw', '50')
  await Promise.resolve()
  expect(kept()).toMatchObject({ cmi: { [LOCATION]: 'p1', 'cmi.core.score.raw': '50' } })
  const delays = [waiting[0]?.delay_ms]
  pass()
  await answer(1, 'retry')
  delays.push(waiting[0]?.delay_ms)
  expect(delays).toEqual([500, 1_000])
  pass()
  expect(sent[2]?.commit.cmi).toEqual({ [LOCATION]: 'p1', 'cmi.core.score.raw': '50' })
  expect(sent[2]?.commit.sequence).toBeGreaterThan(sent[1]?.commit.sequence ?? 0)
  await answer(2, 'saved')
  expect(kept()).toBeNull()
  expect(states).toEqual(['saving', 'offline', 'offline', 'saved'])
})

test('stores sent values and those set meanwhile in the browser until a response confirms them', async () => {
  const { queue, pass, answer, kept, sent } = bench()
  queue.set(LOCATION, 'p1')
  expect(kept()).toBeNull()
  pass()
  expect(kept()).toEqual(sent[0]?.commit)
  queue.set(LOCATION, 'p2')
  queue.set('cmi.suspend_data', 's')
  await Promise.resolve()
  expect(kept()).toMatchObject({ cmi: { [LOCATION]: 'p2', 'cmi.suspend_data': 's' } })
  expect(kept()?.sequence).toBeGreaterThan(sent[0]?.commit.sequence ?? 0)
  await answer(0, 'saved')
  expect(kept()).toMatchObject({ cmi: { [LOCATION]: 'p2', 'cmi.suspend_data': 's' } })
  pass()
  await answer(1, 'saved')
  expect(kept()).toBeNull()
})

test('sends a finish immediately and reports it once it is saved', async () => {
  const { queue, sent, states, answer } = bench()
  queue.set('cmi.core.lesson_status', 'passed')
  queue.terminate()
  expect(sent[0]?.commit).toMatchObject({ terminate: true, cmi: { 'cmi.core.lesson_status': 'passed' } })
  await answer(0, 'saved')
  expect(states.at(-1)).toBe('finished')
  queue.terminate()
  expect(sent).toHaveLength(1)
})

test('sends all unconfirmed values in a beacon when the page goes away', async () => {
  const { queue, beacons, pass } = bench()
  queue.set(LOCATION, 'p1')
  pass()
  queue.leave()
  queue.set('cmi.core.exit', 'suspend')
  queue.terminate()
  await Promise.resolve()
  expect(beacons.at(-1)).toMatchObject({ terminate: true, cmi: { [LOCATION]: 'p1', 'cmi.core.exit': 'suspend' } })
  expect(beacons).toHaveLength(2)
})

test('sends values too large for a beacon by request, then the rest by beacon', () => {
  const { queue, beacons, sent } = bench((commit) => JSON.stringify(commit).length < 100)
  queue.set('cmi.suspend_data', 's'.repeat(200))
  queue.leave()
  expect(sent[0]?.commit.cmi['cmi.suspend_data']).toHaveLength(200)
  queue.set('cmi.core.exit', 'suspend')
  queue.terminate()
  expect(beacons).toMatchObject([{ terminate: true, cmi: { 'cmi.core.exit': 'suspend' } }])
})

test(`despite lost, repeated or delayed requests, the server ends with every element's newest value`, async () => {
  const steps = fc.array(
    fc.oneof(fc.record({ page: fc.nat(9) }), fc.record({ net: fc.constantFrom('saved', 'retry', 'lost') })),
    { maxLength: 40 },
  )
  await fc.assert(
    fc.asyncProperty(steps, async (script) => {
      const { queue, waiting, sent, pass, answer } = bench()
      let record: LaunchRecord = beginLaunch({
        stored: null,
        student: { student_id: '1', student_name: '' },
        item: {},
      }).record
      const deliver = (commit: Commit) => void ({ record } = applyCommit({ record, commit }))
      const values: Record<string, string> = {}
      let answered = 0
      const settle = async (net: string) => {
        const open = sent[answered]
        if (!open) return pass()
        // 'retry' may mean that the commit arrived and only the response was lost.
        if (net !== 'lost') deliver(open.commit)
        await answer(answered++, net === 'saved' ? 'saved' : 'retry')
      }
      for (const step of script) {
        if ('net' in step) await settle(step.net)
        else {
          const element = `cmi.objectives.0.${step.page % 2 ? 'id' : 'score.raw'}`
          values[element] = String(step.page)
          queue.set(element, String(step.page))
        }
      }
      while (waiting.length > 0 || sent.length > answered) await settle('saved')
      expect(record.cmi).toEqual(values)
      sent.forEach(({ commit }) => deliver(commit))
      expect(record.cmi).toEqual(values)
    }),
  )
})
