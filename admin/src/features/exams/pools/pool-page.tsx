import { may } from '@portico/shared/access/may.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { FailedPage } from '../../../kernel/failed-page.tsx'
import { PageLink } from '../../../kernel/page-link.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { PoolEditor } from './pool-editor.tsx'
import { poolQuery } from './pool-query.ts'

/** /question-pools/:id: a pool and its questions; without an id the list appears (EXM-023). */
export function PoolPage() {
  const { me, portal } = useSession()
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { data, isError, error, refetch } = useQuery(poolQuery(portal.id, id))
  if (isError && !data)
    return (
      <FailedPage
        error={error}
        onRetry={() => void refetch()}
        entry={{
          singular: 'question pool',
          list: <PageLink to={linkToStaff('questionPools')}>Go to Question pools</PageLink>,
        }}
      />
    )
  return (
    <>
      <p className="back-link">
        <Link to={linkToStaff('questionPools')}>← Question pools</Link>
      </p>
      {data ? (
        <PoolEditor
          key={data.id}
          pool={data}
          mayEdit={may({ roles: [me.current_role], action: 'question_pools.edit' })}
        />
      ) : (
        <div className="panel panel-body" role="status" aria-label="Loading">
          <Skeleton shape="line" count={8} />
        </div>
      )}
    </>
  )
}
