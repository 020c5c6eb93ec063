import {
  get_publishing_job,
  publish_course,
  unpublish_course,
  type AdminCourse,
} from '@portico/shared/contract/publishing.ts'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../kernel/api.ts'
import { showFailure } from '../../kernel/errors.ts'

const look_again_ms = 400
const isOver = (state: number): boolean => state === publishJob.published || state === publishJob.failed

/** Publishing and unpublishing one course, and the job that follows, asked for until it is over (BLD-006). */
export function usePublishing(course: AdminCourse) {
  const client = useQueryClient()
  const [jobId, setJobId] = useState(course.job && !isOver(course.job.state) ? course.job.id : null)
  const follow = async (answer: { job: { id: number } }) => {
    setJobId(answer.job.id)
    await client.invalidateQueries({ queryKey: ['courses'] })
  }
  const publish = useMutation({
    mutationFn: () => api(publish_course, { params: { slug: course.slug } }),
    onSuccess: follow,
    onError: showFailure,
  })
  const unpublish = useMutation({
    mutationFn: () => api(unpublish_course, { params: { slug: course.slug } }),
    onSuccess: follow,
    onError: showFailure,
  })
  const { data } = useQuery({
    queryKey: ['publishing-job', jobId],
    enabled: jobId !== null,
    staleTime: 0,
    queryFn: () => api(get_publishing_job, { params: { id: jobId ?? 0 } }),
    refetchInterval: ({ state }) => (state.data && isOver(state.data.state) ? false : look_again_ms),
  })
  const ended = data && isOver(data.state) ? data : null
  useEffect(() => {
    if (ended?.state === publishJob.published)
      toasts.show({ kind: 'success', text: `${course.title}: all pages are up to date.` })
    if (ended?.state === publishJob.failed)
      toasts.show({ kind: 'failed', text: `${course.title}: publishing failed. The previous pages are still live.` })
    // Told once, when the job ends.
  }, [ended?.id, ended?.state])
  return { publish, unpublish, job: data ?? course.job }
}
