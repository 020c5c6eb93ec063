import { linkTo } from '@portico/shared/pages/link-to.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { fileOfPath } from '../domains/publishing/file-of-path.ts'
import { hostsFolder, movedFile, routesFile, type Moved } from '../domains/publishing/folders.ts'
import { adminShell, shellMatcher, type Shell } from '../domains/publishing/shell-patterns.ts'
import { redirect, sendPlain } from './response-headers.ts'
import { fetchRedirect } from './fetch-redirect.ts'
import type { Exchange, PublishedFiles } from './published-files.ts'
import { smallFiles } from './small-file.ts'
import type { createUpstream } from './upstream.ts'

type In = { config: Config; upstream: ReturnType<typeof createUpstream>; files: PublishedFiles }
type Wanted = { host: string; path: string; query: string }

/** Answers a path without a file: it moved, belongs to a shell, or does not exist. */
export function missingAnswer({ config, upstream, files }: In): (exchange: Exchange, wanted: Wanted) => Promise<void> {
  const hosts = hostsFolder(config)
  const movedOf = smallFiles<Moved, Moved>({ none: {}, read: (moved) => moved })
  const shellsOf = smallFiles<Shell[], (path: string) => string | null>({ none: () => null, read: shellMatcher })

  /** Redirects to the new location if the api knows one ('answered'); else returns 410 if the page was taken down, or 404. */
  const findElsewhere = async (exchange: Exchange, { host, path, query }: Wanted): Promise<'answered' | 404 | 410> => {
    if (/\.\w+$/.test(path) && files.asset(exchange, path)) return 'answered'
    if (/\.\w+$/.test(path) || fileOfPath(path) === null) return 404
    const answer = await fetchRedirect(upstream, { host: exchange.req.headers.host ?? host, path })
    if (!answer?.to) return answer?.status === 410 ? 410 : 404
    redirect(exchange.res, 301, answer.to + query)
    return 'answered'
  }

  return async (exchange, wanted) => {
    const { res } = exchange
    const { host, path, query } = wanted
    if (host === '' || !existsSync(join(hosts, host))) return sendPlain(res, 'unknownHost', config)
    const moved = movedOf(join(hosts, host, movedFile))
    const elsewhere = moved[path]
    if (elsewhere) return redirect(res, elsewhere.status, elsewhere.to + query)
    const shell = shellsOf(routesFile(config))(path)
    if (moved['*']) {
      if (shell !== null && files.page(exchange, host, shell)) return
      return redirect(res, moved['*'].status, moved['*'].to + encodeURI(path) + query, { may_change: true })
    }
    if (shell !== null && (shell === adminShell ? files.admin(exchange) : files.page(exchange, host, shell))) return
    if (files.page(exchange, host, '/403', 403)) return
    const found = await findElsewhere(exchange, wanted)
    if (found === 'answered') return
    if (!files.page(exchange, host, linkTo('notFound'), found)) sendPlain(res, 'notFound', config)
  }
}
