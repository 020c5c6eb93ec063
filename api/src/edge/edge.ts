import { existsSync } from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { errorCatalog } from '@portico/shared/errors/catalog.ts'
import type { Config } from '../config.ts'
import { fileOfPath, isSafePath } from '../publishing/file-of-path.ts'
import {
  adminFolder,
  assetsFolder,
  hostsFolder,
  mediaFolder,
  movedFile,
  routesFile,
  type Moved,
} from '../publishing/folders.ts'
import { adminShell, shellMatcher, type Shell } from '../publishing/shell-patterns.ts'
import { assetHeaders, mediaHeaders, redirect, sendPlain } from './answers.ts'
import { askRedirect } from './ask-redirect.ts'
import { edgeGuards, rememberCookie, type Judged } from './edge-guards.ts'
import { createFileCache, type Big, type Held } from './file-cache.ts'
import { createPages } from './pages.ts'
import { createProxy } from './proxy.ts'
import { hostName, routeOf } from './route.ts'
import { sendBig, sendHeld } from './send-file.ts'
import { smallFiles } from './small-file.ts'
import { redactedPath } from './redacted-path.ts'
import { createUpstream } from './upstream.ts'

type Exchange = { req: Parameters<RequestListener>[0]; res: ServerResponse }
const memory_bytes = 128_000_000
const mostSpots = 20_000
// How long an address that the guards let through is served without asking them again.
const trusted_ms = 1_000
const addressOf = (req: Exchange['req']): string => `${req.headers.host} ${req.url}`
const statusOfPage: Readonly<Record<string, number>> = { '/not-found': 404, '/error': 500, '/blocked': 403 }
const pageOfStatus: Readonly<Record<number, string>> = { 403: '/403', 404: '/not-found', 500: '/error' }

/** What visitors reach: published files by host, the api behind /api, and nothing that needs a database. */
export function createEdge({ config, log }: { config: Config; log: Logger }): {
  handle: RequestListener
  close: () => void
} {
  const [hosts, assets, media] = [hostsFolder(config), assetsFolder(config), mediaFolder(config)]
  const upstream = createUpstream(config)
  const passOn = createProxy(config, upstream)
  const pages = createPages({ config, limit_bytes: memory_bytes })
  const bytes = createFileCache({
    limit_bytes: memory_bytes / 2,
    headersOf: (file) => (file.startsWith(media) ? mediaHeaders(file) : assetHeaders(file)),
  })
  const movedOf = smallFiles<Moved, Moved>({ none: {}, read: (moved) => moved })
  const shellsOf = smallFiles<Shell[], (path: string) => string | null>({ none: () => null, read: shellMatcher })

  const guards = edgeGuards(config)

  // Addresses whose page existed when last requested and is open to everybody: most requests need no lookup.
  const spots = new Map<string, { file: string; status: number; until_ms: number }>()
  const serveKnown = (req: Exchange['req'], res: ServerResponse): boolean => {
    const spot = req.method === 'GET' || req.method === 'HEAD' ? spots.get(addressOf(req)) : undefined
    const file = spot && spot.until_ms > Date.now() ? pages(spot.file) : null
    if (!spot || !file || !('plain' in file)) return false
    sendHeld(req, res, file, spot.status)
    return true
  }
  const learn = (req: Exchange['req'], host: string, path: string): void => {
    const name = fileOfPath(path)
    // Long ones would only fill our memory.
    if (name === null || (req.url?.length ?? 0) > 200) return
    if (spots.size >= mostSpots) spots.clear()
    spots.set(addressOf(req), {
      file: join(hosts, host, name),
      status: statusOfPage[path] ?? 200,
      until_ms: Date.now() + trusted_ms,
    })
  }

  const servePage = ({ req, res }: Exchange, host: string, path: string, status?: number): boolean => {
    const name = fileOfPath(path)
    const file = name === null ? null : pages(join(hosts, host, name))
    if (!file || !('plain' in file)) return false
    sendHeld(req, res, file, status ?? statusOfPage[path] ?? 200)
    return true
  }
  /** The admin app's one page, the same on every portal's host. */
  const serveAdmin = ({ req, res }: Exchange): boolean => {
    const file = pages(join(assets, adminFolder, 'index.html'))
    if (!file || !('plain' in file)) return false
    sendHeld(req, res, file)
    return true
  }
  const serveBytes = ({ req, res }: Exchange, folder: string, path: string): boolean => {
    const at = join(folder, path)
    const file: Held | Big | null = isSafePath(path) ? bytes(at) : null
    if (!file) return false
    if ('plain' in file) sendHeld(req, res, file)
    else sendBig(req, res, { path: at, file, headers: folder === media ? mediaHeaders(at) : assetHeaders(at) })
    return true
  }

  /** No file has this path: it moved, it belongs to a shell, or it does not exist. */
  const serveMissing = async (exchange: Exchange, host: string, path: string, query: string): Promise<void> => {
    const { res } = exchange
    if (host === '' || !existsSync(join(hosts, host))) return sendPlain(res, 'unknownHost', config)
    const moved = movedOf(join(hosts, host, movedFile))
    const elsewhere = moved[path]
    if (elsewhere) return redirect(res, elsewhere.status, elsewhere.to + query)
    const shell = shellsOf(routesFile(config))(path)
    if (moved['*']) {
      if (shell !== null && servePage(exchange, host, shell)) return
      return redirect(res, moved['*'].status, moved['*'].to + encodeURI(path) + query)
    }
    if (shell !== null && (shell === adminShell ? serveAdmin(exchange) : servePage(exchange, host, shell))) return
    if (servePage(exchange, host, '/403', 403)) return
    if (/\.\w+$/.test(path)) {
      if (serveBytes(exchange, assets, path)) return
    } else if (fileOfPath(path) !== null) {
      const answer = await askRedirect(upstream, { host: exchange.req.headers.host ?? host, path })
      if (answer?.to) return redirect(res, 301, answer.to + query)
    }
    if (!servePage(exchange, host, '/not-found', 404)) sendPlain(res, 'notFound', config)
  }

  /** What a guard answers instead of the page; false when it lets through. */
  const stop = (exchange: Exchange, host: string, path: string, { outcome }: Judged): boolean => {
    if (outcome.kind === 'pass') return false
    const { req, res } = exchange
    if (outcome.kind === 'redirect')
      redirect(res, outcome.status, outcome.to, outcome.remember ? rememberCookie(req.url ?? '/') : [])
    else {
      const { status } = errorCatalog[outcome.code]
      if (!servePage(exchange, host, pageOfStatus[status] ?? path, status))
        sendPlain(res, status === 403 ? 'blocked' : status === 404 ? 'notFound' : 'error', config)
    }
    return true
  }

  const answer = async (exchange: Exchange): Promise<void> => {
    const { req, res } = exchange
    const url = req.url ?? '/'
    const host = hostName(req.headers.host)
    const route = routeOf({ method: req.method ?? 'GET', url, host }, config)
    if (route.kind === 'proxy') return passOn(req, res)
    if (route.kind === 'redirect') return redirect(res, route.status, route.to)
    if (route.kind === 'refuse')
      return sendPlain(
        res,
        route.status === 405 ? 'notAllowed' : 'badRequest',
        config,
        route.status === 405 ? ['Allow', 'GET, HEAD'] : [],
      )
    const cut = url.indexOf('?')
    const query = cut < 0 ? '' : url.slice(cut)
    if (route.kind !== 'page')
      return serveBytes(exchange, route.kind === 'media' ? media : assets, route.path)
        ? undefined
        : serveMissing(exchange, host, '', query)
    const judged = guards({ host, path: route.path, query, cookie: req.headers.cookie })
    if (stop(exchange, host, route.path, judged)) return
    if (!servePage(exchange, host, route.path)) return serveMissing(exchange, host, route.path, query)
    if (judged.for_everybody) learn(req, host, route.path)
  }

  return {
    handle: (req, res) => {
      if (serveKnown(req, res)) return
      const exchange = { req, res }
      answer(exchange).catch((error: unknown) => {
        log.error({ err: error, path: redactedPath(req.url ?? '') }, 'the edge failed')
        if (res.headersSent) return void res.destroy()
        if (!servePage(exchange, hostName(req.headers.host), '/error', 500)) sendPlain(res, 'error', config)
      })
    },
    close: () => void upstream.destroy(),
  }
}
