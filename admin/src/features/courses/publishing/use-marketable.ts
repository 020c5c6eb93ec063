import { set_course_marketable, type AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'
import { useStartedJob } from './use-started-job.ts'

/** Adds a course to the storefront or removes it; learners and staff keep it either way (BLD-032). */
export function useMarketable({ slug, title }: AdminCourse, onJob: (job_id: number) => void) {
  const tellOf = useStartedJob(onJob)
  return useMutation({
    mutationFn: (is_marketable: boolean) => api(set_course_marketable, { params: { slug }, body: { is_marketable } }),
    onSuccess: async ({ is_marketable, job }) => {
      toasts.show({
        kind: 'success',
        text: is_marketable
          ? `“${title}” is on the storefront.`
          : `“${title}” is off the storefront. Learners keep access.`,
      })
      await tellOf(job.id)
    },
    onError: showFailure,
  })
}
