import { and, eq, gt, sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Connection } from '../db/client.ts'
import { sessions } from './tables.ts'
import { readSessionCookie } from './cookies.ts'
import { endSessionsOn } from './end-sessions.ts'
import { hasFactorSql } from './has-second-factor.ts'
import { createRealmAuth, type RealmAuth } from './realm-auth.ts'
import type { Secrets } from './secrets.ts'
import { createSignedReader } from './signed-cookie.ts'

/** A live session: its account, what it has proven since sign-in, and whether the account has a second factor. */
export type FoundSession = {
  id: number
  user_id: number
  expires_at: Date
  has_factor: boolean
  second_factor_at: Date | null
  confirmed_at: Date | null
}

export type Auth = ReturnType<typeof createAuth>

/** Wraps better-auth in our own functions: one instance per cookie realm (the parent domain or one custom domain), sharing the tables. */
export function createAuth({
  connection,
  secrets,
  config,
}: {
  connection: Connection
  secrets: Secrets
  config: Config
}) {
  const instances = new Map<string, RealmAuth>()
  const readSigned = createSignedReader(secrets.session)
  const forRealm = (realm: string) => {
    let made = instances.get(realm)
    if (!made) instances.set(realm, (made = createRealmAuth({ connection, secrets, realm, config })))
    return made
  }
  return {
    connection,
    forRealm,
    ...endSessionsOn(connection),
    /** Returns the token in the request's session cookie; null without a cookie or if its signature is not ours. */
    tokenOf: ({ headers, realm }: { headers: Headers; realm: string }): string | null =>
      readSigned(readSessionCookie(headers.get('cookie'), { host: realm, config })),
    /** Finds the session of a token if it is live and belongs to this cookie realm. */
    sessionByToken: async ({ token, realm }: { token: string; realm: string }): Promise<FoundSession | null> => {
      const lives = and(eq(sessions.token, token), eq(sessions.realm, realm), gt(sessions.expires_at, new Date()))
      const [found] = await connection.db
        .select({
          id: sessions.id,
          user_id: sessions.user_id,
          expires_at: sessions.expires_at,
          second_factor_at: sessions.second_factor_at,
          confirmed_at: sessions.confirmed_at,
          has_factor: hasFactorSql(sql`${sessions.user_id}`),
        })
        .from(sessions)
        .where(lives)
      return found ?? null
    },
  }
}
