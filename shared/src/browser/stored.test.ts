import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { blockedStorage, browserStorage } from '../../../tests/support/browser-storage.ts'
import { forgetOnSignOut } from './forget-on-sign-out.ts'
import { removeIf, stored, storedKeys, storedText } from './stored.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', browserStorage())
  vi.stubGlobal('sessionStorage', browserStorage())
})
afterEach(() => vi.unstubAllGlobals())

const seats = stored('seats', v.parser(v.object({ count: v.number() })), 'local')

test('stores a value as JSON under its key, in the storage that it names', () => {
  expect(seats.read()).toBeNull()
  expect(seats.write({ count: 2 })).toBe(true)
  expect([localStorage.getItem('seats'), sessionStorage.getItem('seats')]).toEqual(['{"count":2}', null])
  expect(seats.read()).toEqual({ count: 2 })
  seats.remove()
  expect([seats.read(), localStorage.length]).toEqual([null, 0])
  stored('step', Number, 'session').write(3)
  expect([sessionStorage.getItem('step'), localStorage.length]).toEqual(['3', 0])
})

test('stores a text as it is and removes it once it is empty', () => {
  const draft = storedText('draft', 'session')
  draft.write('It stops at page 3')
  expect([sessionStorage.getItem('draft'), draft.read()]).toEqual(['It stops at page 3', 'It stops at page 3'])
  expect(draft.write('')).toBe(true)
  expect([draft.read(), sessionStorage.length]).toEqual([null, 0])
})

test.each(['{', '"two"', '{"count":"2"}', 'null', ''])('reads %j as nothing, because the schema rejects it', (text) => {
  localStorage.setItem('seats', text)
  expect(seats.read()).toBeNull()
})

test('never throws if storage is blocked, missing or full', () => {
  const draft = storedText('draft', 'local')
  const use = () => {
    removeIf(seats, () => true)
    seats.remove()
    draft.remove()
    forgetOnSignOut(7)
    return [seats.read(), seats.write({ count: 2 }), draft.read(), draft.write('x'), storedKeys('', 'local')]
  }
  vi.stubGlobal('localStorage', blockedStorage())
  expect(use()).toEqual([null, false, null, false, []])
  vi.stubGlobal('localStorage', undefined)
  expect(use()).toEqual([null, false, null, false, []])
  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { ...browserStorage(), setItem: full })
  expect([seats.write({ count: 2 }), draft.write('x')]).toEqual([false, false])
  expect(draft.write('')).toBe(true)
})

test('removes what the server received, and keeps what replaced it in the meantime', () => {
  seats.write({ count: 3 })
  removeIf(seats, ({ count }) => count === 2)
  expect(seats.read()).toEqual({ count: 3 })
  removeIf(seats, ({ count }) => count === 3)
  expect(seats.read()).toBeNull()
})

test('signing out removes the person’s entries and leaves the rest', () => {
  for (const key of [
    'portico_mine_claim_link_1',
    'portico_claim_link_2',
    'portico_cart',
    'portico:kept:7:note:1',
    'portico_question:7:3:new-1',
    'portico_question:71:3:new-2',
  ])
    localStorage.setItem(key, 'x')
  forgetOnSignOut(7)
  expect(storedKeys('', 'local')).toEqual(['portico_cart', 'portico:kept:7:note:1', 'portico_question:71:3:new-2'])
})
