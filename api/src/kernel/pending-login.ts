import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { pendingLogins } from './tables.ts'
import type { Database, Transaction } from '../db/client.ts'
import type { Context } from './context.ts'
import { clearSecretCookie, readSecretCookie, realmOf, setSecretCookie } from './cookies.ts'
import { signText, signedText } from './signed-cookie.ts'

type Ctx = Pick<Context<never>, 'services' | 'host' | 'request' | 'setCookie'>
const life_min = 10
const attemptsAllowed = 5
// Keeps a signature of this cookie from fitting another cookie signed with the same key.
const label = 'login.'
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Remembers in a signed cookie that the password was right and a second factor is required, for one account, realm and browser. False if the password
 * has since changed; a concurrent change waits for this row and then deletes it.
 */
export async function startPendingLogin(
  { services, host, setCookie }: Ctx,
  { user_id, password }: { user_id: number; password: string },
): Promise<boolean> {
  const { config } = services
  const token = `${label}${randomBytes(24).toString('base64url')}`
  const started = await services.auth.connection.db.execute(sql`
    insert into pending_logins (token_hash, user_id, realm, expires_at)
    select ${hashOf(token)}, a.user_id, ${realmOf(host, config)}, now() + make_interval(mins => ${life_min})
    from accounts a where a.user_id = ${user_id} and a.provider_id = 'credential' and a.password = ${password} for share of a
    returning id`)
  if (started.length === 0) return false
  setCookie(
    setSecretCookie('pending_login', signText(token, services.secrets.session), {
      host,
      config,
      max_age_s: life_min * 60,
    }),
  )
  return true
}

const ownPendingLogin = ({ services, host, request }: Ctx) => {
  const { config } = services
  const token = signedText(
    readSecretCookie(request.headers.get('cookie'), 'pending_login', { host, config }),
    services.secrets.session,
  )
  return !token?.startsWith(label)
    ? null
    : and(
        eq(pendingLogins.token_hash, hashOf(token)),
        eq(pendingLogins.realm, realmOf(host, config)),
        gt(pendingLogins.expires_at, sql`now()`),
      )
}

/** Returns whose login is pending in this browser, or null if none is or it has expired. Counts nothing. */
export async function pendingLogin(ctx: Ctx): Promise<{ user_id: number } | null> {
  const isMine = ownPendingLogin(ctx)
  const [found] = isMine
    ? await ctx.services.auth.connection.db.select({ user_id: pendingLogins.user_id }).from(pendingLogins).where(isMine)
    : []
  return found ?? null
}

/** Counts a guess before it is compared and returns whose login it is; null if none is pending or its guesses are used up. */
export async function countPendingLoginGuess(ctx: Ctx): Promise<{ id: number; user_id: number } | null> {
  const isMine = ownPendingLogin(ctx)
  if (!isMine) return null
  const [tried] = await ctx.services.auth.connection.db
    .update(pendingLogins)
    .set({ tries: sql`${pendingLogins.tries} + 1` })
    .where(and(isMine, lt(pendingLogins.tries, attemptsAllowed)))
    .returning({ id: pendingLogins.id, user_id: pendingLogins.user_id })
  return tried ?? null
}

/** Deletes every pending login of an account, in the transaction that also ends its sessions or its factors. */
export const deletePendingLogins = async (db: Transaction, user_id: number): Promise<void> =>
  void (await db.delete(pendingLogins).where(eq(pendingLogins.user_id, user_id)))

/** Deletes logins whose second step never came. */
export const deleteExpiredLogins = async (db: Database): Promise<void> =>
  void (await db.delete(pendingLogins).where(lt(pendingLogins.expires_at, sql`now()`)))

/** Clears the browser's pending-login cookie; opening the session uses up the login itself (`open-session.ts`). */
export function forgetPendingLogin({ services, host, setCookie }: Pick<Ctx, 'services' | 'host' | 'setCookie'>): void {
  setCookie(clearSecretCookie('pending_login', { host, config: services.config }))
}
