import type { CouponEntry } from '@portico/shared/contract/orders/coupons.ts'
import { formatCalendarDay } from '@portico/shared/rules/dates/format-date.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import type { SoldKind } from '@portico/shared/states/orders/sold-kind.ts'

type CouponFacts = Pick<
  CouponEntry,
  'unit' | 'value' | 'kinds' | 'courses_count' | 'starts_on' | 'ends_on' | 'max_uses' | 'uses'
>

export const discountText = ({ unit, value }: Pick<CouponFacts, 'unit' | 'value'>): string =>
  unit === 'percent' ? `${value}% off` : `${formatMoney(value, { whole_dollars: true })} off`

export const kindLabels: Readonly<Record<SoldKind, string>> = { course: 'Courses', bundle: 'Bundles' }

/** Describes the scope of a coupon: certain courses, or everything of some kinds. */
export function scopeText({ kinds, courses_count }: Pick<CouponFacts, 'kinds' | 'courses_count'>): string {
  if (courses_count > 0) return courses_count === 1 ? '1 course' : `${courses_count} courses`
  return `All ${new Intl.ListFormat('en-US').format(kinds.map((kind) => kindLabels[kind].toLowerCase()))}`
}

/** Describes when a coupon can be used. */
export function daysText({ starts_on, ends_on }: Pick<CouponFacts, 'starts_on' | 'ends_on'>): string {
  if (starts_on !== null && ends_on !== null) return `${formatCalendarDay(starts_on)} to ${formatCalendarDay(ends_on)}`
  if (starts_on !== null) return `From ${formatCalendarDay(starts_on)}`
  return ends_on === null ? 'Any day' : `Until ${formatCalendarDay(ends_on)}`
}

type State = 'On' | 'Off' | 'Not yet' | 'Ended' | 'Used up'

/** Describes whether shoppers can use a coupon today, and if not, why. */
export function stateText(
  {
    is_active,
    starts_on,
    ends_on,
    uses,
    max_uses,
  }: Pick<CouponFacts, 'starts_on' | 'ends_on' | 'uses' | 'max_uses'> & {
    is_active: boolean
  },
  today: string,
): State {
  if (!is_active) return 'Off'
  if (starts_on !== null && today < starts_on) return 'Not yet'
  if (ends_on !== null && today > ends_on) return 'Ended'
  return max_uses !== null && uses >= max_uses ? 'Used up' : 'On'
}

export const usesText = ({ uses, max_uses }: Pick<CouponFacts, 'uses' | 'max_uses'>): string =>
  max_uses === null ? String(uses) : `${uses} of ${max_uses}`
