import { list_assignment_responses, type QueuedResponse } from '@portico/shared/contract/assignments-staff.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../kernel/api.ts'
import { useSession } from '../../kernel/session/session.ts'
import { gradingPath } from './queue-page.tsx'
import { useOnNotification } from './use-on-notification.ts'
import { queueKey } from '../outline/actions/clear-graded-caches.ts'

/** Returns the next submission that waits, after the one on this page; null if there is none. */
export function useNextInQueue(after: number): QueuedResponse | null {
  const { portal } = useSession()
  const query = useQuery({
    queryKey: [...queueKey(portal.id), 'next', after],
    queryFn: () => api(list_assignment_responses, { query: { per_page: 100 } }),
    retry: false,
  })
  useOnNotification(() => void query.refetch())
  const queue = query.data?.data ?? []
  const position = queue.findIndex(({ id }) => id === after)
  const others = queue.filter(({ id }) => id !== after)
  // Once graded it is no longer in the queue: newer submissions have higher ids.
  return (position < 0 ? others.find(({ id }) => id > after) : others[position]) ?? others[0] ?? null
}

/** Links to the next submission in the queue; renders nothing if the queue is empty. */
export function NextInQueue({ next }: { next: QueuedResponse | null }) {
  if (!next) return null
  return (
    <p className="assignment-next">
      <Link to={gradingPath(next)}>{`Next in the queue: ${next.name}, ${next.title} →`}</Link>
    </p>
  )
}
