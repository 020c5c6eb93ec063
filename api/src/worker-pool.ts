import { Pool } from 'pg'
import type { Logger } from 'pino'

/**
 * Opens connections for the job queue. The queue's own pool removes its error listener before closing connections, so that one terminated by the
 * database meanwhile would crash the process.
 */
export function openWorkerPool({ url, max, log }: { url: string; max: number; log: Logger }): Pool {
  const pool = new Pool({ connectionString: url, max })
  const note = (error: Error) => log.error({ err: error }, 'a connection of the job queue was lost')
  pool.on('connect', (client) => void client.on('error', note))
  // Without a listener, the pool throws the error of an idle connection.
  pool.on('error', () => {})
  return pool
}
