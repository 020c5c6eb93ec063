import { show_question_pool } from '@portico/shared/contract/exams/question-pools.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'

export type OpenedPool = Data<typeof show_question_pool>

/** Loads a pool fresh for its page and never refetches it there, because the page holds what the user types. */
export const poolQuery = (portal_id: number, id: string) =>
  queryOptions({
    queryKey: ['question-pools', portal_id, 'one', id],
    queryFn: () => api(show_question_pool, { params: { id } }),
    refetchOnWindowFocus: false,
    staleTime: 0,
    gcTime: 0,
  })
