import { and, inArray, isNotNull } from 'drizzle-orm'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { bundlePrice } from '@portico/shared/rules/pricing/bundle-price.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { contentStatus } from '@portico/shared/states/content.ts'
import type { Transaction } from '../../../db/client.ts'
import { courses } from '../../courses/tables.ts'
import { leastPrice } from '../../credits/door.ts'
import { refuseIfUsedElsewhere } from '../../access/door.ts'
import { failFields } from '../../../kernel/fail.ts'
import type { ListRules } from '../list-rules.ts'

type Values = Readonly<Record<string, unknown>>
const isPublic = ({ publication_status }: Values): boolean => publication_status === contentStatus.published

/** A bundle may not sell other portals' courses below the price their owners agreed to. */
export const bundleRules: ListRules = {
  // Staff limited to courses may only sell bundles of those courses.
  reach: (db, actor, bundle) => refuseIfUsedElsewhere(db, { actor, used: inArray(courses.id, coursesIn(bundle)) }),
  creating: ({ db }, values) => rejectBelowMinimum(db, values),
  async updated({ db }, { before, values }) {
    const after = { ...before, ...values }
    const isPriced = ['price', 'discount_price', 'course_ids'].some((name) => values[name] !== undefined)
    // A bundle whose owners raised their price since can still be renamed and taken off sale.
    if (isPriced || (isPublic(after) && !isPublic(before))) await rejectBelowMinimum(db, after)
  },
}

const coursesIn = ({ course_ids }: Values): number[] => (Array.isArray(course_ids) ? course_ids.map(Number) : [])

async function rejectBelowMinimum(db: Transaction, bundle: Values): Promise<void> {
  const { price, discount_price } = bundle
  const shared = await db
    .select()
    .from(courses)
    .where(and(inArray(courses.id, coursesIn(bundle)), isNotNull(courses.share_id)))
  let least = 0
  for (const course of shared) least += await leastPrice(db, course)
  const discounted = typeof discount_price === 'number' ? discount_price : null
  if (bundlePrice({ price: Number(price), discount_price: discounted }) >= least) return
  const said = [errorMessage('lists.below_owners_minimum', { least: formatMoney(least) })]
  failFields(discounted === null ? { price: said } : { discount_price: said })
}
