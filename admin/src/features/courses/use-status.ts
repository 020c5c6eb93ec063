import { set_course_status, type AdminCourse } from '@portico/shared/contract/courses.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../kernel/api.ts'
import { showFailure } from '../../kernel/errors.ts'

const became = { 1: 'is a draft again', 3: 'is announced as coming soon', 4: 'is archived' } as const

/** Gives a course another status; what it was is offered again by the menu. */
export function useStatus({ slug, title }: AdminCourse, onJob: (job_id: number) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (publication_status: 1 | 3 | 4) =>
      api(set_course_status, { params: { slug }, body: { publication_status } }),
    onSuccess: async ({ publication_status, job }) => {
      onJob(job.id)
      toasts.show({ kind: 'success', text: `“${title}” ${became[publication_status]}.` })
      await client.invalidateQueries({ queryKey: ['courses'] })
    },
    onError: showFailure,
  })
}
