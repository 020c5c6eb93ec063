import { callsOf } from '@portico/shared/contract/lists.ts'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../kernel/api.ts'
import { showFailure } from '../../kernel/errors.ts'

export type Reported = { id: number; title: string | null; message: string | null }

/** Deletes entries of a list and keeps the report of those that could not be (REF-007). */
export function useDeletion(list: ResourceName, onDone: () => void) {
  const client = useQueryClient()
  const [refused, setRefused] = useState<readonly Reported[]>([])
  const remove = useMutation({
    mutationFn: (ids: readonly number[]) => api(callsOf(list).bulk_delete, { body: { ids: [...ids] } }),
    onSuccess: async (report) => {
      const gone = report.filter((row) => row.is_deleted)
      if (gone.length > 0)
        toasts.show({
          kind: 'success',
          text:
            gone.length === 1
              ? `${gone[0]?.title ?? 'The entry'} was deleted.`
              : `${gone.length} entries were deleted.`,
        })
      setRefused(report.filter((row) => !row.is_deleted))
      await Promise.all([
        client.invalidateQueries({ queryKey: ['list', list] }),
        client.invalidateQueries({ queryKey: ['options', list] }),
      ])
    },
    onError: showFailure,
    onSettled: onDone,
  })
  return { remove, refused, forget: () => setRefused([]) }
}
