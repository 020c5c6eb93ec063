import { NotificationsBell } from '@portico/shared/ui/notifications-bell.tsx'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { quietCall } from '../account/browser-call.ts'
import { $visitor, loadVisitor } from '../account/me.store.ts'

const loadPusher = () => import('pusher-js')

/** The bell in the header of pages for one person; a visitor sees none. */
export function Bell() {
  const visitor = useStore($visitor)
  useEffect(() => void ($visitor.get().state === 'loading' && loadVisitor()), [])
  return visitor.state === 'member' ? <NotificationsBell call={quietCall} user_id={visitor.me.id} loadPusher={loadPusher} /> : null
}
