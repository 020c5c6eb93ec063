import type { CursorMeta } from '@portico/shared/calls/endpoint.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type * as v from 'valibot'
import { useSearchParams, type SearchParamsSchema } from './search-params.ts'
import { useTableView, type pageSizes } from './data-table/table-view.ts'
import { useSession } from './session/session.ts'

type Page<R> = { data: R[]; meta: CursorMeta }
/** Query that every such call takes; `search` is the text of the search field. */
type PageQuery = {
  search: string | undefined
  cursor: string | undefined
  per_page: (typeof pageSizes)[number]
  with_total: '1'
}
type List<Schema extends SearchParamsSchema, R> = {
  /** name of its table and its query */
  name: string
  address: Schema
  /** the URL's parameters besides the position; all of them filter the list */
  filters?: readonly (keyof v.InferOutput<Schema> & string)[]
  /** what the list belongs to, if not to the whole portal */
  of?: readonly (string | number | undefined)[]
  ask: (asked: PageQuery, search: v.InferOutput<Schema>) => Promise<Page<R>>
  /** how soon to load again, while rows change by themselves */
  refetch_ms?: (rows: readonly R[]) => number | false
}
export type PagedList<R> = Pick<ReturnType<typeof usePagedList<SearchParamsSchema, R>>, 'query' | 'view' | 'body'>

/** List that comes in pages: loads the page in the URL, binds the search field, and returns what `ListBody` needs for paging. */
export function usePagedList<Schema extends SearchParamsSchema, R>({
  name,
  address,
  filters = ['search'],
  of = [],
  ask,
  refetch_ms,
}: List<Schema, R>) {
  const { portal } = useSession()
  const [search, change] = useSearchParams(address)
  const view = useTableView(name)
  const query = useQuery({
    queryKey: [name, portal.id, ...of, search, view.per_page],
    queryFn: () =>
      ask({ search: search.search, cursor: search.cursor, per_page: view.per_page, with_total: '1' }, search),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => refetch_ms?.(state.data?.data ?? []) ?? false,
  })
  const narrow = (part: Record<string, string | undefined>) => change(part as Partial<v.InferInput<Schema>>)
  return {
    search,
    change,
    query,
    view,
    searchField: { value: search.search ?? '', onChange: (words: string) => narrow({ search: words || undefined }) },
    body: {
      view,
      isFiltered: filters.some((filter) => Boolean(search[filter])),
      onCursor: (cursor: string | undefined) => narrow({ cursor }),
      onClear: () => narrow(Object.fromEntries(filters.map((filter) => [filter, undefined]))),
    },
  }
}
