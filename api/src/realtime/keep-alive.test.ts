import type { WebSocket } from 'ws'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Services } from '../kernel/services.ts'
import { closeAnonymous, keepAlive, pingIdleSockets } from './keep-alive.ts'
import type { Socket } from './socket.ts'

function silentSince(heard_at: number) {
  const sent: string[] = []
  const closed: number[] = []
  const ws = {
    readyState: 1,
    OPEN: 1,
    bufferedAmount: 0,
    send: (bytes: Buffer) => sent.push(String(bytes)),
    close: (code: number) => closed.push(code),
  } as unknown as WebSocket
  const socket: Socket = {
    id: '1.1',
    ws,
    portal_id: 24,
    rooms: new Set(),
    channels: new Set(),
    sessions: new Set(),
    proved: () => {},
    opened_at: heard_at,
    heard_at,
    asked_at: null,
    window: { began: 0, messages: 0 },
  }
  return { socket, sent, closed }
}

test('[NTF-006] a silent socket is pinged after 30 seconds and closed when it does not answer in 30 more; an active one is left alone', () => {
  const silent = silentSince(0)
  const talking = silentSince(0)
  const both = new Set([silent.socket, talking.socket])
  pingIdleSockets(both, 29_000)
  expect(silent.sent).toEqual([])
  talking.socket.heard_at = 20_000
  pingIdleSockets(both, 31_000)
  pingIdleSockets(both, 40_000)
  expect([silent.sent, talking.sent]).toEqual([['{"event":"pusher:ping","data":"{}"}'], []])
  talking.socket.heard_at = 60_000
  pingIdleSockets(both, 62_000)
  expect([silent.closed, talking.closed]).toEqual([[4201], []])
})

test('a socket that proves no session within a minute makes room, however lively it is; the client may come back', () => {
  const anonymous = silentSince(0)
  const signedIn = silentSince(0)
  signedIn.socket.sessions.add(1)
  const both = new Set([anonymous.socket, signedIn.socket])
  closeAnonymous(both, 60_000)
  expect(anonymous.closed).toEqual([])
  closeAnonymous(both, 61_000)
  expect([anonymous.closed, signedIn.closed]).toEqual([[4200], []])
  expect(anonymous.sent.join()).toContain('"code\\":4200')
})

test('the rounds go on by themselves: an anonymous socket is closed after a minute, one with a session is pinged and stays', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const [anonymous, signedIn] = [silentSince(Date.now()), silentSince(Date.now())]
  signedIn.socket.sessions.add(1)
  const { stop } = keepAlive({ services: {} as Services, sockets: new Set([anonymous.socket, signedIn.socket]) })
  onTestFinished(stop)
  vi.advanceTimersByTime(34_000)
  signedIn.socket.asked_at = null
  signedIn.socket.heard_at = Date.now()
  vi.advanceTimersByTime(31_000)
  expect([anonymous.closed.at(-1), signedIn.closed]).toEqual([4200, []])
  expect(signedIn.sent.join()).toContain('pusher:ping')
})
