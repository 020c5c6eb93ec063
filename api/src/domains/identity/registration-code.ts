import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { tokens } from './tables.ts'
import { mailedCode, randomDigits } from './mailed-code.ts'

export const hashOfCode = (registration_id: number, code: string): string =>
  createHash('sha256').update(`email:${registration_id}:${code}`).digest('hex')

/** Generates the six digits for one registration when its mail is sent. Earlier codes stay valid, because their mail may have arrived after all. */
export async function generateCode(
  { db }: Connection,
  { id, portal_id, realm, email }: { id: number; portal_id: number; realm: string; email: string },
): Promise<string> {
  const code = randomDigits()
  await db.insert(tokens).values({
    type: 'email',
    email,
    portal_id,
    realm,
    registration_id: id,
    value_hash: hashOfCode(id, code),
    expires_at: sql`now() + make_interval(mins => ${mailedCode.life_min})`,
  })
  return code
}
