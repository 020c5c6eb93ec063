import { list_materials } from '@portico/shared/contract/materials.ts'
import { mediaFilters, type MaterialFilter, type MediaFilter } from '@portico/shared/rules/media/library.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../kernel/api.ts'
import { useSession } from '../../kernel/session/session.ts'

/** Filters of the library, and the page to load. */
export type MediaQuery = {
  search: string | undefined
  filters: readonly MaterialFilter[]
  cursor: string | undefined
  per_page?: number
}

/** Returns the filters that a comma-separated text names; drops unknown ones. */
export const filtersIn = (text: string | undefined): MediaFilter[] =>
  mediaFilters.filter((filter) => text?.split(',').includes(filter))

/** Loads a page of the portal's library. */
export function useMaterials({ search, filters, cursor, per_page = 50 }: MediaQuery) {
  const { portal } = useSession()
  const type = filters.join(',')
  return useQuery({
    queryKey: ['materials', portal.id, { search, type, cursor, per_page }],
    queryFn: () =>
      api(list_materials, {
        query: { search, cursor, per_page, with_total: '1', ...(type === '' ? {} : { type }) },
      }),
    placeholderData: keepPreviousData,
  })
}
