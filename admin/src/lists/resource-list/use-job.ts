import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import { isListJobOver } from '@portico/shared/states/list-job.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../kernel/api.ts'
import { showFailure } from '../../kernel/errors.ts'
import { useSession } from '../../kernel/session/session.ts'
import { entryCountText } from './job-result-text.ts'
import { poll_ms } from './wait-for-job.ts'
import { useRefresh } from './use-refresh.ts'
import { useUndo } from './use-undo.ts'

/** Polls a bulk job until it ends; then refetches the list and offers to undo a deletion. */
export function useJob(list: ResourceName, id: number) {
  const { portal } = useSession()
  const client = useQueryClient()
  const refresh = useRefresh(list)
  const offerUndo = useUndo(list)
  const [opened_at] = useState(() => Date.now())
  const queryKey = ['list-job', list, portal.id, id]
  const query = useQuery({
    queryKey,
    staleTime: 0,
    queryFn: () => api(callsOf(list).show_job, { params: { job: id } }),
    refetchInterval: ({ state }) => (!state.data || isListJobOver(state.data.state) ? false : poll_ms),
  })
  const job = query.data
  const cancel = useMutation({
    mutationFn: () => api(callsOf(list).cancel_job, { params: { job: id } }),
    onSuccess: (stopped) => client.setQueryData(queryKey, stopped),
    onError: showFailure,
  })
  useEffect(() => {
    if (!job || !isListJobOver(job.state)) return
    void refresh()
    if (job.kind === 'delete' && job.done > 0 && isFresh(job.finished_at, opened_at))
      offerUndo(`${entryCountText(job.done)} deleted.`, { job_id: job.id })
    // Only once, when it ends.
  }, [job?.id, job?.state])
  return { job, isGone: query.error instanceof CallError && query.error.status === 404, cancel }
}

/** Whether the job ended while this page was open, or just before: an old report offers no undo. */
const isFresh = (finished_at: string | null, opened_at: number): boolean =>
  finished_at !== null && Date.parse(finished_at) > opened_at - 10_000
