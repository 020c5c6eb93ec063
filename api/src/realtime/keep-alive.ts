import type { Services } from '../kernel/services.ts'
import { closeCodes, frame } from './frames.ts'
import { activity_timeout_s, limits, pong_timeout_s } from './limits.ts'
import { closeSocket, send, type Socket } from './socket.ts'
import { liveSessions } from './holder-valid.ts'

const ping = frame('pusher:ping', {})
const look_ms = 5_000
const sessions_ms = 300_000

/** Pings silent sockets, and closes those that do not answer, whose session has expired, or that never proved a session. */
export function keepAlive({ services, sockets }: { services: Services; sockets: ReadonlySet<Socket> }): {
  stop: () => void
} {
  const look = setInterval(() => {
    const now = Date.now()
    pingIdleSockets(sockets, now)
    closeAnonymous(sockets, now)
  }, look_ms)
  const check = setInterval(
    () =>
      void endExpired(services, sockets).catch((error: unknown) =>
        services.log.warn({ err: error }, 'sessions of sockets were not looked at'),
      ),
    sessions_ms,
  )
  return {
    stop() {
      clearInterval(look)
      clearInterval(check)
    },
  }
}

/** Runs one round at time `now`, in milliseconds. */
export function pingIdleSockets(sockets: ReadonlySet<Socket>, now: number): void {
  for (const socket of sockets) {
    if (socket.asked_at !== null && now - socket.asked_at > pong_timeout_s * 1_000) {
      socket.ws.close(closeCodes.no_pong, 'No answer to a ping')
      socket.asked_at = now
    } else if (socket.asked_at === null && now - socket.heard_at > activity_timeout_s * 1_000) {
      socket.asked_at = now
      send(socket, ping)
    }
  }
}

export async function endExpired(services: Services, sockets: ReadonlySet<Socket>): Promise<void> {
  const ids = new Set([...sockets].flatMap((socket) => [...socket.sessions]))
  if (ids.size === 0) return
  const living = await liveSessions(services, [...ids])
  for (const socket of sockets)
    if ([...socket.sessions].some((id) => !living.has(id)))
      closeSocket(socket, closeCodes.unauthorized, 'The session has ended')
}

/** Sockets without a session take slots that others need. If one of our pages is late with its proof, it reconnects immediately. */
export function closeAnonymous(sockets: ReadonlySet<Socket>, now: number): void {
  for (const socket of sockets)
    if (socket.sessions.size === 0 && now - socket.opened_at > limits.anonymous_s * 1_000)
      closeSocket(socket, closeCodes.come_back, 'No session was proved')
}
