import { and, inArray, isNotNull } from 'drizzle-orm'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { isTooSmall, smallestCharge } from '@portico/shared/rules/orders/order-limits.ts'
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

/** A bundle costs nothing or what can be charged, and may not sell other portals' courses below the price their owners agreed to. */
export const bundleRules: ListRules = {
  // Staff limited to courses may only sell bundles of those courses.
  reach: (db, actor, bundle) => refuseIfUsedElsewhere(db, { actor, used: inArray(courses.id, coursesIn(bundle)) }),
  creating: ({ db }, values) => rejectPrice(db, values),
  async updated({ db }, { before, values }) {
    const after = { ...before, ...values }
    const isPriced = ['price', 'discount_price', 'course_ids'].some((name) => values[name] !== undefined)
    // A bundle whose owners raised their price since can still be renamed and taken off sale.
    if (isPriced || (isPublic(after) && !isPublic(before))) await rejectPrice(db, after)
  },
}

const coursesIn = ({ course_ids }: Values): number[] => (Array.isArray(course_ids) ? course_ids.map(Number) : [])

async function rejectPrice(db: Transaction, bundle: Values): Promise<void> {
  const discount_price = typeof bundle.discount_price === 'number' ? bundle.discount_price : null
  const sold_for = bundlePrice({ price: Number(bundle.price), discount_price })
  const reject = (message: string) =>
    failFields(discount_price === null ? { price: [message] } : { discount_price: [message] })
  const least = await leastOfShared(db, bundle)
  if (sold_for < least) reject(errorMessage('lists.below_owners_minimum', { least: formatMoney(least) }))
  if (isTooSmall(sold_for))
    reject(errorMessage('payments.too_small', { total: formatMoney(sold_for), least: formatMoney(smallestCharge) }))
}

/** Returns the least that the owners of the bundle's shared courses accept together. */
async function leastOfShared(db: Transaction, bundle: Values): Promise<number> {
  const shared = await db
    .select()
    .from(courses)
    .where(and(inArray(courses.id, coursesIn(bundle)), isNotNull(courses.share_id)))
  let least = 0
  for (const course of shared) least += await leastPrice(db, course)
  return least
}
