import * as v from 'valibot'
import { errorMessage } from '../../errors/message.ts'
import { cents, endpoint, id, idParam, refererPortal } from '../../calls/endpoint.ts'
import { entryVersion } from '../../calls/entry-version.ts'
import { normalCode } from '../../rules/orders/coupons/coupon.ts'
import { alphaDash, maxCharacters, requiredText } from '../../schemas/text.ts'
import { cursor, perPage, withTotal } from '../../schemas/lists.ts'
import { day } from '../../schemas/dates.ts'
import { soldKinds, type SoldKind } from '../../states/orders/sold-kind.ts'

const query = v.object(refererPortal)
const one = { params: v.object({ id: idParam() }), query }
/** Percent, or cents. */
export const couponUnits = ['percent', 'amount'] as const
const whole = (least: number, most: number) =>
  v.pipe(
    v.number(errorMessage('validation.required')),
    v.integer(errorMessage('validation.integer')),
    v.minValue(least, errorMessage('validation.min_value', { value: least })),
    v.maxValue(most, errorMessage('validation.max_value', { value: most })),
  )

const written = v.object({
  code: v.pipe(v.string(errorMessage('validation.required')), v.transform(normalCode), alphaDash, maxCharacters(40)),
  title: requiredText(120),
  unit: v.picklist(couponUnits),
  value: whole(1, 10_000_000),
  kinds: v.pipe(v.optional(v.array(v.picklist(soldKinds)), []), v.minLength(1, errorMessage('validation.required'))),
  course_ids: v.optional(v.pipe(v.array(id()), v.maxLength(500)), []),
  bundle_ids: v.optional(v.pipe(v.array(id()), v.maxLength(500)), []),
  starts_on: v.optional(v.nullable(day()), null),
  ends_on: v.optional(v.nullable(day()), null),
  max_uses: v.optional(v.nullable(whole(1, 1_000_000)), null),
  /** limit per buyer; visitors who are not signed in are checked at payment */
  max_per_buyer: v.optional(v.nullable(whole(1, 1000)), null),
  is_active: v.boolean(),
})
type Written = v.InferOutput<typeof written>

const isValueInUnit = ({ unit, value }: Pick<Written, 'unit' | 'value'>) => unit === 'amount' || value <= 100
const inOrder = ({ starts_on, ends_on }: Pick<Written, 'starts_on' | 'ends_on'>) =>
  starts_on === null || ends_on === null || starts_on <= ends_on
const isOfKind = (kinds: Written['kinds'], kind: SoldKind, ids: readonly number[]) =>
  ids.length === 0 || kinds.includes(kind)

const coupon = v.object({ ...written.entries, id: id(), uses: v.number(), version: entryVersion() })
export type StaffCoupon = v.InferOutput<typeof coupon>
const couponEntry = v.object({
  ...v.omit(written, ['course_ids', 'bundle_ids']).entries,
  id: id(),
  uses: v.number(),
  courses_count: v.number(),
  bundles_count: v.number(),
  /** total discount on paid orders */
  given: cents(),
})
export type CouponEntry = v.InferOutput<typeof couponEntry>

export const list_coupons = endpoint({
  method: 'GET',
  path: '/admin/coupons',
  summary: 'Lists the coupons of the portal, newest first, with search by code or name',
  action: 'coupons.read',
  answers: 'paged',
  query: v.object({
    ...refererPortal,
    cursor: v.optional(cursor),
    per_page: perPage(50),
    with_total: withTotal,
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  output: v.array(couponEntry),
  errors: ['validation.cursor', 'validation.failed'],
})
/** Searches, by title, the courses that a coupon can apply to. */
export const select_coupon_courses = endpoint({
  method: 'GET',
  path: '/admin/coupons/courses',
  summary: 'Lists courses that a coupon can be limited to',
  action: 'coupons.read',
  query,
  output: v.array(v.object({ id: id(), title: v.string() })),
  errors: [],
})
/** Searches, by title, the bundles that a coupon can apply to. */
export const select_coupon_bundles = endpoint({
  method: 'GET',
  path: '/admin/coupons/bundles',
  summary: 'Lists bundles that a coupon can be limited to',
  action: 'coupons.read',
  query,
  output: v.array(v.object({ id: id(), title: v.string() })),
  errors: [],
})
export const show_coupon = endpoint({
  method: 'GET',
  path: '/admin/coupons/:id',
  summary: 'Shows one coupon of the portal',
  action: 'coupons.read',
  ...one,
  output: coupon,
  errors: ['general.not_found'],
})
const body = v.pipe(
  v.object({ ...written.entries, version: v.optional(entryVersion()) }),
  v.forward(
    v.check((given) => isValueInUnit(given), errorMessage('validation.max_value', { value: 100 })),
    ['value'],
  ),
  v.forward(
    v.check((given) => inOrder(given), 'The last day is before the first one.'),
    ['ends_on'],
  ),
  v.forward(
    v.check(({ kinds, course_ids }) => isOfKind(kinds, 'course', course_ids), 'This coupon is not for courses.'),
    ['course_ids'],
  ),
  v.forward(
    v.check(({ kinds, bundle_ids }) => isOfKind(kinds, 'bundle', bundle_ids), 'This coupon is not for bundles.'),
    ['bundle_ids'],
  ),
)
export type WrittenCoupon = v.InferOutput<typeof body>
export const create_coupon = endpoint({
  method: 'POST',
  path: '/admin/coupons',
  summary: 'Creates a coupon',
  action: 'coupons.edit',
  query,
  body,
  output: coupon,
  errors: ['validation.failed'],
})
export const update_coupon = endpoint({
  method: 'PUT',
  path: '/admin/coupons/:id',
  summary: 'Changes a coupon; orders that hold it keep the price at which they were placed',
  action: 'coupons.edit',
  ...one,
  body,
  output: coupon,
  current: v.omit(coupon, ['id', 'uses']),
  errors: ['general.not_found', 'general.changed_meanwhile', 'validation.failed'],
})
