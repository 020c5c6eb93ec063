import { join } from 'node:path'
import { hintedVisitor, type Outcome, type PortalFacts } from '@portico/shared/guards/guard.ts'
import { runRoute } from '@portico/shared/routes/run-route.ts'
import type { Config } from '../config.ts'
import { hostsFolder, portalFile } from '../domains/publishing/folders.ts'
import { smallFiles } from './small-file.ts'

type PageRequest = { host: string; path: string; query: string; cookie: string | undefined }
export type Decision = { outcome: Outcome; for_everybody: boolean }

const hint = /(?:^|;\s*)portico_is_auth=[^;]/
const opened: Decision = { outcome: { kind: 'pass' }, for_everybody: true }

const day_s = 86_400
/** Remembers the requested page for after login, as the apps do (SES-002, SES-060), for this host only. */
export const rememberCookie = (url: string): readonly string[] => [
  'Set-Cookie',
  `portico_redirect_path=${encodeURIComponent(url)}; Path=/; Max-Age=${day_s}; SameSite=Lax`,
]

/**
 * Returns the guards' decision on a page before its file is looked up, from host, path, query and the signed-in hint. `for_everybody`: open to guests
 * and members alike, so the URL need not be checked again for the next visitor.
 */
export function edgeGuards(
  config: Pick<Config, 'DATA_DIR' | 'PUBLIC_HOST' | 'MARKETING_URL' | 'DEMO'>,
): (asked: PageRequest) => Decision {
  const factsOf = smallFiles<PortalFacts, PortalFacts | null>({ none: null, read: (facts) => facts })
  const hosts = hostsFolder(config)
  const root = { host: config.PUBLIC_HOST, marketing_url: config.MARKETING_URL || null }
  return ({ host, path, query, cookie }) => {
    // Style sheets, robots and site maps are not pages.
    const portal = host === '' || /\.\w+$/.test(path) ? null : factsOf(join(hosts, host, portalFile))
    if (!portal) return opened
    const decide = (signedIn: boolean): Outcome =>
      runRoute({
        path,
        query: new URLSearchParams(query),
        host,
        portal,
        visitor: hintedVisitor(signedIn),
        is_production: !config.DEMO,
        root,
      })
    const signedIn = hint.test(cookie ?? '')
    const outcome = decide(signedIn)
    return { outcome, for_everybody: outcome.kind === 'pass' && decide(!signedIn).kind === 'pass' }
  }
}
