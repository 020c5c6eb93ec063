import * as v from 'valibot'
import { errorMessage } from '../../errors/message.ts'
import { mostBesides } from '../../rules/orders/order-limits.ts'
import { seatsFor } from '../../states/orders/seats-for.ts'
import { soldKinds } from '../../states/orders/sold-kind.ts'
import { usAddress } from '../../schemas/postal-address.ts'
import { taxGaps, taxModes } from '../../states/orders/tax.ts'
import { usStateCodes } from '../../states/us-state.ts'
import { cents, endpoint, id, instant, refererPortal } from '../../calls/endpoint.ts'

// Requested lines, and their current price.

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999))
/** The signed price of the page it was added from; a stamp that we did not sign is ignored. */
const stamp = v.optional(v.pipe(v.string(), v.maxLength(2000)))
const lineIn = v.object({ id: id(), quantity, stamp })
/** A line as ordered, with the price that the buyer saw. An owner of the course says whom it is for; without an answer, one seat is the buyer's. */
export const orderedLine = v.object({
  ...lineIn.entries,
  unit_price: cents(),
  seats_for: v.optional(v.picklist(seatsFor)),
})
/** True if only courses are bought for somebody. */
export const onlyCoursesAreFor = ({ type, lines }: { type: string; lines: readonly { seats_for?: unknown }[] }) =>
  type === 'course' || lines.every((line) => line.seats_for === undefined)
// Requires one line per course: two would be priced separately, at a lower tier than together.
export const onceEach = (lines: readonly { id: number }[]) =>
  new Set(lines.map((line) => line.id)).size === lines.length
/** Known orders with the same contents that the buyer places in addition, so that the new order is not mistaken for the same cart in another tab. */
export const besides = v.optional(v.pipe(v.array(id()), v.maxLength(mostBesides)))
/** True if a course is bought for any number of people and a bundle only once (CRT-008). */
export const quantitiesMatchType = ({ type, lines }: { type: string; lines: readonly { quantity: number }[] }) =>
  type !== 'bundle' || lines.every((line) => line.quantity === 1)
const quoteLine = v.object({
  id: id(),
  slug: v.string(),
  title: v.string(),
  thumbnail: v.nullable(v.string()),
  quantity: v.number(),
  unit_price: cents(),
  discount: cents(),
  tax: cents(),
  total: cents(),
  /** the price for this quantity on the page it was added from, and when that page was generated */
  on_page: v.nullable(v.object({ unit_price: cents(), at: instant() })),
})
/** As typed; case and spaces do not matter. */
export const couponCode = v.pipe(v.string(), v.maxLength(60))

export const get_quote = endpoint({
  method: 'POST',
  path: '/checkout/quote',
  summary: 'Calculates the current cost of order lines of one kind',
  action: 'public',
  auth: 'public',
  csrf: false,
  tx: false,
  reads: true,
  query: v.object(refererPortal),
  body: v.pipe(
    v.object({
      type: v.picklist(soldKinds),
      lines: v.pipe(
        v.array(lineIn),
        v.minLength(1),
        v.maxLength(100),
        v.check((lines) => onceEach(lines), errorMessage('validation.invalid')),
      ),
      coupon: v.optional(couponCode),
      /** the buyer's state, once known; sales tax depends on it */
      state: v.optional(v.picklist(usStateCodes)),
      /** the full postal address; a tax service needs the street */
      address: v.optional(usAddress),
    }),
    v.forward(
      v.check((body) => quantitiesMatchType(body), errorMessage('validation.invalid')),
      ['lines'],
    ),
  ),
  output: v.object({
    lines: v.array(quoteLine),
    subtotal: cents(),
    discount: cents(),
    /** null: sales tax applies, and `tax_gap` says why the amount is unknown */
    tax: v.nullable(cents()),
    tax_gap: v.nullable(v.picklist(taxGaps)),
    /** who computes it; a tax service needs the full postal address */
    tax_mode: v.picklist(taxModes),
    /** because of the buyer’s certificate */
    is_tax_exempt: v.boolean(),
    /** whether the portal has an account that card payments can go to */
    takes_cards: v.boolean(),
    total: cents(),
    gone: v.array(id()),
    /** the entered code: its name, or why it gives no discount */
    coupon: v.nullable(
      v.object({
        code: v.string(),
        title: v.nullable(v.string()),
        refusal: v.nullable(v.string()),
        /** some price is at its lower limit, so the discount is smaller than it would be */
        is_limited: v.boolean(),
      }),
    ),
  }),
  errors: ['validation.failed', 'general.too_many_requests'],
})
