import type { ResourceName } from '@portico/shared/resources/resources.ts'
import { useQueryClient } from '@tanstack/react-query'

/** Refetches a list and its options after its entries changed. */
export function useRefresh(list: ResourceName): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['list', list] }),
      client.invalidateQueries({ queryKey: ['options', list] }),
    ])
}
