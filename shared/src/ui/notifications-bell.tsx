import { Popover } from '@base-ui/react/popover'
import { failureText } from '../browser/failure-text.ts'
import { notificationText } from '../rules/notifications/notification-text.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { NotificationsPanel } from './notifications/notifications-panel.tsx'
import { useNotifications, type BellWiring } from './notifications/use-notifications.ts'
import { toasts } from './toasts.ts'

const most = 99

/** The notification bell of both apps: unread count, list, and a live region for new notifications (NTF-001, NTF-007). */
export function NotificationsBell({ time_zone, ...wiring }: BellWiring & { time_zone: string }) {
  const { notices, store } = useNotifications(wiring)
  const { unread, latest } = notices
  return (
    <>
      <Popover.Root onOpenChange={(isOpen) => void (isOpen && store.load())}>
        <Popover.Trigger
          className="button button-quiet button-icon bell"
          aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
        >
          <Icon name="bell" />
          {unread === 0 ? null : (
            <span className="bell-count" aria-hidden="true">
              {unread > most ? `${most}+` : unread}
            </span>
          )}
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner sideOffset={14} align="end" collisionPadding={8} className="menu-positioner">
            <Popover.Popup className="notices-popup">
              <div className="notices-head">
                <Popover.Title className="notices-title">Notifications</Popover.Title>
                {unread === 0 ? null : (
                  <Button
                    kind="quiet"
                    size="small"
                    onClick={() =>
                      void store
                        .readAll()
                        .catch((error: unknown) => toasts.show({ kind: 'failed', text: failureText(error) }))
                    }
                  >
                    Mark all as read
                  </Button>
                )}
              </div>
              <NotificationsPanel notices={notices} store={store} time_zone={time_zone} />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      <span className="visually-hidden" role="status">
        {latest === null ? '' : `New notification: ${notificationText(latest)}`}
      </span>
    </>
  )
}
