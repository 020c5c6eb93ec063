import type { ResourceName } from '@portico/shared/resources/resources.ts'
import { useQueryClient } from '@tanstack/react-query'

/** Reads a list and its options again after its entries changed. */
export function useRefresh(list: ResourceName): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['list', list] }),
      client.invalidateQueries({ queryKey: ['options', list] }),
    ])
}
