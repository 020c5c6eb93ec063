import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../kernel/api.ts'
import { showFailure } from '../../kernel/errors.ts'
import { entryCountText } from './job-result-text.ts'
import { useRefresh } from './use-refresh.ts'
import { useUndo } from './use-undo.ts'

export type Reported = { id: number; title: string | null; message: string | null }

/** Deletes entries of a list, offers an undo, and holds the report of those that could not be deleted (REF-007). */
export function useDeletion(list: ResourceName, onDone: () => void) {
  const refresh = useRefresh(list)
  const offerUndo = useUndo(list)
  const [refused, setRefused] = useState<readonly Reported[]>([])
  const remove = useMutation({
    mutationFn: (ids: readonly number[]) => api(callsOf(list).bulk_delete, { body: { ids: [...ids] } }),
    onSuccess: async (report) => {
      const gone = report.filter((row) => row.is_deleted)
      const what = gone.length === 1 ? `${gone[0]?.title ?? 'The entry'} was` : entryCountText(gone.length)
      if (gone.length > 0) offerUndo(`${what} deleted.`, { ids: gone.map(({ id }) => id) })
      setRefused(report.filter((row) => !row.is_deleted))
      await refresh()
    },
    onError: showFailure,
    onSettled: onDone,
  })
  return { remove, refused, forget: () => setRefused([]) }
}
