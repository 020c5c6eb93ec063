import type { IncomingMessage, ServerResponse } from 'node:http'
import type { createPages } from './pages.ts'
import { sendCached } from './send-file.ts'

const mostKnown = 20_000
// How long a URL that the guards let through is served without running them again.
const trusted_ms = 1_000
const hostAndUrl = (req: IncomingMessage): string => `${req.headers.host} ${req.url}`

export type KnownPages = {
  /** Serves a remembered URL; false if it has to be looked up. */
  serve: (req: IncomingMessage, res: ServerResponse) => boolean
  learn: (req: IncomingMessage, file: string, status: number) => void
}

/** Remembers URLs whose page existed when last requested and is open to everyone, so that most requests need no lookup. */
export function knownPages(pages: ReturnType<typeof createPages>): KnownPages {
  const known = new Map<string, { file: string; status: number; until_ms: number }>()
  return {
    serve(req, res) {
      const one = req.method === 'GET' || req.method === 'HEAD' ? known.get(hostAndUrl(req)) : undefined
      const file = one && one.until_ms > Date.now() ? pages(one.file) : null
      if (!one || !file || !('plain' in file)) return false
      sendCached(req, res, file, one.status)
      return true
    },
    learn(req, file, status) {
      // Long URLs would only fill memory.
      if ((req.url?.length ?? 0) > 200) return
      if (known.size >= mostKnown) known.clear()
      known.set(hostAndUrl(req), { file, status, until_ms: Date.now() + trusted_ms })
    },
  }
}
