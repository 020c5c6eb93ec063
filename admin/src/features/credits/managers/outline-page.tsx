import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { get_manager_outline } from '@portico/shared/contract/credits/managers.ts'
import { itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { ManagerFrame } from './manager-frame.tsx'

/** /courses/managers/:slug/outline: the course's outline, read-only (BLD-016). */
export const OutlinePage = () => <ManagerFrame>{({ slug }) => <Outline slug={slug} />}</ManagerFrame>

function Outline({ slug }: { slug: string }) {
  const { portal } = useSession()
  const query = useQuery({
    queryKey: ['manager-outline', portal.id, slug],
    queryFn: () => api(get_manager_outline, { params: { slug } }),
  })
  if (query.isPending)
    return (
      <div className="panel panel-body" role="status" aria-label="Loading">
        <Skeleton shape="line" count={8} />
      </div>
    )
  if (query.isError)
    return (
      <ErrorState onRetry={() => void query.refetch()} requestId={referenceOf(query.error)}>
        {failureText(query.error)}
      </ErrorState>
    )
  const { modules, is_sequential } = query.data
  if (modules.length === 0)
    return (
      <div className="panel">
        <EmptyState icon="list" title="Nothing here yet">
          The outline appears here once the course is published.
        </EmptyState>
      </div>
    )
  return (
    <>
      {is_sequential ? <p className="small muted">The items of this course unlock one at a time.</p> : null}
      {modules.map((module, index) => (
        <Module key={module.id} module={module} place={`Module ${index + 1} of ${modules.length}`} />
      ))}
    </>
  )
}

type ModuleProps = { module: Data<typeof get_manager_outline>['modules'][number]; place: string }
const Module = ({ module: { id, title, items }, place }: ModuleProps) => (
  <section className="panel" aria-labelledby={`module-${id}`}>
    <div className="panel-body">
      <p className="small muted">{`${place} · ${countOf(items.length, 'item')}`}</p>
      <h2 id={`module-${id}`} className="panel-title">
        {title}
      </h2>
      <ol className="manager-items">
        {items.map((item) => {
          const { icon, label } = itemTypeOf(item.itemable_type)
          return (
            <li key={item.id}>
              <Icon name={icon} />
              <span>{item.title}</span>
              <span className="small muted">{label}</span>
            </li>
          )
        })}
      </ol>
    </div>
  </section>
)
