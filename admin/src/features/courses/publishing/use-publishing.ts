import { publish_course, unpublish_course, type AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import type { VersionReach } from '@portico/shared/states/courses/course-version.ts'
import { publishWarnings } from '@portico/shared/rules/courses/publish-warnings.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { useStartedJob } from './use-started-job.ts'

/**
 * Publishes and unpublishes one course; calls `onJob` with the job that writes its pages (BLD-006). A refusal is shown by the dialog that asked; a
 * button without one passes `onError`.
 */
export function usePublishing({ slug }: AdminCourse, onJob: (job_id: number) => void) {
  const tellOf = useStartedJob(onJob)
  const publish = useMutation({
    mutationFn: (reach: VersionReach | void) =>
      api(publish_course, { params: { slug }, query: reach ? { reach } : {} }),
    onSuccess: ({ job, warnings }) => {
      for (const warning of warnings) toasts.show({ kind: 'info', text: publishWarnings[warning] })
      return tellOf(job.id)
    },
  })
  const unpublish = useMutation({
    mutationFn: () => api(unpublish_course, { params: { slug } }),
    onSuccess: ({ job }) => tellOf(job.id),
  })
  return { publish, unpublish }
}
