import { set_course_status, type AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { restore_archived_course } from '@portico/shared/contract/courses/archiving.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'
import { useStartedJob } from './use-started-job.ts'

const successTexts = {
  1: 'is a draft',
  2: 'is published again',
  3: 'is announced as coming soon',
  4: 'is archived',
} as const
export type ChangedStatus = keyof typeof successTexts
export const statusText = (title: string, status: ChangedStatus): string => `“${title}” ${successTexts[status]}.`

type Options = {
  onJob: (job_id: number) => void
  /** by default, a toast says the new status */
  onDone?: (status: ChangedStatus) => void
  /** by default, a toast says why not */
  onError?: (error: unknown) => void
}

/** Changes a course's status, or restores it from the archive. */
export function useStatus({ slug, title }: AdminCourse, { onJob, onDone, onError = showFailure }: Options) {
  const tellOf = useStartedJob(onJob)
  const options = {
    onSuccess: async ({ publication_status, job }: { publication_status: ChangedStatus; job: { id: number } }) => {
      if (onDone) onDone(publication_status)
      else toasts.show({ kind: 'success', text: statusText(title, publication_status) })
      await tellOf(job.id)
    },
    onError,
  }
  const change = useMutation({
    mutationFn: (publication_status: 1 | 3 | 4) =>
      api(set_course_status, { params: { slug }, body: { publication_status } }),
    ...options,
  })
  const restore = useMutation({ mutationFn: () => api(restore_archived_course, { params: { slug } }), ...options })
  return { change, restore }
}
