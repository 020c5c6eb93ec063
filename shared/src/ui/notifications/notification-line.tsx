import type { MouseEvent } from 'react'
import type { Notification } from '../../contract/notifications.ts'
import { formatDate } from '../../rules/dates/format-date.ts'
import { notificationText } from '../../rules/notifications/notification-text.ts'

const patience_ms = 500

/** One notification; opening it marks it as read. */
export function NotificationLine({
  notice,
  time_zone,
  onRead,
}: {
  notice: Notification
  time_zone: string
  onRead: () => Promise<void>
}) {
  const isUnread = notice.read_at === null
  const content = (
    <>
      <span className="notice-line-text">
        {isUnread ? <span className="visually-hidden">Unread: </span> : null}
        {notificationText(notice)}
      </span>
      <time dateTime={notice.created_at}>{formatDate({ at: notice.created_at, time_zone, style: 'moment' })}</time>
    </>
  )
  const { path } = notice
  if (path === null)
    return (
      <button type="button" className="notice-line" data-unread={isUnread || undefined} onClick={() => void onRead()}>
        {content}
      </button>
    )
  const open = (event: MouseEvent) => {
    if (!isUnread || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // Leaving the page would abort the call, so wait briefly for it first.
    void Promise.race([onRead(), new Promise((done) => setTimeout(done, patience_ms))]).finally(() =>
      location.assign(path),
    )
  }
  return (
    <a className="notice-line" data-unread={isUnread || undefined} href={path} onClick={open}>
      {content}
    </a>
  )
}
