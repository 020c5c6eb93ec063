import type { Server } from 'node:net'
import type { Config } from '../../config.ts'
import { isTrusted, networkOf } from '../client-ip.ts'

/** Limits connections per IP address; this machine and TRUSTED_PROXIES serve many clients and are not limited. */
export function capConnections(
  server: Server,
  config: Pick<Config, 'CONNECTIONS_PER_ADDRESS' | 'TRUSTED_PROXIES'>,
): void {
  const most = config.CONNECTIONS_PER_ADDRESS
  if (most === 0) return
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = socket.remoteAddress
    if (address === undefined || isTrusted(address, config)) return
    const network = networkOf(address)
    const count = open.get(network) ?? 0
    if (count >= most) return void socket.destroy()
    open.set(network, count + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
