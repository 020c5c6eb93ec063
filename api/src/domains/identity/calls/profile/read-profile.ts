import { eq } from 'drizzle-orm'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { show_profile } from '@portico/shared/contract/identity/profile-shown.ts'
import { profileMissing } from '@portico/shared/rules/identity/people/profile-missing.ts'
import type { Transaction } from '../../../../db/client.ts'
import { users } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'

/** The profile does not include billing and shipping addresses yet, so their fields are not reported as missing. */
export async function readProfile(db: Transaction, userId: number): Promise<Data<typeof show_profile>> {
  const [user] = await db
    .select({
      first_name: users.first_name,
      middle_name: users.middle_name,
      last_name: users.last_name,
      direct_number: users.direct_number,
    })
    .from(users)
    .where(eq(users.id, userId))
  return user ? { ...user, missing: profileMissing(user) } : fail('general.not_found')
}
