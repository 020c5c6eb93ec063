import postgres from 'postgres'
import type { Logger } from 'pino'
import { announceChannel, type Announcement } from '../kernel/announce.ts'

type Listener = { url: string; log: Logger; onAnnouncement: (said: Announcement) => void; onReconnect: () => void }

/**
 * Receives what any api process announces, on a connection of its own that reconnects by itself. What was announced in between is
 * lost: `onReconnect` is called because this may have happened.
 */
export async function listen({
  url,
  log,
  onAnnouncement,
  onReconnect,
}: Listener): Promise<{ close: () => Promise<void> }> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection: { application_name: 'portico-realtime' } })
  let isFirst = true
  await sql.listen(
    announceChannel,
    (payload) => {
      try {
        onAnnouncement(JSON.parse(payload) as Announcement)
      } catch (error) {
        log.error({ err: error, payload }, 'an announcement was not understood')
      }
    },
    () => {
      if (!isFirst) onReconnect()
      isFirst = false
    },
  )
  return { close: () => sql.end({ timeout: 1 }) }
}
