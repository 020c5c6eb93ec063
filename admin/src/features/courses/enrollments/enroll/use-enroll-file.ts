import {
  judge_enrollments,
  run_enrollments_import,
  show_enrollments_import,
  type EnrollmentImport,
} from '@portico/shared/contract/enrollments-import.ts'
import { isImportWorking, listImport } from '@portico/shared/states/list-import.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, apiFile } from '../../../../kernel/api.ts'
import { useSession } from '../../../../kernel/session/session.ts'
import { dueBody, type Due } from './due.ts'

const look_again_ms = 500

/** A file of people: checked when it is chosen, enrolled when that is asked for, looked at until it is over. */
export function useEnrollFile({ slug, onDone }: { slug: string; onDone: () => void }) {
  const { portal } = useSession()
  const client = useQueryClient()
  const [id, setId] = useState<number | null>(null)
  const keyOf = (one: number | null) => ['enrollment-import', portal.id, slug, one]
  const keep = (found: EnrollmentImport) => {
    client.setQueryData(keyOf(found.id), found)
    setId(found.id)
  }
  const judge = useMutation({
    mutationFn: ({ file, due, again }: { file: File; due: Due; again: boolean }) =>
      apiFile(judge_enrollments, {
        file,
        params: { slug },
        query: { file_name: file.name, ...dueBody(due), ...(again ? { again: '1' } : {}) },
      }),
    onSuccess: keep,
  })
  const run = useMutation({
    mutationFn: (one: number) => api(run_enrollments_import, { params: { slug, import: one } }),
    onSuccess: keep,
  })
  const query = useQuery({
    queryKey: keyOf(id),
    enabled: id !== null,
    staleTime: 0,
    queryFn: () => api(show_enrollments_import, { params: { slug, import: id ?? 0 } }),
    refetchInterval: ({ state }) => (state.data && isImportWorking(state.data.state) ? look_again_ms : false),
  })
  const found = id === null ? undefined : query.data
  useEffect(() => {
    if (found?.state === listImport.finished) onDone()
    // Once, when it ends.
  }, [found?.id, found?.state])
  return {
    found,
    judge,
    run,
    error: judge.error ?? run.error ?? (id === null ? null : query.error),
    again: () => setId(null),
  }
}
