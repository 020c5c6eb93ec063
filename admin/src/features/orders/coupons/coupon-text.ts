import type { CouponEntry } from '@portico/shared/contract/orders/coupons.ts'
import { formatCalendarDay } from '@portico/shared/rules/dates/format-date.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import type { SoldKind } from '@portico/shared/states/orders/sold-kind.ts'

type CouponFacts = Pick<
  CouponEntry,
  'unit' | 'value' | 'kinds' | 'courses_count' | 'bundles_count' | 'starts_on' | 'ends_on' | 'max_uses' | 'uses'
>

export const discountText = ({ unit, value }: Pick<CouponFacts, 'unit' | 'value'>): string =>
  unit === 'percent' ? `${value}% off` : `${formatMoney(value, { whole_dollars: true })} off`

export const kindLabels: Readonly<Record<SoldKind, string>> = { course: 'Courses', bundle: 'Bundles' }

/** Describes the scope of a coupon: certain courses and bundles, or everything of some kinds. */
export function scopeText({
  kinds,
  courses_count,
  bundles_count,
}: Pick<CouponFacts, 'kinds' | 'courses_count' | 'bundles_count'>): string {
  const counts = { course: courses_count, bundle: bundles_count }
  const all = Object.values(counts).every((count) => count === 0)
  const parts = kinds.map((kind) => (all ? kindLabels[kind].toLowerCase() : partText(kind, counts[kind])))
  return `${all ? 'All ' : ''}${new Intl.ListFormat('en-US').format(parts)}`
}

function partText(kind: SoldKind, count: number): string {
  const several = kindLabels[kind].toLowerCase()
  if (count === 0) return `all ${several}`
  return count === 1 ? `1 ${kind}` : `${count} ${several}`
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
