import postgres from 'postgres'
import type { Logger } from 'pino'
import { announceChannel, type Announcement } from '../kernel/notify-processes.ts'

type Listener = { url: string; log: Logger; onAnnouncement: (said: Announcement) => void; onReconnect: () => void }

/**
 * Receives the announcements of all api processes on a separate connection that reconnects automatically. Announcements in between are lost;
 * `onReconnect` is called because of that.
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
