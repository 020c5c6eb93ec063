import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { showFailure } from '../../../kernel/errors.ts'

const poll_ms = 10_000

/** Loads a domain or a sender, polls it while its records are pending, and offers check and delete. */
export function useDnsPanel<T>({
  key,
  show,
  check,
  remove,
  waits,
  onRemoved,
}: {
  key: readonly unknown[]
  show: () => Promise<T>
  check: () => Promise<T>
  remove: () => Promise<T>
  waits: (data: T) => boolean
  onRemoved: (before: T | undefined) => void
}) {
  const client = useQueryClient()
  const keep = (data: T) => client.setQueryData([...key], data)
  const query = useQuery({
    queryKey: [...key],
    queryFn: show,
    refetchInterval: ({ state }) => (state.data !== undefined && waits(state.data) ? poll_ms : false),
  })
  const checking = useMutation({ mutationFn: check, onSuccess: keep, onError: showFailure })
  const removing = useMutation({
    mutationFn: remove,
    onSuccess: (data) => {
      const before = query.data
      keep(data)
      toasts.show({ kind: 'success', text: 'Deleted' })
      onRemoved(before)
    },
    onError: showFailure,
  })
  return { query, keep, checking, removing }
}
