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

test('[NTF-006] pings a socket after 30 s of silence, and closes it after another 30', () => {
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

test('closes even a lively socket without a session after a minute; the client may reconnect', () => {
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

test('runs periodically: closes anonymous sockets after a minute, pings and keeps those with a session', () => {
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
