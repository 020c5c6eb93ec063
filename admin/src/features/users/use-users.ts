import { isRole } from '@portico/shared/access/roles.ts'
import { list_users } from '@portico/shared/contract/people.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAddressSearch } from '../../kernel/address-search.ts'
import { api } from '../../kernel/api.ts'
import { useTableView } from '../../kernel/data-table/table-view.ts'
import { useSession } from '../../kernel/session/session.ts'
import { usersAddress } from './address.ts'

/** The people of the portal as the address narrows them, and as this person wants to see lists of them. */
export function useUsers() {
  const { portal } = useSession()
  const [search, change] = useAddressSearch(usersAddress)
  const role = isRole(search.role) ? search.role : undefined
  const view = useTableView('users')
  const query = useQuery({
    queryKey: ['users', portal.id, search, view.per_page],
    queryFn: () =>
      api(list_users, {
        query: { search: search.search, role, cursor: search.cursor, per_page: view.per_page, with_total: '1' },
      }),
    placeholderData: keepPreviousData,
  })
  return { search, change, view, query }
}
