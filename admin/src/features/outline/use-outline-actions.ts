import type { CourseOutline } from '@portico/shared/contract/courses/outline.ts'
import { clearGradedCaches } from './actions/clear-graded-caches.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { showFailure } from '../../kernel/errors.ts'
import { useSession } from '../../kernel/session/session.ts'
import { itemsKey, outlineQuery } from './outline-query.ts'
import type { OutlineModule } from './outline-order.ts'
import { saveQueueOf, type Save } from './save/save-queue.ts'
import { addingTo } from './actions/adding.ts'
import { copyingIn } from './actions/copying.ts'
import { movingIn } from './actions/moving.ts'
import { orderingOf } from './actions/ordering.ts'
import { removingFrom } from './actions/removing.ts'
import { renamingIn } from './actions/renaming.ts'
import type { OpenItemStore } from './outline-context.ts'

/** Context of the outline's actions: the displayed outline, and saving to the API. */
export type ActionContext = {
  readonly course_id: number
  readonly opened: OpenItemStore
  readonly modules: () => readonly OutlineModule[]
  readonly isSequential: () => boolean
  /** displays a changed outline at once; the API call follows */
  readonly showOutline: (change: (outline: CourseOutline) => CourseOutline) => void
  /** displays changed modules at once; the API call follows */
  readonly show: (change: (modules: readonly OutlineModule[]) => OutlineModule[]) => void
  readonly save: (run: Save['run'], key?: string) => void
  readonly reload: () => Promise<void>
  /** opens the item in the editor again, from the server */
  readonly reopenItem: () => void
  /** clears the course's exams and assignments from other pages' caches */
  readonly forgetGraded: () => void
}

function actionContextOf(
  client: QueryClient,
  portal_id: number,
  { id, slug }: CourseOutline['course'],
  opened: OpenItemStore,
): ActionContext {
  const { queryKey } = outlineQuery(portal_id, slug)
  const queue = saveQueueOf(id)
  const reload = () => client.invalidateQueries({ queryKey })
  const showOutline: ActionContext['showOutline'] = (change) =>
    void client.setQueryData(queryKey, (outline) => (outline ? { ...change(outline), has_draft: true } : outline))
  return {
    course_id: id,
    opened,
    reload,
    // Not awaited: the item is read once the queue is empty, and this runs in the queue.
    reopenItem: () => void client.resetQueries({ queryKey: itemsKey(portal_id, id) }),
    forgetGraded: () => clearGradedCaches(client, portal_id, id),
    modules: () => client.getQueryData(queryKey)?.modules ?? [],
    isSequential: () => client.getQueryData(queryKey)?.is_sequential ?? false,
    showOutline,
    show: (change) => showOutline((outline) => ({ ...outline, modules: change(outline.modules) })),
    save: (run, key) =>
      queue.add({
        ...(key === undefined ? {} : { key }),
        run,
        // The displayed change was refused: show the reason and reload the actual outline.
        onRefused: (error) => {
          showFailure(error)
          void reload()
        },
      }),
  }
}

/** All actions that change an outline. The object is stable, so that rows need not render again. */
export function useOutlineActions(course: CourseOutline['course'], opened: OpenItemStore) {
  const client = useQueryClient()
  const { portal } = useSession()
  return useMemo(() => {
    const workplace = actionContextOf(client, portal.id, course, opened)
    return {
      ...addingTo(workplace),
      ...renamingIn(workplace),
      ...copyingIn(workplace),
      ...movingIn(workplace),
      ...orderingOf(workplace),
      ...removingFrom(workplace),
      reload: workplace.reload,
    }
  }, [client, portal.id, course.id, course.slug])
}
export type OutlineActions = ReturnType<typeof useOutlineActions>
