import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { readConfig } from '../../api/src/config.ts'
import { startEdge } from '../../api/src/edge/start-edge.ts'
import { httpGet, type HttpResult } from './http-get.ts'

/** An edge in its own folder, with these settings. `get` returns status and text, or `retry-after` if the status is not 200. */
export type EdgeOfBucket = {
  DATA_DIR: string
  /** messages and error codes logged at warn or above */
  logged: string[]
  raw: (path: string, headers?: Record<string, string>) => Promise<HttpResult>
  get: (path: string, headers?: Record<string, string>) => Promise<[number, string | null]>
  stop: () => Promise<void>
}

/** Starts an edge that copies the public files of a bucket. */
export async function startEdgeOfBucket(env: Record<string, string>): Promise<EdgeOfBucket> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'portico-edge-copies-'))
  const config = { ...readConfig({ ROLE: 'edge', DATA_DIR, ...env }), PORT: 0 }
  const logged: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(String(JSON.parse(line).msg)) })
  const edge = await startEdge({ config, log })
  const { port } = edge
  return {
    DATA_DIR,
    logged,
    raw: (path, headers = {}) => httpGet({ port, host: 'portico.localhost', path, headers }),
    get: async (path, headers = {}) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
      return [answer.status, answer.status === 200 ? await answer.text() : answer.headers.get('retry-after')]
    },
    stop: async () => {
      await edge.stop()
      rmSync(DATA_DIR, { recursive: true, force: true })
    },
  }
}
