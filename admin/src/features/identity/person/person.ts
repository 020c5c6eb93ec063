import { show_user, type Person } from '@portico/shared/contract/identity/people-record.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { api } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'

export const personQuery = (portal_id: number, user_id: number) =>
  queryOptions({
    queryKey: ['user', portal_id, user_id],
    queryFn: () => api(show_user, { params: { user_id }, query: {} }),
  })

/** Returns the person's id from the URL: the slug is the account number. */
export const usePersonId = (): number => Number((useParams({ strict: false }) as { slug?: string }).slug)

/** Puts a saved person into the cache, or refetches everything displayed about a person. */
export function usePersonChanged() {
  const { portal } = useSession()
  const client = useQueryClient()
  return (user_id: number, saved?: Person) => {
    if (saved) client.setQueryData(personQuery(portal.id, user_id).queryKey, saved)
    void client.invalidateQueries({ queryKey: ['user', portal.id, user_id] })
    void client.invalidateQueries({ queryKey: ['users'] })
  }
}

export const fullNameOf = ({ full_name, email }: Pick<Person, 'full_name' | 'email'>): string => full_name || email
