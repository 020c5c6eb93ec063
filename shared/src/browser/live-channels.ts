type ChannelListener = (event: string, data: unknown) => void
type Channel = { bind_global: (heard: ChannelListener) => unknown; unbind_global: (heard: ChannelListener) => unknown }
/** The part of a Pusher client that additional channels need. */
export type ChannelClient = {
  subscribe: (channel: string) => Channel
  unsubscribe: (channel: string) => void
}

let client: ChannelClient | null = null
const listenersByChannel = new Map<string, Set<ChannelListener>>()

const subscribeOn = (on: ChannelClient, name: string): unknown =>
  on.subscribe(name).bind_global((event, data) => listenersByChannel.get(name)?.forEach((heard) => heard(event, data)))

/** Registers the page's one socket once it is open and subscribes the channels requested before. */
export function connectChannels(opened: ChannelClient): () => void {
  client = opened
  for (const name of listenersByChannel.keys()) subscribeOn(opened, name)
  return () => {
    if (client === opened) client = null
  }
}

/** Listens to an additional channel over the page's own socket (NTF-008), also after a reconnect, until the returned function is called. */
export function subscribeToChannel(name: string, heard: ChannelListener): () => void {
  const room = listenersByChannel.get(name)
  if (room) room.add(heard)
  else {
    listenersByChannel.set(name, new Set([heard]))
    if (client) subscribeOn(client, name)
  }
  return () => {
    const left = listenersByChannel.get(name)
    left?.delete(heard)
    if (left?.size !== 0) return
    listenersByChannel.delete(name)
    client?.unsubscribe(name)
  }
}
