import { normalCode } from '@portico/shared/rules/orders/coupons/coupon.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { paidKinds, type PaidKind } from '@portico/shared/states/orders/sold-kind.ts'
import type { Transaction } from '../../../../db/client.ts'
import { applyCoupon, type AppliedCoupon } from './coupons/apply-coupon.ts'
import { findCoupon } from './coupons/find-coupon.ts'
import type { PricedLine, WantedLine } from './kinds/line-kind.ts'
import { lineKinds } from './kinds/line-kinds.ts'
import { taxLines, taxSetting, type KnownTax } from './tax/tax-lines.ts'
import type { BuyerLocation } from './tax/tax-source.ts'

export type Wanted = BuyerLocation & { type: PaidKind; lines: readonly WantedLine[]; coupon?: string | undefined }
type QuoteInput = { wanted: Wanted; buyer_id: number | null; time_zone: string; account: string | null; now: Date }
export type Quote = KnownTax & {
  lines: PricedLine[]
  subtotal: number
  discount: number
  total: number
  gone: number[]
  coupon: AppliedCoupon | null
}

/** Quotes the wanted lines at current prices: the one calculation behind both what a shopper sees and what is charged. */
export async function quoteLines(
  db: Transaction,
  { wanted, buyer_id, time_zone, account, now }: QuoteInput,
): Promise<Quote> {
  const kind = wanted.type
  const code = normalCode(wanted.coupon ?? '')
  // Queried together, so that they are sent to the database at once.
  const [{ lines: priced, gone }, found, setting] = await Promise.all([
    lineKinds[paidKinds[kind]].price(db, wanted.lines),
    code === '' ? null : findCoupon(db, { code, buyer_id }),
    taxSetting(db),
  ])
  const today = formatDate({ at: now, time_zone, style: 'iso' })
  const { lines: lowered, coupon } =
    code === '' || priced.length === 0
      ? { lines: priced, coupon: null }
      : applyCoupon({ code, coupon: found, kind, lines: priced, today })
  const { state, address } = wanted
  const asked = { setting, place: { state, address }, buyer_id, today, account, now }
  const { lines, ...known } = await taxLines(db, { lines: lowered, ...asked })
  const total = lines.reduce((sum, line) => sum + line.total, 0)
  const discount = lines.reduce((sum, line) => sum + line.discount, 0)
  return { lines, subtotal: total + discount - (known.tax ?? 0), discount, ...known, total, gone, coupon }
}
