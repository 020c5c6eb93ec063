import { publish_course, unpublish_course, type AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import type { VersionReach } from '@portico/shared/states/courses/course-version.ts'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { useStartedJob } from './use-started-job.ts'

/**
 * Publishes and unpublishes one course; calls `onJob` with the job that writes its pages (BLD-006). A refusal is shown by the dialog that asked; a
 * button without one passes `onError`.
 */
export function usePublishing({ slug }: AdminCourse, onJob: (job_id: number) => void) {
  const tellOf = useStartedJob(onJob)
  const options = { onSuccess: ({ job }: { job: { id: number } }) => tellOf(job.id) }
  const publish = useMutation({
    mutationFn: (reach: VersionReach | void) =>
      api(publish_course, { params: { slug }, query: reach ? { reach } : {} }),
    ...options,
  })
  const unpublish = useMutation({ mutationFn: () => api(unpublish_course, { params: { slug } }), ...options })
  return { publish, unpublish }
}
