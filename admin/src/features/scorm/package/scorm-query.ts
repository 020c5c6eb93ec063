import { get_scorm_content } from '@portico/shared/contract/scorm/authoring.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'
import type { CourseRef } from '../../courses/frame/course-ref.ts'

/** Polling interval while an import runs. */
export const live_ms = 1_000
const isRunning = (state: number | undefined): boolean => state === 1 || state === 2

/** Loads the package of an item and the state of its last import; polls while that runs. */
export function useScormContent(course: CourseRef, item_id: number) {
  const { portal } = useSession()
  return useQuery({
    queryKey: ['scorm-content', portal.id, course.id, item_id],
    queryFn: () => api(get_scorm_content, { params: { id: item_id }, query: { course_id: course.id } }),
    refetchInterval: ({ state }) => (isRunning(state.data?.import?.state) ? live_ms : false),
  })
}
