import { existsSync } from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { fileOfPath, isSafePath } from '../publishing/file-of-path.ts'
import { assetsFolder, hostsFolder, mediaFolder, movedFile, routesFile, type Moved } from '../publishing/folders.ts'
import { shellMatcher, type Shell } from '../publishing/shell-patterns.ts'
import { assetHeaders, mediaHeaders, pageHeaders, redirect, sendPlain } from './answers.ts'
import { askRedirect } from './ask-redirect.ts'
import { createFileCache, type Big, type Held } from './file-cache.ts'
import { createProxy } from './proxy.ts'
import { hostName, routeOf } from './route.ts'
import { sendBig, sendHeld } from './send-file.ts'
import { smallFiles } from './small-file.ts'

type Exchange = { req: Parameters<RequestListener>[0]; res: ServerResponse }
const memory_bytes = 128_000_000
const mostSpots = 20_000
const addressOf = (req: Exchange['req']): string => `${req.headers.host} ${req.url}`
const statusOfPage: Readonly<Record<string, number>> = { '/not-found': 404, '/error': 500, '/blocked': 403 }

/** What visitors reach: published files by host, the api behind /api, and nothing that needs a database. */
export function createEdge({ config, log }: { config: Config; log: Logger }): { handle: RequestListener; close: () => void } {
  const [hosts, assets, media] = [hostsFolder(config), assetsFolder(config), mediaFolder(config)]
  const proxy = createProxy(config)
  const pages = createFileCache({ limit_bytes: memory_bytes, headersOf: (file, bytes) => pageHeaders(file, bytes, config) })
  const bytes = createFileCache({ limit_bytes: memory_bytes / 2, headersOf: (file) => (file.startsWith(media) ? mediaHeaders(file) : assetHeaders(file)) })
  const movedOf = smallFiles<Moved, Moved>({ none: {}, read: (moved) => moved })
  const shellsOf = smallFiles<Shell[], (path: string) => string | null>({ none: () => null, read: shellMatcher })

  // Addresses whose page stood when last asked for: most requests are spared the looking.
  const spots = new Map<string, { file: string; status: number }>()
  const serveKnown = (req: Exchange['req'], res: ServerResponse): boolean => {
    const spot = req.method === 'GET' || req.method === 'HEAD' ? spots.get(addressOf(req)) : undefined
    const file = spot ? pages(spot.file) : null
    if (!spot || !file || !('plain' in file)) return false
    sendHeld(req, res, file, spot.status)
    return true
  }
  const learn = (req: Exchange['req'], host: string, path: string): void => {
    const name = fileOfPath(path)
    // Long ones are somebody's game with our memory.
    if (name === null || (req.url?.length ?? 0) > 200) return
    if (spots.size >= mostSpots) spots.clear()
    spots.set(addressOf(req), { file: join(hosts, host, name), status: statusOfPage[path] ?? 200 })
  }

  const servePage = ({ req, res }: Exchange, host: string, path: string, status?: number): boolean => {
    const name = fileOfPath(path)
    const file = name === null ? null : pages(join(hosts, host, name))
    if (!file || !('plain' in file)) return false
    sendHeld(req, res, file, status ?? statusOfPage[path] ?? 200)
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

  /** No file has this path: it moved, it is a shell's, or it is nothing. */
  const serveMissing = async (exchange: Exchange, host: string, path: string, query: string): Promise<void> => {
    const { res } = exchange
    if (host === '' || !existsSync(join(hosts, host))) return sendPlain(res, 'unknownHost', config)
    const moved = movedOf(join(hosts, host, movedFile))
    const elsewhere = moved[path]
    if (elsewhere) return redirect(res, elsewhere.status, elsewhere.to + query)
    if (moved['*']) return redirect(res, moved['*'].status, moved['*'].to + encodeURI(path) + query)
    if (servePage(exchange, host, '/403', 403)) return
    const shell = shellsOf(routesFile(config))(path)
    if (shell !== null && servePage(exchange, host, shell)) return
    if (/\.\w+$/.test(path)) {
      if (serveBytes(exchange, assets, path)) return
    } else if (fileOfPath(path) !== null) {
      const answer = await askRedirect(config, { host: exchange.req.headers.host ?? host, path })
      if (answer?.to) return redirect(res, 301, answer.to + query)
    }
    if (!servePage(exchange, host, '/not-found', 404)) sendPlain(res, 'notFound', config)
  }

  const answer = async (exchange: Exchange): Promise<void> => {
    const { req, res } = exchange
    const url = req.url ?? '/'
    const host = hostName(req.headers.host)
    const route = routeOf({ method: req.method ?? 'GET', url, host }, config)
    if (route.kind === 'proxy') return proxy.pass(req, res)
    if (route.kind === 'redirect') return redirect(res, route.status, route.to)
    if (route.kind === 'refuse') return sendPlain(res, route.status === 405 ? 'notAllowed' : 'badRequest', config, route.status === 405 ? ['Allow', 'GET, HEAD'] : [])
    if (route.kind === 'page' && servePage(exchange, host, route.path)) return learn(req, host, route.path)
    if (route.kind !== 'page' && serveBytes(exchange, route.kind === 'media' ? media : assets, route.path)) return
    const cut = url.indexOf('?')
    return serveMissing(exchange, host, route.kind === 'page' ? route.path : '', cut < 0 ? '' : url.slice(cut))
  }

  return {
    handle: (req, res) => {
      if (serveKnown(req, res)) return
      const exchange = { req, res }
      answer(exchange).catch((error: unknown) => {
        log.error({ err: error, url: req.url }, 'the edge failed')
        if (res.headersSent) return void res.destroy()
        if (!servePage(exchange, hostName(req.headers.host), '/error', 500)) sendPlain(res, 'error', config)
      })
    },
    close: proxy.close,
  }
}
