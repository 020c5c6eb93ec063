import type { CourseOutline } from '@portico/shared/contract/outline.ts'
import { forgetGraded } from './actions/forget-graded.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { showFailure } from '../../kernel/errors.ts'
import { useSession } from '../../kernel/session/session.ts'
import { outlineQuery } from './outline-query.ts'
import type { OutlineModule } from './outline-order.ts'
import { saveQueueOf, type Save } from './save/save-queue.ts'
import { addingTo } from './actions/adding.ts'
import { movingIn } from './actions/moving.ts'
import { removingFrom } from './actions/removing.ts'
import { renamingIn } from './actions/renaming.ts'
import type { OpenItemStore } from './open-item.ts'

/** What the actions work upon: the outline as it is shown, and the way to the API. */
export type Workplace = {
  readonly course_id: number
  readonly opened: OpenItemStore
  readonly modules: () => readonly OutlineModule[]
  /** shows other modules at once; the API follows */
  readonly show: (change: (modules: readonly OutlineModule[]) => OutlineModule[]) => void
  readonly save: (run: Save['run'], key?: string) => void
  readonly reload: () => Promise<void>
  /** the exams and assignments of the course, as other pages know them */
  readonly forgetGraded: () => void
}

function workplaceOf(
  client: QueryClient,
  portal_id: number,
  { id, slug }: CourseOutline['course'],
  opened: OpenItemStore,
): Workplace {
  const { queryKey } = outlineQuery(portal_id, slug)
  const queue = saveQueueOf(id)
  const reload = () => client.invalidateQueries({ queryKey })
  return {
    course_id: id,
    opened,
    reload,
    forgetGraded: () => forgetGraded(client, portal_id, id),
    modules: () => client.getQueryData(queryKey)?.modules ?? [],
    show: (change) =>
      void client.setQueryData(queryKey, (outline) =>
        outline ? { ...outline, has_draft: true, modules: change(outline.modules) } : outline,
      ),
    save: (run, key) =>
      queue.add({
        ...(key === undefined ? {} : { key }),
        run,
        // What is shown did not come to pass: the outline as it really is, and why.
        onRefused: (error) => {
          showFailure(error)
          void reload()
        },
      }),
  }
}

/** Everything that changes an outline. The object stays the same, so that rows need not be drawn again. */
export function useOutlineActions(course: CourseOutline['course'], opened: OpenItemStore) {
  const client = useQueryClient()
  const { portal } = useSession()
  return useMemo(() => {
    const workplace = workplaceOf(client, portal.id, course, opened)
    return {
      ...addingTo(workplace),
      ...renamingIn(workplace),
      ...movingIn(workplace),
      ...removingFrom(workplace),
      reload: workplace.reload,
    }
  }, [client, portal.id, course.id, course.slug])
}
export type OutlineActions = ReturnType<typeof useOutlineActions>
