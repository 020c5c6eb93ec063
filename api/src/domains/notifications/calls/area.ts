import type { Verb } from '../../../kernel/verb.ts'
import { broadcastingAuth } from './broadcasting-auth.ts'
import { countUnreadNotifications } from './count-unread-notifications.ts'
import { listNotifications } from './list-notifications.ts'
import { readAllNotifications } from './read-all-notifications.ts'
import { readNotification } from './read-notification.ts'

export const notifications: readonly Verb[] = [
  listNotifications,
  countUnreadNotifications,
  readNotification,
  readAllNotifications,
  broadcastingAuth,
]
