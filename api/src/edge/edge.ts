import { linkTo } from '@portico/shared/pages/link-to.ts'
import type { RequestListener } from 'node:http'
import type { Logger } from 'pino'
import { errorCatalog } from '@portico/shared/errors/catalog.ts'
import type { Config } from '../config.ts'
import { mediaAnswer } from './answer-media.ts'
import { missingAnswer } from './answer-missing.ts'
import { redirect, sendPlain } from './response-headers.ts'
import { edgeGuards, rememberCookie, type Decision } from './edge-guards.ts'
import { createProxy } from './proxy.ts'
import { publishedFiles, type Exchange } from './published-files.ts'
import { hostName, routeOf, type Route } from './route.ts'
import { createUpstream } from './upstream.ts'

const pageOfStatus: Readonly<Record<number, string>> = {
  403: '/403',
  404: linkTo('notFound'),
  500: linkTo('error'),
}

/** Everything visitors reach: published files by host, and the api behind /api. Needs no database itself. */
export function createEdge({ config, log }: { config: Config; log: Logger }): {
  handle: RequestListener
  close: () => void
} {
  const upstream = createUpstream(config)
  const passOn = createProxy(config, upstream)
  const files = publishedFiles(config)
  const answerMissing = missingAnswer({ config, upstream, files })
  const guards = edgeGuards(config)
  const answerMedia = mediaAnswer({ config, log, files, answerMissing })

  /** Sends what a guard answers instead of the page; false if the guard lets the request through. */
  const stop = (exchange: Exchange, host: string, path: string, { outcome }: Decision): boolean => {
    if (outcome.kind === 'pass') return false
    const { req, res } = exchange
    if (outcome.kind === 'redirect')
      redirect(res, outcome.status, outcome.to, {
        more: outcome.remember ? rememberCookie(req.url ?? '/') : [],
      })
    else {
      const { status } = errorCatalog[outcome.code]
      if (!files.page(exchange, host, pageOfStatus[status] ?? path, status))
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
    if (route.kind === 'refuse') return sendRejection(exchange, route, config)
    const { path } = route
    const cut = url.indexOf('?')
    const query = cut < 0 ? '' : url.slice(cut)
    if (route.kind === 'media') return answerMedia(exchange, { path, query })
    if (route.kind === 'asset')
      return files.asset(exchange, path) ? undefined : answerMissing(exchange, { host: '', path, query })
    const decision = guards({ host, path, query, cookie: req.headers.cookie })
    if (stop(exchange, host, path, decision)) return
    if (!files.page(exchange, host, path)) return answerMissing(exchange, { host, path, query })
    if (decision.for_everybody) files.remember(exchange, host, path)
  }

  return {
    handle: (req, res) => {
      if (files.known(req, res)) return
      const exchange = { req, res }
      answer(exchange).catch((error: unknown) => {
        log.error({ err: error, path: redactedPath(req.url ?? '') }, 'the edge failed')
        if (res.headersSent) return void res.destroy()
        if (!files.page(exchange, hostName(req.headers.host), linkTo('error'), 500)) sendPlain(res, 'error', config)
      })
    },
    close: () => void upstream.destroy(),
  }
}

function sendRejection({ res }: Exchange, { status }: Extract<Route, { kind: 'refuse' }>, config: Config): void {
  if (status === 405) sendPlain(res, 'notAllowed', config, ['Allow', 'GET, HEAD'])
  else sendPlain(res, 'badRequest', config)
}

/** Returns the path for logging, without the query, which may contain a reset token, and without claim tokens, signed launches or files. */
export const redactedPath = (url: string): string => (url.split('?')[0] ?? '').replace(/^\/(claim|c|f)\/.*$/s, '/$1/…')
