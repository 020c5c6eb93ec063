import { set_course_status, type AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'
import { useStartedJob } from './use-started-job.ts'

const successTexts = { 1: 'is a draft again', 3: 'is announced as coming soon', 4: 'is archived' } as const

/** Changes a course's status; afterwards the menu offers the previous one. */
export function useStatus({ slug, title }: AdminCourse, onJob: (job_id: number) => void) {
  const tellOf = useStartedJob(onJob)
  return useMutation({
    mutationFn: (publication_status: 1 | 3 | 4) =>
      api(set_course_status, { params: { slug }, body: { publication_status } }),
    onSuccess: async ({ publication_status, job }) => {
      toasts.show({ kind: 'success', text: `“${title}” ${successTexts[publication_status]}.` })
      await tellOf(job.id)
    },
    onError: showFailure,
  })
}
