import { expect, test } from 'vitest'
import { subscribeToChannel, connectChannels, type ChannelClient } from './live-channels.ts'

type ChannelListener = (event: string, data: unknown) => void

/** A fake socket that records subscriptions and sends whatever a test wants. */
function socket() {
  const open = new Map<string, ChannelListener>()
  const client: ChannelClient = {
    subscribe: (name) => ({
      bind_global: (heard) => void open.set(name, heard),
      unbind_global: () => {},
    }),
    unsubscribe: (name) => void open.delete(name),
  }
  return { client, open, say: (name: string, event: string) => open.get(name)?.(event, 7) }
}

test('[NTF-008] subscribes over the page’s socket in either order and unsubscribes with the last listener', () => {
  const heard: string[] = []
  const first = subscribeToChannel('private-enrolls.1', (event) => heard.push(`a ${event}`))
  const one = socket()
  const withdraw = connectChannels(one.client)
  const second = subscribeToChannel('private-enrolls.1', (event) => heard.push(`b ${event}`))
  one.say('private-enrolls.1', 'user.enrolled')
  first()
  one.say('private-enrolls.1', 'enrollment.failed')
  expect(heard).toEqual(['a user.enrolled', 'b user.enrolled', 'b enrollment.failed'])
  // A new socket, as opened after the session was exchanged.
  withdraw()
  const other = socket()
  connectChannels(other.client)
  other.say('private-enrolls.1', 'again')
  expect(heard.at(-1)).toBe('b again')
  second()
  expect([...other.open.keys()]).toEqual([])
})
