import { asc, eq } from 'drizzle-orm'
import type { Accreditation } from '@portico/shared/contract/credentials/proof-accreditation.ts'
import { deliveryModes } from '@portico/shared/states/credentials/delivery-mode.ts'
import type { Transaction } from '../../../../db/client.ts'
import { accreditations } from '../../tables.ts'

/** Returns the accreditations of a course as its form shows them. */
export async function accreditationsOf(
  db: Transaction,
  course_id: number,
): Promise<{ accreditations: Accreditation[] }> {
  const rows = await db
    .select()
    .from(accreditations)
    .where(eq(accreditations.course_id, course_id))
    .orderBy(asc(accreditations.id))
  return {
    accreditations: rows.map(
      ({
        agency_id,
        provider_number,
        approval_number,
        hours,
        delivery_modes,
        minimum_minutes,
        valid_from,
        valid_to,
      }) => ({
        agency_id,
        provider_number,
        approval_number,
        hours,
        delivery_modes: deliveryModes.filter((mode) => delivery_modes.includes(mode)),
        minimum_minutes,
        valid_from,
        valid_to,
      }),
    ),
  }
}
