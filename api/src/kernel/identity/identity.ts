import type { Logger } from 'pino'
import type { Auth, FoundSession } from '../auth.ts'
import type { Config } from '../../config.ts'
import type { Connection } from '../../db/client.ts'
import { memberOf, portalByHost, portalById } from '../../db/cross-portal/portals-and-members.ts'
import { nameOfHost } from '../../settings/host-name.ts'
import type { Portal } from '../../portal/portal.ts'
import { listenForInvalidations, type IdentityKind } from './invalidations.ts'
import { createLoadingCache, type LoadingCache } from './loading-cache.ts'

type Member = NonNullable<Awaited<ReturnType<typeof memberOf>>>

/** Determines the portal and caller of a call, without queries as long as nothing has changed. */
export type Identity = {
  /** Finds the portal that a Host header names; null for an unknown host. */
  portalByHost: (host: string) => Promise<Portal | null>
  portalById: (id: number) => Promise<Portal | null>
  /** Finds the live session named by the request's cookie in this cookie realm; null if the cookie's signature is not ours. */
  session: (asked: { headers: Headers; realm: string }) => Promise<FoundSession | null>
  /** Finds an account's membership on a portal; null if it has none. */
  member: (asked: { portal_id: number; user_id: number }) => Promise<Member | null>
  /** Resolves once the cache is at least as new as all current commits; a call that wrote awaits it before it answers. */
  caughtUp: () => Promise<void>
  close: () => Promise<void>
}

type Options = { config: Config; log: Logger; platform: Connection; auth: Auth }
const longestHost = 253

/** The identity cache of one process, invalidated by NOTIFY from the triggers of migrations/0042. */
export async function openIdentity({ config, log, platform, auth }: Options): Promise<Identity> {
  const trust = { isTrusted: (): boolean => false }
  const isTrusted = (): boolean => trust.isTrusted()
  const portals = createLoadingCache<Portal>({ isTrusted, idOf: ({ id }) => id, keepsMisses: true })
  const sessions = createLoadingCache<FoundSession>({ isTrusted, idOf: ({ user_id }) => user_id })
  const members = createLoadingCache<Member>({ isTrusted, idOf: ({ id }) => id })
  const caches = { portals, sessions, members } satisfies Record<IdentityKind, Pick<LoadingCache<never>, 'invalidate'>>
  const invalidations = await listenForInvalidations({
    url: config.DATABASE_DIRECT_URL || config.DATABASE_URL,
    log,
    onInvalidated: ({ kind, ids }) => caches[kind].invalidate(ids),
    onLost: () => Object.values(caches).forEach((cache) => cache.invalidate(null)),
  })
  trust.isTrusted = invalidations.isTrusted
  return {
    async portalByHost(host) {
      const name = nameOfHost(host)
      return name.length > longestHost
        ? null
        : portals.get(`host ${name}`, () => portalByHost(platform.db, host, config))
    },
    portalById: (id) => portals.get(`id ${id}`, () => portalById(platform.db, id)),
    async session({ headers, realm }) {
      const token = auth.tokenOf({ headers, realm })
      if (token === null) return null
      const session = await sessions.get(`${realm} ${token}`, () => auth.sessionByToken({ token, realm }))
      return session && session.expires_at > new Date() ? session : null
    },
    member: ({ portal_id, user_id }) =>
      members.get(`${portal_id} ${user_id}`, () => memberOf(platform.db, { portal_id, user_id })),
    caughtUp: invalidations.caughtUp,
    close: invalidations.close,
  }
}
