import { expect, test } from 'vitest'
import { lookupTurns } from './lookup-turns.ts'

const turns = (limits: { atOnce?: number; patience_ms?: number } = {}) =>
  lookupTurns({ atOnce: 3, ofOne: 2, waitingOfOne: 1, patience_ms: 60_000, ...limits })

test('[HOUSE-3] a client has its own turns, then waits for one of them, and is refused when enough of its lookups wait', async () => {
  const { take, giveBack } = turns()
  expect(await Promise.all([take('a'), take('a')])).toEqual([true, true])
  const waiting = take('a')
  expect([await take('a'), await take('b'), await take('c')]).toEqual([false, true, false])
  giveBack('a')
  expect(await waiting).toBe(true)
  // Handed on: the two turns are still taken.
  expect(await take('c')).toBe(false)
  for (const client of ['a', 'a', 'b']) giveBack(client)
  expect(await Promise.all(['c', 'c', 'd', 'e'].map(take))).toEqual([true, true, true, false])
})

test('[HOUSE-3] who waits in vain is refused, and a client that speaks for many has no limit of its own', async () => {
  const { take } = turns({ patience_ms: 1 })
  expect(await Promise.all(['a', 'a', 'a'].map(take))).toEqual([true, true, false])
  expect(await Promise.all([null, null, null, null].map(turns().take))).toEqual([true, true, true, false])
})
