import { seemsSignedIn } from '@portico/shared/browser/cookies.ts'
import { whenIdle } from '@portico/shared/browser/when-idle.ts'
import type { Me } from '@portico/shared/contract/identity/session.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { callWithoutRedirect } from '../../kernel/browser-call.ts'
import { mustCompleteProfile, toProfile } from '../../kernel/redirects.ts'
import { pageTimeZone } from '../../scripts/portal-date.ts'
import { loadMe } from '../../kernel/me.store.ts'

const loadPusher = () => import('pusher-js')
/** The menu and list are the largest part of a learner page's script, so load them when idle. */
const NotificationsBell = lazy(async () => {
  await whenIdle()
  return { default: (await import('@portico/shared/ui/notifications-bell.tsx')).NotificationsBell }
})

/** The bell in the header of pages for signed-in users. The page itself handles a lost session and gives the reason; the bell is then hidden. */
export function Bell() {
  const [me, setMe] = useState<Me | null>(null)
  useEffect(
    () =>
      void (
        seemsSignedIn() &&
        loadMe().then(
          (found) => (found.second_factor !== 'fine' ? null : mustCompleteProfile(found) ? toProfile() : setMe(found)),
          () => {},
        )
      ),
    [],
  )
  return me ? (
    <Suspense fallback={null}>
      <NotificationsBell
        call={callWithoutRedirect}
        user_id={me.id}
        loadPusher={loadPusher}
        time_zone={pageTimeZone()}
      />
    </Suspense>
  ) : null
}
