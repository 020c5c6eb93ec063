import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { PageHead } from '../../../kernel/page-head.tsx'
import { CouponForm } from './coupon-form.tsx'

/** /admin/coupons/create. */
export function CreateCouponPage() {
  const navigate = useNavigate()
  const client = useQueryClient()
  return (
    <>
      <p className="back-link">
        <Link to={linkToStaff('coupons')}>← Coupons</Link>
      </p>
      <PageHead title="Create coupon" />
      <CouponForm
        coupon={null}
        mayEdit
        onSaved={() => {
          void client.invalidateQueries({ queryKey: ['coupons'] })
          void navigate({ to: linkToStaff('coupons') })
        }}
      />
    </>
  )
}
