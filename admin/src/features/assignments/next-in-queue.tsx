import { list_assignment_responses } from '@portico/shared/contract/assignments-staff.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../kernel/api.ts'
import { useSession } from '../../kernel/session/session.ts'
import { gradingPath } from './queue-page.tsx'
import { useOnNotification } from './use-on-notification.ts'
import { queueKey } from '../outline/actions/clear-graded-caches.ts'

/** Links to the next submission in the queue; renders nothing if the queue is empty. */
export function NextInQueue({ after }: { after: number }) {
  const { portal } = useSession()
  const query = useQuery({
    queryKey: [...queueKey(portal.id), 'next', after],
    queryFn: () => api(list_assignment_responses, { query: { per_page: 20 } }),
    retry: false,
  })
  useOnNotification(() => void query.refetch())
  const others = (query.data?.data ?? []).filter(({ id }) => id !== after)
  const next = others.find(({ id }) => id > after) ?? others[0]
  if (!next) return null
  return (
    <p className="assignment-next">
      <Link to={gradingPath(next)}>{`Next in the queue: ${next.name}, ${next.title} →`}</Link>
    </p>
  )
}
