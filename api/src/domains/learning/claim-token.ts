import { createHash, randomBytes } from 'node:crypto'
import type { Transaction } from '../../db/client.ts'
import { claimTokens } from './tables.ts'

/** 128 random bits for a URL; only the hash is stored. */
const makeClaimToken = (): string => randomBytes(16).toString('base64url')
export const hashClaimToken = (token: string): string => createHash('sha256').update(`claim:${token}`).digest('hex')

/** Generates a token for a claim link. Earlier tokens stay valid as long as the link does: a mail that seemed lost may have arrived. */
export async function generateClaimToken(db: Transaction, claim_link_id: number): Promise<string> {
  const token = makeClaimToken()
  await db.insert(claimTokens).values({ claim_link_id, token_hash: hashClaimToken(token) })
  return token
}
