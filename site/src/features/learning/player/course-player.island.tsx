import type { ProgressAfter } from '@portico/shared/contract/learning/item-progress.ts'
import { previousAndNext } from '@portico/shared/rules/learning/progress/previous-and-next.ts'
import { useEffect, useState, useRef, type ReactNode } from 'react'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import {
  completesCourse,
  findItem,
  itemsOf,
  withItemStatus,
  withProgress,
  type CourseView,
} from '../load/course-view.ts'
import { parseLearnerPath, type ItemRoute } from '../load/learner-path.ts'
import { loadCourse } from '../load/load-course.ts'
import { LoadFailed } from '../load/load-failed.tsx'
import { ErrorBoundary } from '../../../kernel/error-boundary.tsx'
import { PlayerContext, type Help } from './player-context.ts'
import { PlayerFrame } from './player-frame.tsx'
import { PreviewGate } from '../preview/preview-gate.tsx'
import { PlayerShell } from './player-shell.tsx'
import { PlayerSkeleton } from './player-skeleton.tsx'
import { useLearnerRoute } from '../load/use-learner-route.ts'
import { useLoad } from '../../../kernel/use-load.ts'
import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import { outboxOf } from '../outbox/outbox.store.ts'

type Portal = { portal_name: string; has_storefront: boolean; help: Help }
/** `strip`: the preview banner */
type Framed = Portal & { strip: ReactNode }

/** The item pages of a course: one island for all, so that moving between items loads only the item (LRN-004, 008). */
export function CoursePlayer(portal: Portal) {
  const { route, go } = useLearnerRoute()
  useEffect(() => {
    if (route === null) location.replace(fallbackPath())
  }, [route])
  return (
    <ErrorBoundary>
      {route === null ? (
        <PlayerSkeleton />
      ) : (
        <PreviewGate route={route} waiting={<PlayerSkeleton />}>
          {({ itemStrip }) => (
            <CourseOfPlayer key={route.related_id} route={route} go={go} {...portal} strip={itemStrip} />
          )}
        </PreviewGate>
      )}
    </ErrorBoundary>
  )
}

/** A module has no page of its own; go to the outline. */
function fallbackPath(): string {
  const route = parseLearnerPath(location.pathname)
  return route === null || route.related_id === null
    ? linkTo('notFound')
    : linkTo('outline', { slug: route.slug, related_id: route.related_id })
}

function CourseOfPlayer({ route, go, ...portal }: Framed & { route: ItemRoute; go: (path: string) => void }) {
  const loaded = useLoad(`${route.slug}/${route.related_id}`, () => loadCourse(route))
  if (loaded.state === 'loading') return <PlayerSkeleton />
  if (loaded.state === 'failed')
    return (
      <PlayerShell>
        <LoadFailed isPage error={loaded.error} onRetry={loaded.reload} />
      </PlayerShell>
    )
  return <Opened initial={loaded.data} route={route} go={go} {...portal} />
}

function Opened({
  initial,
  route,
  go,
  ...portal
}: Framed & { initial: CourseView; route: ItemRoute; go: (path: string) => void }) {
  const [view, setView] = useState(initial)
  const [justFinished, setJustFinished] = useState(false)
  const shown = useRef(view)
  shown.current = view
  const item = findItem(view, route.item_id)
  const isGone = item === undefined && initial.course.access !== 'none'
  useEffect(() => {
    if (isGone) location.replace(linkTo('notFound'))
  }, [isGone])
  useEffect(() => void setJustFinished(false), [route.item_id])
  const apply = (after: ProgressAfter) => {
    setView((before) => withProgress(before, after))
    if (after.course.has_just_finished) setJustFinished(true)
  }
  const refresh = async () => {
    const fresh = await loadCourse(route)
    setView(fresh)
    if (shown.current.course.finished_at === null && fresh.course.finished_at !== null) setJustFinished(true)
  }
  useSentSteps(view.course, apply)
  if (item === undefined) return <PlayerSkeleton />
  const player = {
    view,
    item,
    ...previousAndNext({ items: itemsOf(view.modules), item_id: item.id }),
    completes: completesCourse(view, item.id),
    apply,
    refresh,
    go,
    help: portal.help,
    setStatus: (status: typeof item.itemable.status) =>
      setView((before) => withItemStatus(before, { id: item.id, status })),
  }
  return (
    <PlayerContext value={player}>
      <PlayerFrame
        {...portal}
        justFinished={justFinished}
        onCourseChange={(course) => setView((before) => ({ ...before, course }))}
      />
    </PlayerContext>
  )
}

/** Applies the progress changes of every sent start or finish of this course, including those of items already left. */
function useSentSteps({ learner, related_id }: LearnerCourse, apply: (after: ProgressAfter) => void): void {
  const now = useRef(apply)
  now.current = apply
  useEffect(
    () =>
      outboxOf(learner.id).listen((one, result) => {
        if (one.related_id === related_id && result.state === 'sent' && result.after) now.current(result.after)
      }),
    [learner.id, related_id],
  )
}
