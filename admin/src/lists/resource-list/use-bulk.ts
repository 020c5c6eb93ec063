import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import type { ListJob, Wanted } from '@portico/shared/resources/bulk-calls.ts'
import { isListJobOver } from '@portico/shared/states/list-job.ts'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../kernel/api.ts'
import { showFailure } from '../../kernel/errors.ts'
import { tellOfEnd } from './tell-of-end.ts'
import { useRefresh } from './use-refresh.ts'
import { useUndo } from './use-undo.ts'
import type { ListedResource, ResourceList } from './use-resource-list.ts'

/** Starts a bulk job and puts it in the URL, so that the page follows it even after a reload. */
export function useBulk({ name }: ListedResource, { list, onAsked }: { list: ResourceList; onAsked: () => void }) {
  const refresh = useRefresh(name)
  const offerUndo = useUndo(name)
  const asked = {
    onSuccess: async (job: ListJob) => {
      list.follow(job.id)
      onAsked()
      if (isListJobOver(job.state)) await refresh()
      else void tellOfEnd(name, { job, offerUndo })
    },
    onError: showFailure,
  }
  const calls = callsOf(name)
  const edit = useMutation({
    mutationFn: (body: Wanted & { values: Record<string, unknown> }) => api(calls.bulk_edit, { body }),
    ...asked,
  })
  const removeAll = useMutation({
    mutationFn: () => api(calls.delete_matching, { body: { matching: list.narrowing } }),
    ...asked,
  })
  return { edit, removeAll }
}
