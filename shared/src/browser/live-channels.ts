type Heard = (event: string, data: unknown) => void
type Channel = { bind_global: (heard: Heard) => unknown; unbind_global: (heard: Heard) => unknown }
/** The part of a Pusher client that additional channels need. */
export type ChannelClient = {
  subscribe: (channel: string) => Channel
  unsubscribe: (channel: string) => void
}

let client: ChannelClient | null = null
const rooms = new Map<string, Set<Heard>>()

const hearOn = (on: ChannelClient, name: string): unknown =>
  on.subscribe(name).bind_global((event, data) => rooms.get(name)?.forEach((heard) => heard(event, data)))

/** Registers the page's one socket once it is open and subscribes the channels requested before. */
export function offerChannels(opened: ChannelClient): () => void {
  client = opened
  for (const name of rooms.keys()) hearOn(opened, name)
  return () => {
    if (client === opened) client = null
  }
}

/** Listens to an additional channel over the page's own socket (NTF-008), also after a reconnect, until the returned function is called. */
export function hearChannel(name: string, heard: Heard): () => void {
  const room = rooms.get(name)
  if (room) room.add(heard)
  else {
    rooms.set(name, new Set([heard]))
    if (client) hearOn(client, name)
  }
  return () => {
    const left = rooms.get(name)
    left?.delete(heard)
    if (left?.size !== 0) return
    rooms.delete(name)
    client?.unsubscribe(name)
  }
}
