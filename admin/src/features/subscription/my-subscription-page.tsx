import { errorMessage } from '@portico/shared/errors/message.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useSession } from '../../kernel/session/session.ts'
import { PageHead } from '../../kernel/page-head.tsx'

/** /admin/my-subscription: where the admins of a blocked portal end up, and what they can do about it (TEN-011). */
export function MySubscriptionPage() {
  const { portal } = useSession()
  const isBlocked = portal.is_paused && portal.kind === 'tenant'
  return (
    <>
      <PageHead title="My subscription">The subscription of {portal.name}.</PageHead>
      <div className="panel">
        <div className="panel-body stack">
          {isBlocked ? (
            <Notice tone="failed" alert>
              {errorMessage('portals.blocked')}
            </Notice>
          ) : null}
          {isBlocked ? (
            <p>
              No one can open courses here while the portal is paused. Progress, certificates and settings are safe.
            </p>
          ) : null}
          <p>{portal.has_subscription ? 'Your subscription is active.' : 'There is no active subscription.'}</p>
        </div>
      </div>
    </>
  )
}
