import { failureText } from '@portico/shared/browser/failure-text.ts'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import type { ListImport } from '@portico/shared/resources/import-calls.ts'
import { isImportWorking, listImport } from '@portico/shared/states/list-import.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, apiFile } from '../../kernel/api.ts'
import { useSession } from '../../kernel/session/session.ts'
import { poll_ms } from '../resource-list/wait-for-job.ts'
import { useRefresh } from '../resource-list/use-refresh.ts'
import type { ListedResource } from '../resource-list/use-resource-list.ts'

/** Import of a file into a list: validated when chosen, imported on request, polled until it finishes. */
export function useImport({ name }: ListedResource) {
  const { portal } = useSession()
  const client = useQueryClient()
  const refresh = useRefresh(name)
  const calls = callsOf(name)
  const [id, setId] = useState<number | null>(null)
  const keyOf = (one: number | null) => ['list-import', name, portal.id, one]
  const keep = (found: ListImport) => {
    client.setQueryData(keyOf(found.id), found)
    setId(found.id)
  }
  const judge = useMutation({
    mutationFn: (file: File) => apiFile(calls.judge_import, { file, params: {}, query: { file_name: file.name } }),
    onSuccess: keep,
  })
  const run = useMutation({
    mutationFn: (one: number) => api(calls.run_import, { params: { import: one } }),
    onSuccess: keep,
  })
  const query = useQuery({
    queryKey: keyOf(id),
    enabled: id !== null,
    staleTime: 0,
    queryFn: () => api(calls.show_import, { params: { import: id ?? 0 } }),
    refetchInterval: ({ state }) => (state.data && isImportWorking(state.data.state) ? poll_ms : false),
  })
  const found = id === null ? undefined : query.data
  useEffect(() => {
    if (found?.state === listImport.finished) void refresh()
    // Only once, when it ends.
  }, [found?.id, found?.state])
  const error = judge.error ?? run.error ?? (id === null ? null : query.error)
  return { found, judge, run, failure: error ? failureText(error) : null, again: () => setId(null) }
}
