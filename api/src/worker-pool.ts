import { Pool } from 'pg'
import type { Logger } from 'pino'

/**
 * Connections of the job queue. Its own pool stops listening for errors before its connections are closed:
 * one that the database ends meanwhile would end the process.
 */
export function openWorkerPool({ url, max, log }: { url: string; max: number; log: Logger }): Pool {
  const pool = new Pool({ connectionString: url, max })
  const note = (error: Error) => log.error({ err: error }, 'a connection of the job queue was lost')
  pool.on('connect', (client) => void client.on('error', note))
  // Without a listener, the same error of an idle connection is thrown.
  pool.on('error', () => {})
  return pool
}
