import type { Call } from '../calls/call.ts'
import {
  count_unread_notifications,
  list_notifications,
  read_all_notifications,
  read_notification,
  type Notification,
} from '../contract/notifications.ts'

export type NotificationsState = {
  /** state of the list: not requested yet, loading, loaded, or failed */
  state: 'unasked' | 'loading' | 'ready' | 'failed'
  list: readonly Notification[]
  unread: number
  next_cursor: string | null
  error: unknown
  /** the latest one that arrived while the page was open, for screen readers */
  latest: Notification | null
}
export type NotificationsStore = ReturnType<typeof createNotificationsStore>

const nothing: NotificationsState = {
  state: 'unasked',
  list: [],
  unread: 0,
  next_cursor: null,
  error: null,
  latest: null,
}

/** A person's notifications on this page. The API is authoritative; they are read again whenever one may have been missed. */
export function createNotificationsStore(call: Call) {
  let now = nothing
  const watchers = new Set<() => void>()
  const set = (change: Partial<NotificationsState>) => {
    now = { ...now, ...change }
    for (const changed of watchers) changed()
  }
  const count = async () => set({ unread: (await call(count_unread_notifications)).count })
  const load = async () => {
    set({ state: now.list.length > 0 ? 'ready' : 'loading', error: null })
    try {
      const { data, meta } = await call(list_notifications)
      set({ state: 'ready', list: data, next_cursor: meta.next_cursor })
    } catch (error) {
      set({ state: 'failed', error })
    }
  }
  const replace = (notice: Notification) => set({ list: now.list.map((one) => (one.id === notice.id ? notice : one)) })
  return {
    get: (): NotificationsState => now,
    subscribe(changed: () => void) {
      watchers.add(changed)
      return () => void watchers.delete(changed)
    },
    load,
    /** Updates the count, and reloads the list if it has been opened before. */
    refresh: async () => void (await Promise.all([count(), now.state === 'unasked' ? undefined : load()])),
    async more() {
      if (now.next_cursor === null) return
      const { data, meta } = await call(list_notifications, { query: { cursor: now.next_cursor } })
      set({
        list: [...now.list, ...data.filter((notice) => !now.list.some((one) => one.id === notice.id))],
        next_cursor: meta.next_cursor,
      })
    },
    /** Adds one that just arrived; a duplicate is shown once. */
    async add(notice: Notification) {
      if (now.list.some((one) => one.id === notice.id)) return
      set({ latest: notice, ...(now.state === 'unasked' ? {} : { list: [notice, ...now.list] }) })
      await count()
    },
    async read(notice: Notification) {
      if (notice.read_at !== null) return
      set({ unread: Math.max(0, now.unread - 1) })
      replace(await call(read_notification, { params: { id: notice.id } }))
    },
    async readAll() {
      await call(read_all_notifications)
      const read_at = new Date().toISOString()
      set({ unread: 0, list: now.list.map((one) => ({ ...one, read_at: one.read_at ?? read_at })) })
    },
  }
}
