import { seemsSignedIn } from '@portico/shared/browser/cookies.ts'
import type { Me } from '@portico/shared/contract/session.ts'
import { NotificationsBell } from '@portico/shared/ui/notifications-bell.tsx'
import { useEffect, useState } from 'react'
import { quietCall } from '../../kernel/browser-call.ts'
import { mustCompleteProfile, toProfile } from '../../kernel/complete-profile-first.ts'
import { pageTimeZone } from '../../scripts/portal-date.ts'
import { askMe } from '../../kernel/me.store.ts'

const loadPusher = () => import('pusher-js')

/** The bell in the header of pages for one person. A lost session is handled by the page itself, which says why; there is no bell then. */
export function Bell() {
  const [me, setMe] = useState<Me | null>(null)
  useEffect(
    () =>
      void (
        seemsSignedIn() &&
        askMe().then(
          (found) => (found.second_factor !== 'fine' ? null : mustCompleteProfile(found) ? toProfile() : setMe(found)),
          () => {},
        )
      ),
    [],
  )
  return me ? (
    <NotificationsBell call={quietCall} user_id={me.id} loadPusher={loadPusher} time_zone={pageTimeZone()} />
  ) : null
}
