import { expect, test } from 'vitest'
import { limits } from './limits.ts'
import { socketCounts } from './socket-counts.ts'

const many = (most: number, open: (index: number) => { isTooMany: boolean }) =>
  Array.from({ length: most }, (_, index) => open(index)).filter(({ isTooMany }) => isTooMany).length

test('allows 200 anonymous sockets per IP address, and 1,000 once they prove a session', () => {
  const count = socketCounts()
  const first = Array.from({ length: 200 }, () => count('203.0.113.7', () => {}))
  expect(first.some(({ isTooMany }) => isTooMany)).toBe(false)
  const refused = count('203.0.113.7', () => {})
  expect(refused.isTooMany).toBe(true)
  expect(count('203.0.113.8', () => {}).isTooMany).toBe(false)
  refused.closed()
  for (const socket of first) socket.proved()
  const proved = () => {
    const socket = count('203.0.113.7', () => {})
    if (!socket.isTooMany) socket.proved()
    return socket
  }
  expect(many(800, proved)).toBe(0)
  expect(proved().isTooMany).toBe(true)
})

test('a closing socket, proved or not, frees its slot exactly once', () => {
  const count = socketCounts()
  const open = Array.from({ length: 200 }, () => count('203.0.113.7', () => {}))
  open[0]?.proved()
  open[0]?.closed()
  open[1]?.closed()
  open[1]?.closed()
  expect(many(3, () => count('203.0.113.7', () => {}))).toBe(1)
})

test('counts the addresses of one IPv6 network as one', () => {
  const count = socketCounts()
  expect(many(200, (index) => count(`2001:db8:1:2::${index.toString(16)}`, () => {}))).toBe(0)
  expect(count('2001:db8:1:2:ffff::1', () => {}).isTooMany).toBe(true)
  expect(count('2001:db8:1:3::1', () => {}).isTooMany).toBe(false)
})

test('anonymous sockets fill at most half; each one more ends the oldest anonymous one', () => {
  const count = socketCounts()
  const ended: string[] = []
  const open = (address: string) => count(address, () => void ended.push(address))
  const signedIn = Array.from({ length: 300 }, (_, index) => open(`192.0.2.${index % 250}`))
  for (const socket of signedIn) socket.proved()
  expect(limits.anonymous_sockets * 2).toBe(limits.sockets)
  const from = (index: number) => `10.${Math.floor(index / 100)}.0.${index % 100}`
  expect(many(limits.anonymous_sockets, (index) => open(from(index)))).toBe(0)
  expect(ended).toEqual([])
  expect(many(50, () => open('10.200.0.1'))).toBe(0)
  expect(ended).toEqual(Array.from({ length: 50 }, (_, index) => from(index)))
})

test('when full, a new socket ends the oldest anonymous one, or is refused without one', () => {
  const count = socketCounts()
  const ended: number[] = []
  const address = (index: number) => `10.${Math.floor(index / 40_000)}.${Math.floor(index / 200) % 200}.${index % 200}`
  const open = (index: number) => {
    const socket = count(address(index), () => {
      ended.push(index)
      socket.closed()
    })
    return socket
  }
  const signedIn = Array.from({ length: limits.sockets - 2 }, (_, index) => {
    const socket = open(index)
    socket.proved()
    return socket
  })
  expect(signedIn.some(({ isTooMany }) => isTooMany)).toBe(false)
  const first = limits.sockets
  expect(many(2, (index) => open(first + index))).toBe(0)
  expect(ended).toEqual([])
  const newcomer = open(first + 2)
  expect([newcomer.isTooMany, ended]).toEqual([false, [first]])
  newcomer.proved()
  const another = open(first + 3)
  expect([another.isTooMany, ended]).toEqual([false, [first, first + 1]])
  another.proved()
  expect([open(first + 4).isTooMany, ended]).toEqual([true, [first, first + 1]])
})
