import { randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Connection } from '../../../../db/client.ts'
import { passkeyChallenges } from '../../tables.ts'

type Purpose = 'add' | 'sign_in' | 'session'
const life_min = 5
const clientData = v.object({ challenge: v.string() })

/** Creates a challenge to sign, valid for five minutes; `user_id` is null if the passkey is to identify the account. */
export async function makeChallenge(
  { db }: Connection,
  { purpose, realm, user_id }: { purpose: Purpose; realm: string; user_id: number | null },
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(randomBytes(32))
  await db.insert(passkeyChallenges).values({
    challenge: Buffer.from(bytes).toString('base64url'),
    purpose,
    realm,
    user_id,
    expires_at: sql`now() + make_interval(mins => ${life_min})`,
  })
  return bytes
}

/** Redeems the challenge in the browser's response; returns null if we issued no such challenge. `answer` is clientDataJSON in base64url. */
export async function redeemChallenge(
  { db }: Connection,
  { answer, purpose, realm }: { answer: string; purpose: Purpose; realm: string },
): Promise<{ challenge: string; user_id: number | null } | null> {
  const named = challengeOf(answer)
  if (named === null) return null
  const isOurs = and(
    eq(passkeyChallenges.challenge, named),
    eq(passkeyChallenges.purpose, purpose),
    eq(passkeyChallenges.realm, realm),
    gt(passkeyChallenges.expires_at, sql`now()`),
  )
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(isOurs)
    .returning({ challenge: passkeyChallenges.challenge, user_id: passkeyChallenges.user_id })
  return taken ?? null
}

function challengeOf(answer: string): string | null {
  try {
    const parsed = v.safeParse(clientData, JSON.parse(Buffer.from(answer, 'base64url').toString('utf8')))
    return parsed.success && !parsed.output.challenge.includes('\0') ? parsed.output.challenge : null
  } catch {
    return null
  }
}
