import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { FailedPage } from '../../../kernel/failed-page.tsx'
import { PageLink } from '../../../kernel/page-link.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { useOutline } from '../outline-context.ts'
import { itemQuery } from '../outline-query.ts'
import { ItemForm } from './item-form.tsx'

/** Shows the open item, or how to open one. */
export function ItemPanel({ item_id, shownTitle }: { item_id: number | null; shownTitle: string | undefined }) {
  const { course, mayEdit } = useOutline()
  const panel = useItemStart(item_id)
  if (item_id === null)
    return (
      <div className="panel outline-panel">
        <EmptyState title="No item selected">
          {mayEdit ? 'Choose an item of the outline to edit it, or add one to a module.' : 'Choose an item to read it.'}
        </EmptyState>
      </div>
    )
  return (
    <div ref={panel} className="panel outline-panel">
      <p className="outline-back">
        <Link to={linkToStaff('courseOutline', { slug: course.slug })}>← Outline</Link>
      </p>
      <OpenItem key={item_id} item_id={item_id} shownTitle={shownTitle} />
    </div>
  )
}

/** Shows the beginning of an item that opens while the page is scrolled further down. */
function useItemStart(item_id: number | null) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (panel.current && panel.current.getBoundingClientRect().top < 0) panel.current.scrollIntoView()
  }, [item_id])
  return panel
}

function OpenItem({ item_id, shownTitle }: { item_id: number; shownTitle: string | undefined }) {
  const { portal } = useSession()
  const { course } = useOutline()
  const query = useQuery(itemQuery(portal.id, { course_id: course.id, item_id }))
  if (query.data) return <ItemForm item={query.data} shownTitle={shownTitle} />
  if (query.isError)
    return (
      <FailedPage
        error={query.error}
        onRetry={() => void query.refetch()}
        entry={{
          singular: 'item',
          list: <PageLink to={linkToStaff('courseOutline', { slug: course.slug })}>Go to the outline</PageLink>,
        }}
      />
    )
  return (
    <div className="panel-body" role="status" aria-label="Loading">
      <Skeleton shape="line" count={8} />
    </div>
  )
}
