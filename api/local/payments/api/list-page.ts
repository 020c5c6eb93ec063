import { optional } from 'valibot'
import { integer, text } from './param-schemas.ts'
import { resourceMissing } from './api-error.ts'

export const LIST_PARAMS = {
  limit: optional(integer(1, 100)),
  starting_after: optional(text()),
  ending_before: optional(text()),
}

export interface ListParams {
  limit?: number | undefined
  starting_after?: string | undefined
  ending_before?: string | undefined
}

export interface List<R> {
  object: 'list'
  url: string
  has_more: boolean
  data: R[]
}

/** Returns one page of `rows`, which are sorted oldest first, in Stripe's order: newest first. */
export function listPage<R extends { id: string }>({
  rows,
  url,
  params,
}: {
  rows: R[]
  url: string
  params: ListParams
}): List<R> {
  return page({ rows: rows.toReversed(), url, params })
}

/** The same for rows that are already in display order. */
export function page<R extends { id: string }>({
  rows,
  url,
  params,
}: {
  rows: R[]
  url: string
  params: ListParams
}): List<R> {
  const limit = params.limit ?? 10
  if (params.ending_before !== undefined) {
    const end = position(rows, params.ending_before, 'ending_before')
    return { object: 'list', url, has_more: end > limit, data: rows.slice(Math.max(0, end - limit), end) }
  }
  const start = params.starting_after === undefined ? 0 : position(rows, params.starting_after, 'starting_after') + 1
  return { object: 'list', url, has_more: rows.length > start + limit, data: rows.slice(start, start + limit) }
}

function position(rows: { id: string }[], id: string, param: string): number {
  const index = rows.findIndex((row) => row.id === id)
  if (index < 0) throw resourceMissing({ kind: 'object', id, param })
  return index
}
