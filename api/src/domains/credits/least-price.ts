import { minimumPrice } from '@portico/shared/rules/pricing/minimum-price.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { portalCreditsFor } from './credit-account.ts'

type Floor = {
  share_id: number | null
  min_credit_price: number | null
  max_discount: number | null
  is_bought: boolean
}
export type CreditedFloor = Floor & { credits: number }
type Course = Floor & { id: number }

/** Column that `leastPriceOf` needs for a course `c`: the credits the portal could use for it if another portal owns it, otherwise 0. */
export const creditsForShared = sql`case when c.share_id is null then 0 else
  (select coalesce(sum(a.balance), 0) from credit_accounts a where a.kind = 'course' and a.course_id = c.id)
  + (select coalesce(sum(a.balance), 0) from credit_accounts a where a.kind = 'portal') end::float8`

type Least = { least: number; floor: number }

/** Returns the lowest price of a seat on this portal. A course of another portal counts as bought while the portal holds credits (OP-17, CRT-023). */
export const leastPriceOf = ({ credits, ...course }: CreditedFloor): number =>
  minimumPrice({ ...course, is_bought: course.is_bought || (course.share_id !== null && credits > 0) })

export const leastPrice = async (db: Transaction, course: Course): Promise<number> =>
  leastPriceOf({ ...course, credits: course.share_id === null ? 0 : await portalCreditsFor(db, course.id) })

/** Adds `least` and `floor`, the limit set by the course's owner. A portal decides about its own courses (floor 0), but not about shared ones. */
export function withLeast<C extends CreditedFloor>(course: C): C & Least {
  const least = leastPriceOf(course)
  return { ...course, least, floor: course.share_id === null ? 0 : least }
}
