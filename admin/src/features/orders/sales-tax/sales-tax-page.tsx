import { show_sales_tax } from '@portico/shared/contract/orders/sales-tax.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { FailedPage } from '../../../kernel/failed-page.tsx'
import { PageHead } from '../../../kernel/page-head.tsx'
import { PageLink } from '../../../kernel/page-link.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { SalesTaxForm } from './sales-tax-form.tsx'

/** /admin/sales-tax: whether orders include sales tax, and at which rates. */
export function SalesTaxPage() {
  const { portal } = useSession()
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['sales-tax', portal.id],
    queryFn: () => api(show_sales_tax, { query: {} }),
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
  if (isError && !data) return <FailedPage error={error} onRetry={() => void refetch()} />
  return (
    <>
      <PageHead
        title="Sales tax"
        actions={
          <PageLink kind="secondary" icon="file" to={linkToStaff('taxExemptions')}>
            Tax exemptions
          </PageLink>
        }
      >
        Added to the amount after any coupon, by the buyer’s state. Existing orders keep their tax.
      </PageHead>
      {data ? (
        <SalesTaxForm opened={data} />
      ) : (
        <div className="panel panel-body" role="status" aria-label="Loading">
          <Skeleton shape="line" count={6} />
        </div>
      )}
    </>
  )
}
