import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import type { ListJob, EntrySelection } from '@portico/shared/resources/bulk-calls.ts'
import { isListJobOver, listJob } from '@portico/shared/states/list-job.ts'
import { useMutation } from '@tanstack/react-query'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { api } from '../../kernel/api.ts'
import { showFailure } from '../../kernel/errors.ts'
import { useRefresh } from './use-refresh.ts'
import { useUndo } from './use-undo.ts'
import type { ListedResource, ResourceList } from './use-resource-list.ts'
import { jobResultText } from './job-result-text.ts'
import { waitForJob } from './wait-for-job.ts'

/** Starts a bulk job and puts it in the URL, so that the page follows it even after a reload. */
export function useBulk({ name }: ListedResource, { list, onAsked }: { list: ResourceList; onAsked: () => void }) {
  const refresh = useRefresh(name)
  const offerUndo = useUndo(name)
  const asked = {
    onSuccess: async (job: ListJob) => {
      list.follow(job.id)
      onAsked()
      if (isListJobOver(job.state)) await refresh()
      else void reportJobEnd(name, { job, offerUndo })
    },
    onError: showFailure,
  }
  const calls = callsOf(name)
  const edit = useMutation({
    mutationFn: (body: EntrySelection & { values: Record<string, unknown> }) => api(calls.bulk_edit, { body }),
    ...asked,
  })
  const removeAll = useMutation({
    mutationFn: () => api(calls.delete_matching, { body: { matching: list.narrowing } }),
    ...asked,
  })
  return { edit, removeAll }
}

type EndedJob = { job: ListJob; offerUndo: ReturnType<typeof useUndo> }

/** Reports the end of a bulk job on whatever page is open then; a list that follows the job reports it itself. */
async function reportJobEnd(list: ResourceName, { job, offerUndo }: EndedJob): Promise<void> {
  // The open page reports a failed call; the report stays in the list.
  const ended = await waitForJob(list, job).catch(() => null)
  if (!ended || new URLSearchParams(location.search).get('job') === String(ended.id)) return
  if (ended.kind === 'delete' && ended.done > 0) offerUndo(jobResultText(ended), { job_id: ended.id })
  else toasts.show({ kind: isFullyDone(ended) ? 'success' : 'info', text: jobResultText(ended) })
}

const isFullyDone = ({ state, refused }: ListJob): boolean => state === listJob.finished && refused === 0
