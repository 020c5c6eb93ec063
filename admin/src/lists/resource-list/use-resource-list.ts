import { listPath } from '@portico/shared/pages/list-path.ts'
import { may } from '@portico/shared/access/may.ts'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import type { ListRow } from '@portico/shared/resources/list-calls.ts'
import type { Resource } from '@portico/shared/resources/resource.ts'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { api } from '../../kernel/api.ts'
import { useTableView } from '../../kernel/data-table/table-view.ts'
import { useSession } from '../../kernel/session/session.ts'
import { filtersOf, listSearchOf, type ListSearch } from './list-search.ts'

export type ListedResource = Resource & { name: ResourceName }
export type ResourceList = ReturnType<typeof useResourceList>

/** State of a declared list for its page: the URL parameters and how to change them, the rows, and the user's rights. */
export function useResourceList(resource: ListedResource) {
  const { me, portal } = useSession()
  const { name, noun, calls, title_field } = resource
  const { job, ...search }: ListSearch = listSearchOf(resource)(useSearch({ strict: false }))
  const view = useTableView(name)
  const navigate = useNavigate()
  const show = (part: ListSearch) => void navigate({ to: '.', search: { ...search, job, cursor: undefined, ...part } })
  const query = useQuery({
    queryKey: ['list', name, portal.id, search, view.per_page],
    queryFn: () => api(callsOf(name).index, { query: { ...search, per_page: view.per_page, with_total: '1' } }),
    placeholderData: keepPreviousData,
  })
  const narrowing = filtersOf(search)
  const isGranted = (verb: 'edit' | 'delete') => may({ roles: [me.current_role], action: `${noun}.${verb}` })
  return {
    search,
    view,
    /** the bulk job in the URL; following one adds no entry to the browser history */
    job: job === undefined ? null : Number(job),
    follow: (id: number | null) =>
      void navigate({ to: '.', replace: true, search: { ...search, job: id === null ? undefined : String(id) } }),
    show,
    query,
    narrowing,
    /** the filters reset, as URL parameters */
    cleared: Object.fromEntries(Object.keys(narrowing).map((key) => [key, undefined])),
    mayEdit: isGranted('edit'),
    mayBulkEdit: resource.bulk_edit.length > 0 && isGranted('edit'),
    mayCreate: calls.includes('create') && isGranted('edit'),
    mayDelete: calls.includes('bulk_delete') && isGranted('delete'),
    titleOf: (row: ListRow) => String(row[title_field]),
    open: (entry: number) => void navigate({ to: listPath(resource, entry) }),
  }
}
