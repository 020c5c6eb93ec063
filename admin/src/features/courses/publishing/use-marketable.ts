import { set_course_marketable, type AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'
import { useStartedJob } from './use-started-job.ts'

type Options = {
  onJob: (job_id: number) => void
  /** by default, a toast says that it is on the storefront */
  onDone?: () => void
  /** by default, a toast says why not */
  onError?: (error: unknown) => void
}

/** Adds a course to the storefront or removes it; learners and staff keep it either way (BLD-032). */
export function useMarketable({ slug, title }: AdminCourse, { onJob, onDone, onError = showFailure }: Options) {
  const tellOf = useStartedJob(onJob)
  return useMutation({
    mutationFn: (is_marketable: boolean) => api(set_course_marketable, { params: { slug }, body: { is_marketable } }),
    onSuccess: async ({ job }) => {
      if (onDone) onDone()
      else toasts.show({ kind: 'success', text: `“${title}” is on the storefront.` })
      await tellOf(job.id)
    },
    onError,
  })
}
