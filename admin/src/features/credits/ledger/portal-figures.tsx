import { get_portal_credits } from '@portico/shared/contract/credits/ledger.ts'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { FigureList } from '../../../kernel/figure-list.tsx'
import { useSession } from '../../../kernel/session/session.ts'

/** Shows the portal's current credits (CRD-002). */
export function PortalFigures() {
  const { portal } = useSession()
  const { data, error, refetch } = useQuery({
    queryKey: ['portal-credits', portal.id, undefined, undefined],
    queryFn: () => api(get_portal_credits, { query: {} }),
  })
  return (
    <section className="panel" aria-label="The portal’s credits">
      <div className="panel-body">
        {data ? (
          <FigureList
            figures={[
              ['Total', data.total],
              ['Remaining', data.remaining],
              ['Distributed', data.distributed],
              ['Used', data.used],
            ]}
          />
        ) : error ? (
          <ErrorState title={failureText(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton shape="title" />
        )}
      </div>
    </section>
  )
}
