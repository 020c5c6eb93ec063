import './managers.css'
import { dismiss_announcement, list_manager_announcements } from '@portico/shared/contract/portals/announcements.ts'
import { Announcements } from '@portico/shared/ui/announcements.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'

/** Announcements on the managers' landing page (NTF-005), each until it is dismissed. */
export function ManagerAnnouncements() {
  const { portal } = useSession()
  const client = useQueryClient()
  const key = ['manager-announcements', portal.id]
  const { data = [] } = useQuery({ queryKey: key, queryFn: () => api(list_manager_announcements, {}) })
  const dismiss = (id: number) => {
    client.setQueryData(
      key,
      data.filter((one) => one.id !== id),
    )
    // If saving the dismissal fails, the announcement appears again next time.
    api(dismiss_announcement, { params: { id } }).catch(() => {})
  }
  return data.length === 0 ? null : (
    <div className="manager-announcements">
      <Announcements announcements={data} onDismiss={dismiss} />
    </div>
  )
}
