import postgres from 'postgres'
import type { Logger } from 'pino'
import { announceChannel, type Announcement } from '../kernel/announce.ts'

type Listener = { url: string; log: Logger; onAnnouncement: (said: Announcement) => void; onReconnect: () => void }

/**
 * Hears what any api process announced, on a connection of its own that comes back by itself. What was said while it was gone is
 * lost: `onReconnect` tells that this may have happened.
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
