import { and, eq, isNull } from 'drizzle-orm'
import type { CreditTarget } from '@portico/shared/states/credit-movement.ts'
import type { Transaction } from '../../../../db/client.ts'
import { courses } from '../../../courses/tables.ts'
import { partnerCompanies } from '../../../partners/tables.ts'
import type { AccountKey } from '../../credit-account.ts'
import { memberByEmail } from '../../../learning/door.ts'
import { fail } from '../../../../kernel/fail.ts'

type Named = {
  course_id?: number | undefined
  email?: string | undefined
  partner_company_id?: number | undefined
}
export type Target = { key: AccountKey; target: CreditTarget; user_id: number | null }

/** Returns the account that staff named: a course's, one of its managers', or a partner company's. */
export async function creditTarget(db: Transaction, { course_id, email, partner_company_id }: Named): Promise<Target> {
  if (partner_company_id !== undefined) {
    if ((await db.$count(partnerCompanies, eq(partnerCompanies.id, partner_company_id))) === 0)
      fail('general.not_found')
    const key = { kind: 'partner', course_id: null, user_id: null, partner_company_id } as const
    return { key, target: 'Partner Page', user_id: null }
  }
  if (course_id === undefined) return fail('general.not_found')
  const isThere = and(eq(courses.id, course_id), isNull(courses.deleted_at))
  if ((await db.$count(courses, isThere)) === 0) fail('general.not_found')
  if (email === undefined) return { key: { kind: 'course', course_id, user_id: null }, target: 'Course', user_id: null }
  const { id } = await memberByEmail(db, email)
  return { key: { kind: 'manager', course_id, user_id: id }, target: 'Course', user_id: id }
}
