import type { CursorMeta } from '@portico/shared/calls/endpoint.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type * as v from 'valibot'
import { useAddressSearch, type AddressSchema } from './address-search.ts'
import { useTableView, type pageSizes } from './data-table/table-view.ts'
import { useSession } from './session/session.ts'

type Page<R> = { data: R[]; meta: CursorMeta }
/** What every such call is asked with; `search` is what its field holds. */
type Asked = {
  search: string | undefined
  cursor: string | undefined
  per_page: (typeof pageSizes)[number]
  with_total: '1'
}
type List<Schema extends AddressSchema, R> = {
  /** of its table and its answers */
  name: string
  address: Schema
  /** what the address keeps besides the place, all of which narrows the list */
  filters?: readonly (keyof v.InferOutput<Schema> & string)[]
  /** what the list is of, where that is not the whole portal */
  of?: readonly (string | number | undefined)[]
  ask: (asked: Asked, search: v.InferOutput<Schema>) => Promise<Page<R>>
}

/** A list that comes in pages: the page that its address names, what its search field holds, and what `ListBody` needs to turn pages. */
export function usePagedList<Schema extends AddressSchema, R>({
  name,
  address,
  filters = ['search'],
  of = [],
  ask,
}: List<Schema, R>) {
  const { portal } = useSession()
  const [search, change] = useAddressSearch(address)
  const view = useTableView(name)
  const query = useQuery({
    queryKey: [name, portal.id, ...of, search, view.per_page],
    queryFn: () =>
      ask({ search: search.search, cursor: search.cursor, per_page: view.per_page, with_total: '1' }, search),
    placeholderData: keepPreviousData,
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
