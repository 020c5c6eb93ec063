import { expect, test } from 'vitest'
import { lookupTurns } from './lookup-turns.ts'

const turns = (limits: { atOnce?: number; patience_ms?: number } = {}) =>
  lookupTurns({ atOnce: 3, ofOne: 2, waitingOfOne: 1, patience_ms: 60_000, ...limits })

test('a client waits when its slots are taken, and is refused when too many wait', async () => {
  const { take, giveBack } = turns()
  expect(await Promise.all([take('a'), take('a')])).toEqual([true, true])
  const waiting = take('a')
  expect([await take('a'), await take('b'), await take('c')]).toEqual([false, true, false])
  giveBack('a')
  expect(await waiting).toBe(true)
  // The waiting call took the freed slot, so all slots are in use.
  expect(await take('c')).toBe(false)
  for (const client of ['a', 'a', 'b']) giveBack(client)
  expect(await Promise.all(['c', 'c', 'd', 'e'].map(take))).toEqual([true, true, true, false])
})

test('refuses a lookup that waits too long; clients behind a proxy have no own limit', async () => {
  const { take } = turns({ patience_ms: 1 })
  expect(await Promise.all(['a', 'a', 'a'].map(take))).toEqual([true, true, false])
  expect(await Promise.all([null, null, null, null].map(turns().take))).toEqual([true, true, true, false])
})
