import { builtPages } from '@portico/shared/pages/all-pages.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { fileOfPath, isSafePath } from '../domains/publishing/file-of-path.ts'
import { adminFolder, assetsFolder, hostsFolder, mediaFolder } from '../domains/publishing/folders.ts'
import { assetHeaders, mediaHeaders } from './response-headers.ts'
import { createFileCache, type Big, type CachedFile } from './file-cache.ts'
import { knownPages, type KnownPages } from './known-pages.ts'
import { createPages } from './pages.ts'
import { sendBig, sendCached } from './send-file.ts'

export type Exchange = { req: IncomingMessage; res: ServerResponse }

const memory_bytes = 128_000_000
const statusOfPage: Readonly<Record<string, number>> = Object.fromEntries(
  builtPages.flatMap(({ pattern, status }) => (status ? [[pattern, status]] : [])),
)

/** Each method sends a file, or returns false if there is none. */
export type PublishedFiles = {
  page: (exchange: Exchange, host: string, path: string, status?: number) => boolean
  /** Sends the admin app's single page, the same on every portal's host. */
  admin: (exchange: Exchange) => boolean
  asset: (exchange: Exchange, path: string) => boolean
  media: (exchange: Exchange, path: string) => boolean
  known: KnownPages['serve']
  /** Remembers a page that exists and is open to everyone, so that its URL needs no lookup for a moment. */
  remember: (exchange: Exchange, host: string, path: string) => void
}

/** Serves published files, from memory if they fit. */
export function publishedFiles(config: Config): PublishedFiles {
  const [hosts, assets, media] = [hostsFolder(config), assetsFolder(config), mediaFolder(config)]
  const pages = createPages({ config, limit_bytes: memory_bytes })
  const headersOf = (file: string) =>
    file.startsWith(media) ? mediaHeaders(file, `media${file.slice(media.length)}`) : assetHeaders(file)
  const bytes = createFileCache({ limit_bytes: memory_bytes / 2, headersOf })
  const known = knownPages(pages)

  const sendPage = ({ req, res }: Exchange, at: string, status: number): boolean => {
    const file = pages(at)
    if (!file || !('plain' in file)) return false
    sendCached(req, res, file, status)
    return true
  }
  const sendBytes = ({ req, res }: Exchange, folder: string, path: string): boolean => {
    const at = join(folder, path)
    const file: CachedFile | Big | null = isSafePath(path) ? bytes(at) : null
    if (!file) return false
    if ('plain' in file) sendCached(req, res, file)
    else sendBig(req, res, { path: at, file, headers: headersOf(at) })
    return true
  }
  return {
    page(exchange, host, path, status = statusOfPage[path] ?? 200) {
      const name = fileOfPath(path)
      return name !== null && sendPage(exchange, join(hosts, host, name), status)
    },
    admin: (exchange) => sendPage(exchange, join(assets, adminFolder, 'index.html'), 200),
    asset: (exchange, path) => sendBytes(exchange, assets, path),
    media: (exchange, path) => sendBytes(exchange, media, path),
    known: known.serve,
    remember({ req }, host, path) {
      const name = fileOfPath(path)
      if (name !== null) known.learn(req, join(hosts, host, name), statusOfPage[path] ?? 200)
    },
  }
}
