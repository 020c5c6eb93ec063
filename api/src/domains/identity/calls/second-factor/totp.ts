import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Services } from '../../../../kernel/services.ts'
import { totpFactors } from '../../tables.ts'

type TotpServices = Pick<Services, 'auth' | 'secrets' | 'now'>
const period_s = 30
const keyOf = ({ secrets }: Pick<TotpServices, 'secrets'>): string => `totp.${secrets.session}`

/** Creates a secret, stored encrypted, replacing one that was never enrolled. Returns null if an app is already enrolled. */
export async function makeTotp(
  held: TotpServices,
  { user_id, issuer, label }: { user_id: number; issuer: string; label: string },
): Promise<TOTP | null> {
  const totp = new TOTP({ issuer, label, secret: new Secret({ size: 20 }) })
  const secret = await symmetricEncrypt({ key: keyOf(held), data: totp.secret.base32 })
  const [kept] = await held.auth.connection.db
    .insert(totpFactors)
    .values({ user_id, secret })
    .onConflictDoUpdate({
      target: totpFactors.user_id,
      set: { secret, created_at: sql`now()` },
      setWhere: isNull(totpFactors.enrolled_at),
    })
    .returning({ user_id: totpFactors.user_id })
  return kept ? totp : null
}

/**
 * Redeems a code: correct, from this half minute or an adjacent one, and newer than the last one redeemed. One statement uses it up, so of two
 * requests with the same code one succeeds. `enroll` marks the first code of a new secret.
 */
export async function redeemTotpCode(
  held: TotpServices,
  { user_id, code, enroll = false }: { user_id: number; code: string; enroll?: boolean },
): Promise<boolean> {
  const { db } = held.auth.connection
  const [factor] = await db
    .select({ secret: totpFactors.secret, enrolled_at: totpFactors.enrolled_at })
    .from(totpFactors)
    .where(eq(totpFactors.user_id, user_id))
  if (!factor || (factor.enrolled_at === null) !== enroll) return false
  const secret = Secret.fromBase32(await symmetricDecrypt({ key: keyOf(held), data: factor.secret }))
  const timestamp = held.now().getTime()
  const delta = new TOTP({ secret, period: period_s }).validate({ token: code, timestamp, window: 1 })
  if (delta === null) return false
  const step = Math.floor(timestamp / (period_s * 1000)) + delta
  const isSame = and(
    eq(totpFactors.user_id, user_id),
    eq(totpFactors.secret, factor.secret),
    lt(totpFactors.last_step, step),
    enroll ? isNull(totpFactors.enrolled_at) : isNotNull(totpFactors.enrolled_at),
  )
  const taken = await db
    .update(totpFactors)
    .set({ last_step: step, ...(enroll ? { enrolled_at: held.now() } : {}) })
    .where(isSame)
    .returning({ user_id: totpFactors.user_id })
  return taken.length > 0
}
