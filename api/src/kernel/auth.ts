import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Config } from '../config.ts'
import type { Connection } from '../db/client.ts'
import { endSessionsOn } from './end-sessions.ts'
import { hasFactorSql } from './has-second-factor.ts'
import type { Secrets } from './secrets.ts'
import { accounts, sessions, users, verifications } from '../db/tables/people.ts'
import { cookieLife_s, readSessionCookie, sessionCookieName } from './cookies.ts'
import { createSignedReader } from './signed-cookie.ts'
import { isHttps } from '../portal/portal-url.ts'

// OWASP's argon2id setting (algorithm 2); better-auth's own default is a quarter of the work it asks for.
const argon = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
export const hashPassword = (password: string): Promise<string> => hash(password, argon)
export const verifyPassword = ({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> =>
  verify(stored, password).catch(() => false)

/**
 * Uses up the login that waited, in the statement that writes its session. Whatever ends the account's sessions takes this lock too (`end-sessions.ts`):
 * when it was first, the login is gone, and there is no row.
 */
const consumed = ({ id, user_id }: { id: number; user_id: number }): SQL => sql`
  with held as materialized (select 1 from accounts where user_id = ${user_id} and provider_id = 'credential' for share),
    consumed as (delete from pending_logins where id = ${id} and user_id = ${user_id} and exists (select 1 from held) returning id)`

/** A session for a person whom our own verbs have authenticated; never mounted on a route, called by open-session.ts alone. */
const openSession = ({ connection, realm }: { connection: Connection; realm: string }) => ({
  id: 'portico-open-session' as const,
  endpoints: {
    openSession: createAuthEndpoint(
      '/portico/open-session',
      {
        method: 'POST',
        body: v.object({
          user_id: v.number(),
          ip: v.string(),
          user_agent: v.nullable(v.string()),
          second_factor_at: v.nullable(v.date()),
          before_token: v.nullable(v.string()),
          compared: v.nullable(v.string()),
          pending_login_id: v.nullable(v.number()),
        }),
        metadata: { SERVER_ONLY: true },
      },
      async (ctx) => {
        const { user_id, ip, user_agent, second_factor_at, before_token, compared, pending_login_id } = ctx.body
        const token = randomBytes(24).toString('base64url')
        const expires_at = new Date(Date.now() + cookieLife_s * 1_000).toISOString()
        const replaced = sql`replace_session(
          ${user_id}, ${realm}, ${before_token}, ${token}, ${ip}, ${user_agent},
          ${second_factor_at?.toISOString() ?? null}::timestamptz, ${expires_at}::timestamptz${compared === null ? sql`` : sql`, ${compared}`})`
        const [made] = await connection.db.execute<{ id: number | null }>(
          pending_login_id === null
            ? sql`select ${replaced} as id`
            : sql`${consumed({ id: pending_login_id, user_id })} select ${replaced} as id from consumed`,
        )
        if (!made || made.id === null) return ctx.json({ session_id: null })
        // better-auth's own helper wants the person as well, for a cache in the cookie that is not in use.
        const { name, attributes } = ctx.context.authCookies.sessionToken
        await ctx.setSignedCookie(name, token, ctx.context.secret, { ...attributes, maxAge: cookieLife_s })
        return ctx.json({ session_id: Number(made.id) })
      },
    ),
  },
})

/** What we use of a better-auth instance. Its own inferred type is so large that it doubles the time of every type check. */
type RealmAuth = {
  api: {
    openSession: (input: {
      body: {
        user_id: number
        ip: string
        user_agent: string | null
        second_factor_at: Date | null
        before_token: string | null
        /** hash of the password that was compared; no session is made once it is another, or a second factor is asked for */
        compared: string | null
        /** the login that waited for its second factor; no session is made once it is over */
        pending_login_id: number | null
      }
      returnHeaders: true
    }) => Promise<{ headers: Headers; response: { session_id: number | null } }>
    signOut: (input: { headers: Headers }) => Promise<unknown>
  }
}

/** How our tables name what better-auth keeps. */
const ourNames = {
  user: {
    modelName: 'users',
    fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
  session: {
    modelName: 'sessions',
    fields: {
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
  account: {
    modelName: 'accounts',
    fields: {
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
  verification: {
    modelName: 'verifications',
    fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
} as const

function instance({
  connection,
  secrets,
  realm,
  config,
}: {
  connection: Connection
  secrets: Secrets
  realm: string
  config: Config
}): RealmAuth {
  const isParent = realm === config.PUBLIC_HOST
  const options: BetterAuthOptions = {
    secret: secrets.session,
    baseURL: `${isHttps(realm, config) ? 'https' : 'http'}://${realm}`,
    trustedOrigins: ['*'],
    database: drizzleAdapter(connection.db, { provider: 'pg', schema: { users, sessions, accounts, verifications } }),
    user: ourNames.user,
    session: {
      ...ourNames.session,
      additionalFields: {
        realm: { type: 'string', required: false, input: false, defaultValue: realm },
        second_factor_at: { type: 'date', required: false, input: false },
      },
      expiresIn: cookieLife_s,
      updateAge: cookieLife_s / 24,
    },
    account: ourNames.account,
    verification: ourNames.verification,
    advanced: {
      database: { generateId: 'serial' },
      cookies: { session_token: { name: sessionCookieName({ host: realm, config }) } },
      // Secure is set below; better-auth's own switch would rename the cookie.
      useSecureCookies: false,
      defaultCookieAttributes: {
        sameSite: 'lax',
        path: '/',
        httpOnly: true,
        secure: isHttps(realm, config),
        ...(isParent ? { domain: realm } : {}),
      },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [openSession({ connection, realm })],
  }
  return betterAuth(options) as unknown as RealmAuth
}

/** A live session: whose it is, what it has proven since, and whether the account has a second factor. */
export type FoundSession = {
  id: number
  user_id: number
  expires_at: Date
  has_factor: boolean
  second_factor_at: Date | null
  confirmed_at: Date | null
}

export type Auth = ReturnType<typeof createAuth>

/** better-auth behind our own calls: one instance a cookie realm (the parent domain, or one custom domain), sharing the tables. */
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
    if (!made) instances.set(realm, (made = instance({ connection, secrets, realm, config })))
    return made
  }
  return {
    connection,
    forRealm,
    ...endSessionsOn(connection),
    /** The token in the request's session cookie, when its signature is ours; null for any other cookie, and without one. */
    tokenOf: ({ headers, realm }: { headers: Headers; realm: string }): string | null =>
      readSigned(readSessionCookie(headers.get('cookie'), { host: realm, config })),
    /** The session of a token, when it lives and belongs to this cookie realm. */
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
