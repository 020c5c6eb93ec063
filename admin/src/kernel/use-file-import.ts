import type { ListImport } from '@portico/shared/resources/import-calls.ts'
import { isImportWorking, listImport } from '@portico/shared/states/list-import.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSession } from './session/session.ts'

const poll_ms = 500

type Calls<Wish, Found extends ListImport> = {
  /** identifies this import in the query cache */
  name: string
  of: string
  judge: (wish: Wish) => Promise<Found>
  run: (id: number) => Promise<Found>
  show: (id: number) => Promise<Found>
  onDone: () => void
}

/** Import of a CSV file: validated when chosen, imported on request, polled until it finishes. */
export function useFileImport<Wish, Found extends ListImport>(calls: Calls<Wish, Found>) {
  const { portal } = useSession()
  const client = useQueryClient()
  const [id, setId] = useState<number | null>(null)
  const keyOf = (one: number | null) => [calls.name, portal.id, calls.of, one]
  const keep = (found: Found) => {
    client.setQueryData(keyOf(found.id), found)
    setId(found.id)
  }
  const judge = useMutation({ mutationFn: calls.judge, onSuccess: keep })
  const run = useMutation({ mutationFn: calls.run, onSuccess: keep })
  const query = useQuery({
    queryKey: keyOf(id),
    enabled: id !== null,
    staleTime: 0,
    queryFn: () => calls.show(id ?? 0),
    refetchInterval: ({ state }) => (state.data && isImportWorking(state.data.state) ? poll_ms : false),
  })
  const found = id === null ? undefined : query.data
  useEffect(() => {
    if (found?.state === listImport.finished) calls.onDone()
    // Only once, when it ends.
  }, [found?.id, found?.state])
  return {
    found,
    judge,
    run,
    error: judge.error ?? run.error ?? (id === null ? null : query.error),
    again: () => setId(null),
  }
}
