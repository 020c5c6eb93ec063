import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server } from 'node:http'

type Started = { request: IncomingMessage; server: Server }
const channel = 'http.server.request.start'

/**
 * Records every request that a server of this process on `port` recognized, as "METHOD /path" from Node's own parser, before any of our code runs.
 */
export function receivedBy(port: number): { requests: string[]; stop: () => void } {
  const requests: string[] = []
  const heard = (message: unknown): void => {
    const { request, server } = message as Started
    const address = server.address()
    if (typeof address === 'object' && address?.port === port) requests.push(`${request.method} ${request.url}`)
  }
  subscribe(channel, heard)
  return { requests, stop: () => void unsubscribe(channel, heard) }
}
