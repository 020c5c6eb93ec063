import { may } from '@portico/shared/access/may.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { show_coupon } from '@portico/shared/contract/orders/coupons.ts'
import { FailedPage } from '../../../kernel/failed-page.tsx'
import { PageHead } from '../../../kernel/page-head.tsx'
import { PageLink } from '../../../kernel/page-link.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { CouponForm } from './coupon-form.tsx'
import { usesText } from './coupon-text.ts'
import { api } from '../../../kernel/api.ts'

const couponQuery = (portal_id: number, id: string) =>
  queryOptions({
    queryKey: ['coupon', portal_id, id],
    queryFn: () => api(show_coupon, { params: { id } }),
    refetchOnWindowFocus: false,
    gcTime: 0,
  })

/** /admin/coupons/:id: one coupon, editable or read-only. */
export function CouponPage() {
  const { me, portal } = useSession()
  const client = useQueryClient()
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { data, isError, error, refetch } = useQuery(couponQuery(portal.id, id))
  if (isError && !data)
    return (
      <FailedPage
        error={error}
        onRetry={() => void refetch()}
        entry={{ singular: 'coupon', list: <PageLink to={linkToStaff('coupons')}>Go to Coupons</PageLink> }}
      />
    )
  return (
    <>
      <p className="back-link">
        <Link to={linkToStaff('coupons')}>← Coupons</Link>
      </p>
      <PageHead title={data ? data.code : 'Coupon'}>
        {data ? `Used ${usesText(data)}. Existing orders keep their price.` : '…'}
      </PageHead>
      {data ? (
        <CouponForm
          key={data.id}
          coupon={data}
          mayEdit={may({ roles: [me.current_role], action: 'coupons.edit' })}
          onSaved={() => void client.invalidateQueries({ queryKey: ['coupons'] })}
        />
      ) : (
        <div className="panel panel-body" role="status" aria-label="Loading">
          <Skeleton shape="line" count={8} />
        </div>
      )}
    </>
  )
}
