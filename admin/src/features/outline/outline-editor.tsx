import './outline.css'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import type { CourseOutline } from '@portico/shared/contract/courses/outline.ts'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useSession } from '../../kernel/session/session.ts'
import { ItemPanel } from './item/item-panel.tsx'
import { createOpenItem, OutlineContext } from './outline-context.ts'
import { outlineQuery } from './outline-query.ts'
import { DraftBar } from './publishing/draft-bar.tsx'
import { saveQueueOf } from './save/save-queue.ts'
import { OutlineTree } from './tree/outline-tree.tsx'
import { useOutlineActions } from './use-outline-actions.ts'
import { useMayInCourse } from '../courses/access/may-in-course.ts'
import { NoPermissionNotice } from '../courses/access/read-only-notices.tsx'

/** Loads and edits the outline of a course; refetches it only if someone else changed it. */
export function OutlineEditor({ slug }: { slug: string }) {
  const { portal } = useSession()
  const query = useQuery(outlineQuery(portal.id, slug))
  if (query.data) return <Editor outline={query.data} />
  if (query.isError)
    return (
      <ErrorState onRetry={() => void query.refetch()} requestId={referenceOf(query.error)}>
        {failureText(query.error)}
      </ErrorState>
    )
  return (
    <div className="panel panel-body" role="status" aria-label="Loading">
      <Skeleton shape="line" count={8} />
    </div>
  )
}

function Editor({ outline }: { outline: CourseOutline }) {
  const { item_id } = useParams({ strict: false }) as { item_id?: string }
  const open_id = item_id === undefined ? null : Number(item_id)
  const mayEdit = useMayInCourse('courses.edit')
  const [opened] = useState(createOpenItem)
  const actions = useOutlineActions(outline.course, opened)
  const { id, slug, title, publication_status } = outline.course
  const hasPublished = outline.published !== null
  const shared = useMemo(
    () => ({ course: outline.course, queue: saveQueueOf(id), actions, mayEdit, hasPublished, opened }),
    [id, slug, title, publication_status, actions, mayEdit, hasPublished],
  )
  return (
    <OutlineContext value={shared}>
      {mayEdit ? null : <NoPermissionNotice />}
      <DraftBar outline={outline} />
      <div className="outline-split" data-open={open_id === null ? undefined : ''}>
        <OutlineTree outline={outline} open_id={open_id} />
        <ItemPanel item_id={open_id} shownTitle={titleOf(outline, open_id)} />
      </div>
    </OutlineContext>
  )
}

const titleOf = ({ modules }: CourseOutline, item_id: number | null): string | undefined =>
  modules.flatMap(({ items }) => items).find(({ id }) => id === item_id)?.title
