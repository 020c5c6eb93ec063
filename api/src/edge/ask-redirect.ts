import { request } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { Config } from '../config.ts'

const patience_ms = 1_500

/** Asks the api where a path without a page went (OP-58); null when nowhere, and also when the api is away. */
export function askRedirect(config: Pick<Config, 'API_URL'>, { host, path }: { host: string; path: string }): Promise<{ to: string | null; status: number } | null> {
  const url = new URL(`/api/redirects?path=${encodeURIComponent(path)}`, config.API_URL)
  return new Promise((done) => {
    const asked = (url.protocol === 'https:' ? requestSecure : request)(url, { headers: { host }, timeout: patience_ms }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part)).once('end', () => done(read(text))).once('error', () => done(null))
    })
    asked.once('timeout', () => asked.destroy()).once('error', () => done(null)).end()
  })
}

function read(text: string): { to: string | null; status: number } | null {
  try {
    const { data } = JSON.parse(text) as { data?: { to?: unknown; status?: unknown } }
    const to = typeof data?.to === 'string' && /^\/(?![/\\])/.test(data.to) ? data.to : null
    return { to, status: Number(data?.status) }
  } catch {
    return null
  }
}
