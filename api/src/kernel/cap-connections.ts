import type { Server } from 'node:net'
import type { Config } from '../config.ts'
import { isTrusted } from './client-ip.ts'

/** Lets one address hold so many connections and no more; this machine and TRUSTED_PROXIES, who speak for many, as many as they like. */
export function capConnections(server: Server, config: Pick<Config, 'CONNECTIONS_PER_ADDRESS' | 'TRUSTED_PROXIES'>): void {
  const most = config.CONNECTIONS_PER_ADDRESS
  if (most === 0) return
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = socket.remoteAddress
    if (address === undefined || isTrusted(address, config)) return
    const place = placeOf(address)
    const count = open.get(place) ?? 0
    if (count >= most) return void socket.destroy()
    open.set(place, count + 1)
    socket.once('close', () => {
      const left = (open.get(place) ?? 1) - 1
      if (left > 0) open.set(place, left)
      else open.delete(place)
    })
  })
}

/** Who has one address of IPv6 has the 2^64 around it: the network counts. */
export function placeOf(address: string): string {
  const plain = address.replace(/^::ffff:/, '')
  if (!plain.includes(':')) return plain
  const [before = '', after] = plain.split('%', 1)[0]?.split('::') ?? []
  const head = before === '' ? [] : before.split(':')
  const tail = after ? after.split(':') : []
  const groups = after === undefined ? head : [...head, ...Array<string>(Math.max(8 - head.length - tail.length, 0)).fill('0'), ...tail]
  return groups.slice(0, 4).join(':')
}
