import { may } from '@portico/shared/access/may.ts'
import { get_publishing_job } from '@portico/shared/contract/portals/publishing.ts'
import { type AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { isVisibleCourse } from '@portico/shared/states/courses/course.ts'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'

const poll_ms = 400
const isOver = (state: number): boolean => state === publishJob.published || state === publishJob.failed

/** Polls the job that writes a course's pages until it ends: the one started here, or else the one already running. */
export function usePublishingJob(course: AdminCourse, started: number | undefined) {
  const { me } = useSession()
  const mayFollow = may({ roles: [me.current_role], action: get_publishing_job.action })
  const [underWay] = useState(course.job && !isOver(course.job.state) ? course.job.id : null)
  const id = started ?? underWay
  const { data } = useQuery({
    queryKey: ['publishing-job', id],
    enabled: id !== null && mayFollow,
    staleTime: 0,
    queryFn: () => api(get_publishing_job, { params: { id: id ?? 0 } }),
    refetchInterval: ({ state }) => (state.data && isOver(state.data.state) ? false : poll_ms),
  })
  const ended = data && isOver(data.state) ? data : null
  useEffect(() => {
    if (ended?.state === publishJob.published)
      toasts.show({
        kind: 'success',
        text: isVisibleCourse(course.publication_status)
          ? `All pages of “${course.title}” are up to date.`
          : `“${course.title}” was removed from all lists.`,
      })
    if (ended?.state === publishJob.failed)
      toasts.show({
        kind: 'failed',
        text: `“${course.title}” couldn’t be published. The previous pages are still live.`,
      })
    // Notify only once, when the job ends.
  }, [ended?.id, ended?.state])
  return data ?? course.job
}
