import { failureText, referenceOf } from '../../browser/failure-text.ts'
import type { NotificationsState, NotificationsStore } from '../../browser/notifications-store.ts'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { ErrorState } from '../error-state.tsx'
import { Skeleton } from '../skeleton.tsx'
import { toasts } from '../toasts.ts'
import { NotificationLine } from './notification-line.tsx'

const failed = (error: unknown) => toasts.show({ kind: 'failed', text: failureText(error) })

/** The bell's list: loading, empty, failed, or loaded. */
export function NotificationsPanel({
  notices,
  store,
  time_zone,
}: {
  notices: NotificationsState
  store: NotificationsStore
  time_zone: string
}) {
  const { state, list, error, next_cursor } = notices
  if (state === 'failed' && list.length === 0)
    return (
      <ErrorState onRetry={() => void store.load()} requestId={referenceOf(error)}>
        {failureText(error)}
      </ErrorState>
    )
  if (state !== 'ready' && list.length === 0)
    return (
      <div className="notices-waiting" role="status">
        <span className="visually-hidden">Loading notifications…</span>
        <Skeleton count={6} />
      </div>
    )
  if (list.length === 0)
    return (
      <EmptyState icon="bell" title="No notifications yet">
        You’ll see updates here, such as when a certificate is ready.
      </EmptyState>
    )
  return (
    <>
      <ul className="notices-list">
        {list.map((notice) => (
          <li key={notice.id}>
            <NotificationLine notice={notice} time_zone={time_zone} onRead={() => store.read(notice).catch(failed)} />
          </li>
        ))}
      </ul>
      {next_cursor === null ? null : (
        <Button kind="quiet" block onClick={() => void store.more().catch(failed)}>
          Show more
        </Button>
      )}
    </>
  )
}
