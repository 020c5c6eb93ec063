import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import type { ListJob } from '@portico/shared/resources/bulk-calls.ts'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { api } from '../../kernel/api.ts'
import { showFailure } from '../../kernel/errors.ts'
import { undoable } from '../../kernel/undo/undoable.ts'
import { entryCountText } from './job-result-text.ts'
import { waitForJob } from './wait-for-job.ts'
import { useRefresh } from './use-refresh.ts'

type DeletedEntries = { ids: number[] } | { job_id: number }

/** Offers to undo a deletion, even from pages that are opened in the meantime. */
export function useUndo(list: ResourceName) {
  const refresh = useRefresh(list)
  const restore = async (gone: DeletedEntries) => {
    try {
      reportRestore(await waitForJob(list, await api(callsOf(list).restore, { body: gone })))
    } catch (error) {
      showFailure(error)
    }
    await refresh()
  }
  return (text: string, gone: DeletedEntries) => undoable.offer({ text, onUndo: () => void restore(gone) })
}

function reportRestore({ done, refused, rows }: ListJob): void {
  if (done > 0) toasts.show({ kind: 'success', text: `${entryCountText(done)} restored.` })
  if (refused > 0)
    toasts.show({ kind: 'failed', text: `${entryCountText(refused)} not restored: ${rows[0]?.message ?? ''}` })
}
