import type { Call } from '../calls/call.ts'
import { broadcasting_auth, type Notification } from '../contract/notifications.ts'
import { connectChannels, type ChannelClient } from './live-channels.ts'

type Bind = (event: string, heard: (data: never) => void) => unknown
type Client = Omit<ChannelClient, 'subscribe'> & {
  subscribe: (channel: string) => ReturnType<ChannelClient['subscribe']> & { bind: Bind }
  connect: () => void
  disconnect: () => void
  connection: { bind: Bind }
}
type Authorized = (error: Error | null, answer: { auth: string; channel_data?: string } | null) => void
/** `() => import('pusher-js')`: each app passes the package in, so that only pages with a bell load it. */
export type LoadPusher = () => Promise<{ default: unknown }>

type LiveNotificationsOptions = {
  loadPusher: LoadPusher
  call: Call
  user_id: number
  onNotice: (notice: Notification) => void
  /** connected: notifications arrive from here on; earlier ones must be read from the API */
  onReady: () => void
  /** the server closed it for good: signed out, signed in elsewhere, or blocked */
  onEnded: () => void
}

/** Delivers a person's own notifications live over one socket of this page's origin (NTF-006, NTF-007). Reconnects by itself until closed. */
export async function openLiveNotifications({
  loadPusher,
  call,
  user_id,
  onNotice,
  onReady,
  onEnded,
}: LiveNotificationsOptions): Promise<{ again: () => void; close: () => void }> {
  const Pusher = clientClass((await loadPusher()).default)
  const isSecure = location.protocol === 'https:'
  const port = Number(location.port) || (isSecure ? 443 : 80)
  const client = new Pusher('portico', {
    cluster: '',
    wsHost: location.hostname,
    wsPort: port,
    wssPort: port,
    wsPath: '/api/realtime',
    forceTLS: isSecure,
    enabledTransports: ['ws', 'wss'],
    channelAuthorization: {
      customHandler: ({ socketId, channelName }: { socketId: string; channelName: string }, done: Authorized) =>
        void call(broadcasting_auth, { body: { socket_id: socketId, channel_name: channelName } }).then(
          (answer) => done(null, answer),
          (error: unknown) => done(error instanceof Error ? error : new Error('refused'), null),
        ),
    },
  })
  const channel = client.subscribe(`private-notifications.${user_id}`)
  channel.bind('notification.created', onNotice)
  channel.bind('pusher:subscription_succeeded', onReady)
  const withdraw = connectChannels(client)
  let isClosed = false
  client.connection.bind('disconnected', () => void (isClosed || onEnded()))
  return {
    again: () => client.connect(),
    close: () => {
      isClosed = true
      withdraw()
      client.disconnect()
    },
  }
}

/** The package is CommonJS; bundlers differ in what they expose as its default. */
function clientClass(found: unknown): new (key: string, options: object) => Client {
  const inner = (found as { default?: unknown }).default ?? found
  return inner as new (key: string, options: object) => Client
}
