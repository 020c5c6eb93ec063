import { create_coupon, update_coupon, type StaffCoupon } from '@portico/shared/contract/orders/coupons.ts'
import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import type * as v from 'valibot'
import { api } from '../../../kernel/api.ts'
import { useStaffForm, type Values } from '../../../kernel/form/use-staff-form.ts'

type Body = v.InferInput<typeof create_coupon.body>
const fresh: Values = {
  code: '',
  title: '',
  unit: 'percent',
  value: '',
  kinds: ['course', 'bundle'],
  course_ids: [],
  bundle_ids: [],
  starts_on: '',
  ends_on: '',
  max_uses: '',
  max_per_buyer: '',
  is_active: true,
}
const emptyIfNull = (value: unknown) => value ?? ''

export const couponValues = (coupon: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(Object.keys(fresh).map((name) => [name, emptyIfNull(coupon[name])]))

/** The form has just validated it with the same rules. */
function bodyOf(typed: Values): Body {
  const { body } = checkedBody(create_coupon.body, typed)
  if (!body) throw new Error('an unchecked coupon was sent')
  return body
}

/** Form state of a coupon: a new one, or an existing one that others may edit at the same time. */
export function useCouponForm(coupon: StaffCoupon | null, onSaved: (saved: StaffCoupon) => void) {
  return useStaffForm<StaffCoupon>({
    name: coupon ? `coupon-${coupon.id}` : 'create-coupon',
    schema: create_coupon.body,
    values: coupon ? couponValues(coupon) : fresh,
    onlyChanged: false,
    send: (typed) =>
      coupon
        ? api(update_coupon, { params: { id: coupon.id }, body: bodyOf(typed) })
        : api(create_coupon, { body: bodyOf(typed) }),
    valuesOf: couponValues,
    ...(coupon ? { opened: { version: coupon.version, valuesOf: couponValues } } : {}),
    onSaved,
  })
}
