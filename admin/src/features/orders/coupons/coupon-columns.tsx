import type { CouponEntry } from '@portico/shared/contract/orders/coupons.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { Link } from '@tanstack/react-router'
import type { Column } from '../../../kernel/data-table/column.ts'
import { daysText, discountText, scopeText, stateText, usesText } from './coupon-text.ts'

/** Columns of the list of coupons; days use the portal's time zone. */
export const couponColumns = (time_zone: string): readonly Column<CouponEntry>[] => [
  {
    name: 'code',
    header: 'Code',
    cell: ({ id, code }) => <Link to={linkToStaff('coupon', { id: String(id) })}>{code}</Link>,
  },
  { name: 'title', header: 'Name', only_wide: true, cell: ({ title }) => title },
  { name: 'discount', header: 'Discount', phone: 'beside', cell: discountText },
  { name: 'scope', header: 'For', only_wide: true, cell: scopeText },
  { name: 'days', header: 'Days', phone: 'below', cell: daysText },
  { name: 'uses', header: 'Used', number: true, cell: usesText },
  { name: 'given', header: 'Given', number: true, only_wide: true, cell: ({ given }) => formatMoney(given) },
  {
    name: 'is_active',
    header: 'Status',
    cell: (coupon) => {
      const state = stateText(coupon, formatDate({ at: new Date(), time_zone, style: 'iso' }))
      return <StatusMark tone={state === 'On' ? 'success' : 'waiting'}>{state}</StatusMark>
    },
  },
]
