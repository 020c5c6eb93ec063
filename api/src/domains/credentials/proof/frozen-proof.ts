import { matchingLicense, type HeldLicense } from '@portico/shared/rules/credentials/accreditation/matching-license.ts'
import type { Accredited } from '@portico/shared/rules/credentials/accreditation/accredited.ts'
import type { Transaction } from '../../../db/client.ts'
import { accreditedOn } from './accredited-on.ts'
import { licensesOf } from './licenses-of.ts'

type ProofInput = { id: number; course_id: number; user_id: number; day: string }

/** Returns the accreditations and licenses that a certificate freezes; a license only if an agency requires it. */
export async function frozenProof(
  db: Transaction,
  { id, course_id, user_id, day }: ProofInput,
): Promise<{ accreditations: Accredited[]; licenses: HeldLicense[] }> {
  const all = await accreditedOn(db, { course_id, day, enrollment_id: id })
  const held = (await licensesOf(db, [user_id])).get(user_id) ?? []
  const asked = all.flatMap(({ asks_license, states }) => {
    const fitting = asks_license ? matchingLicense(held, states) : null
    return fitting ? [fitting] : []
  })
  return {
    accreditations: all.map(({ agency, provider_number, approval_number, hours, delivery_modes }) => ({
      agency,
      provider_number,
      approval_number,
      hours,
      delivery_modes,
    })),
    licenses: [...new Set(asked)].map(({ profession, state, number }) => ({ profession, state, number })),
  }
}
