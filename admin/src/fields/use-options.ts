import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { select_courses } from '@portico/shared/contract/catalog/course-lists.ts'
import { resourceOf } from '@portico/shared/resources/resources.ts'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../kernel/session/session.ts'
import { api } from '../kernel/api.ts'

export type Option = { id: number; title: string }
export const optionsKey = (list: string | undefined, portal_id: number) => ['options', list, portal_id]

/** Loads the entries of another list, for selects and for displaying an id as its title (REF-006). */
export function useOptions(list: string | undefined) {
  const { portal } = useSession()
  return useQuery({
    queryKey: optionsKey(list, portal.id),
    enabled: list !== undefined,
    staleTime: 60_000,
    queryFn: () =>
      list === 'courses'
        ? api(select_courses, { query: {} })
        : api(callsOf(resourceOf(list ?? '').name).select, { query: {} }),
  })
}
