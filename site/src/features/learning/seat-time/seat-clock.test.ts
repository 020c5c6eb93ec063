import { expect, test } from 'vitest'
import { createSeatClock, type Heartbeat } from './seat-clock.ts'

type Page = { isVisible?: () => boolean; fails?: () => boolean }

function clock({ isVisible = () => true, fails = () => false }: Page = {}) {
  let at = 0
  const said: Heartbeat[] = []
  const seat = createSeatClock({
    now: () => at,
    isVisible,
    send: async (beat) => {
      if (fails()) throw new Error('no connection')
      said.push(beat)
    },
  })
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      at += 1_000
      seat.tick()
      // Let a heartbeat be answered before the next second.
      await Promise.resolve()
      await Promise.resolve()
    }
  }
  return { seat, said, pass, jump: (ms: number) => (at += ms) }
}
const total = (said: readonly Heartbeat[]) => said.reduce((sum, { active_ms }) => sum + active_ms, 0)

test('sends a heartbeat every 30 seconds while the learner is present', async () => {
  const { said, pass } = clock()
  await pass(65)
  expect(said).toEqual([
    { active_ms: 30_000, is_offline: false },
    { active_ms: 30_000, is_offline: false },
  ])
})

test('does not count a hidden page or a learner inactive for five minutes', async () => {
  let visible = true
  const { seat, said, pass } = clock({ isVisible: () => visible })
  visible = false
  await pass(120)
  expect(said).toEqual([])
  visible = true
  seat.sign()
  await pass(600)
  await seat.say()
  expect(total(said)).toBe(300_000)
})

test('counts no more than a moment after the computer slept', async () => {
  const { said, pass, jump } = clock()
  await pass(1)
  jump(3_600_000)
  await pass(60)
  expect(total(said)).toBeLessThan(70_000)
})

test('sends failed heartbeats later as one offline span', async () => {
  let isAway = true
  const { seat, said, pass } = clock({ fails: () => isAway })
  await pass(150)
  expect(said).toEqual([])
  isAway = false
  seat.sign()
  await pass(31)
  expect(said[0]?.is_offline).toBe(true)
  expect(total(said)).toBeGreaterThanOrEqual(150_000)
})
