import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Config } from '../config.ts'
import type { Connection } from '../db/client.ts'
import { accounts, users, verifications } from '../domains/identity/tables.ts'
import { sessions } from './tables.ts'
import { isHttps } from '../portal/portal-url.ts'
import { cookieLife_s, sessionCookieName } from './cookies.ts'
import { openSession } from './open-session-plugin.ts'
import type { Secrets } from './secrets.ts'

/** The parts of a better-auth instance that we use. Its own inferred type is so large that it doubles the time of every type check. */
export type RealmAuth = {
  api: {
    openSession: (input: {
      body: {
        user_id: number
        ip: string
        user_agent: string | null
        second_factor_at: Date | null
        before_token: string | null
        /** hash of the verified password; no session opens if it has changed or a second factor is required */
        compared: string | null
        /** the login waiting for its second factor; no session opens if it has ended */
        pending_login_id: number | null
      }
      returnHeaders: true
    }) => Promise<{ headers: Headers; response: { session_id: number | null } }>
    signOut: (input: { headers: Headers }) => Promise<unknown>
  }
}

/** Our names for better-auth's tables and columns. */
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

/** Creates a better-auth instance for one cookie realm: the parent domain or one custom domain. */
export function createRealmAuth({
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
      // Secure is set below; better-auth's own option would rename the cookie.
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
