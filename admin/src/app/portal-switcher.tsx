import { Select } from '@portico/shared/ui/select.tsx'
import { queryClient } from './query-client.ts'
import { selectPortal } from '../kernel/selected-portal.ts'
import { sessionQuery, useSession } from '../kernel/session/session.ts'

/** On the admin portal's host a super admin chooses the portal that this tab works on (ROL-021, TEN-015); nobody else sees it. */
export function PortalSwitcher() {
  const { portal, portals } = useSession()
  if (portals.length === 0) return null
  const choose = async (id: number) => {
    selectPortal(id)
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
  }
  return (
    <Select
      className="portal-switcher"
      aria-label="Current portal"
      value={portal.id}
      options={portals.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(event) => void choose(Number(event.target.value))}
    />
  )
}
