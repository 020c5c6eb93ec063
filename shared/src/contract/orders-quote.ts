import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { mostBesides } from '../rules/orders/order-limits.ts'
import { soldKinds } from '../states/sold-kind.ts'
import { usAddress } from '../schemas/us-address.ts'
import { taxGaps, taxModes } from '../states/tax-mode.ts'
import { usStateCodes } from '../states/us-state.ts'
import { cents, endpoint, id, instant, refererPortal } from '../calls/endpoint.ts'

// What is wanted, and what it costs now.

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999))
/** What the page said that it was added from; what we did not sign counts for nothing. */
const stamp = v.optional(v.pipe(v.string(), v.maxLength(2000)))
export const lineIn = v.object({ id: id(), quantity, stamp })
// One line per course: two would be priced separately, at a lower tier than together.
export const onceEach = (lines: readonly { id: number }[]) =>
  new Set(lines.map((line) => line.id)).size === lines.length
/** Orders of the same that the buyer knows of and buys besides, so that they are not taken for the same cart in another tab. */
export const besides = v.optional(v.pipe(v.array(id()), v.maxLength(mostBesides)))
/** A course is bought for any number of people, a bundle once (CRT-008). */
export const fitKind = ({ type, lines }: { type: string; lines: readonly { quantity: number }[] }) =>
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
  /** what the page that it was added from asked for this quantity, and when that page was made */
  on_page: v.nullable(v.object({ unit_price: cents(), at: instant() })),
})
/** As typed: capital letters and spaces do not matter. */
export const couponCode = v.pipe(v.string(), v.maxLength(60))

export const get_quote = endpoint({
  method: 'POST',
  path: '/checkout/quote',
  summary: 'What the given lines of one kind cost now, computed by the server',
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
      /** where the buyer is, once that is known: what sales tax goes by */
      state: v.optional(v.picklist(usStateCodes)),
      /** the same in full: a tax service goes by the street */
      address: v.optional(usAddress),
    }),
    v.forward(
      v.check((body) => fitKind(body), errorMessage('validation.invalid')),
      ['lines'],
    ),
  ),
  output: v.object({
    lines: v.array(quoteLine),
    subtotal: cents(),
    discount: cents(),
    /** null: there is sales tax here, and `tax_gap` says why it is not known */
    tax: v.nullable(cents()),
    tax_gap: v.nullable(v.picklist(taxGaps)),
    /** who says it: a tax service goes by the whole address */
    tax_mode: v.picklist(taxModes),
    /** by the buyer’s certificate */
    is_tax_exempt: v.boolean(),
    total: cents(),
    gone: v.array(id()),
    /** the code that was given: what it is called, or why it takes nothing off */
    coupon: v.nullable(
      v.object({
        code: v.string(),
        title: v.nullable(v.string()),
        refusal: v.nullable(v.string()),
        /** some price stays higher than the discount alone would make it: it is as low as it may be */
        is_limited: v.boolean(),
      }),
    ),
  }),
  errors: ['validation.failed', 'general.too_many_requests'],
})
