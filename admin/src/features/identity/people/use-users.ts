import { isRole } from '@portico/shared/access/roles.ts'
import { list_users } from '@portico/shared/contract/identity/people.ts'
import { api } from '../../../kernel/api.ts'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { usersSearchParams } from '../search-params.ts'

/** Loads the portal's people with the filters in the URL and the user's table view. */
export const useUsers = () =>
  usePagedList({
    name: 'users',
    address: usersSearchParams,
    filters: ['search', 'role', 'tag', 'blocked'],
    ask: (query, { role, tag, blocked }) =>
      api(list_users, {
        query: { ...query, role: isRole(role) ? role : undefined, tag, blocked: blocked ? '1' : undefined },
      }),
  })
