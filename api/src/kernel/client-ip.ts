import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import type { Config } from '../config.ts'

const lists = new WeakMap<readonly string[], BlockList>()

/** Checks whether a peer is trusted: this machine (the edge next to the api) or an entry of TRUSTED_PROXIES. */
export function isTrusted(address: string, config: Pick<Config, 'TRUSTED_PROXIES'>): boolean {
  const plain = address.replace(/^::ffff:/, '')
  if (plain === '127.0.0.1' || plain === '::1') return true
  let list = lists.get(config.TRUSTED_PROXIES)
  if (!list) {
    list = new BlockList()
    for (const entry of config.TRUSTED_PROXIES) {
      const [network = '', bits] = entry.split('/')
      const family = isIP(network) === 6 ? 'ipv6' : 'ipv4'
      if (bits) list.addSubnet(network, Number(bits), family)
      else list.addAddress(network, family)
    }
    lists.set(config.TRUSTED_PROXIES, list)
  }
  return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}

/** Returns the client's IP address: the rightmost hop of X-Forwarded-For that is not one of our proxies. */
export function clientIp(c: Context, config: Pick<Config, 'TRUSTED_PROXIES'>): string {
  const peer = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? '127.0.0.1'
  return ipBehindProxies({ peer, forwarded: c.req.header('x-forwarded-for') ?? '' }, config)
}

/** The same for requests that are not calls, such as a socket's upgrade. */
export function ipBehindProxies(
  { peer, forwarded }: { peer: string; forwarded: string },
  config: Pick<Config, 'TRUSTED_PROXIES'>,
): string {
  if (!isTrusted(peer, config)) return peer
  const hops = forwarded
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => isIP(hop) > 0)
  return hops.reverse().find((hop) => !isTrusted(hop, config)) ?? peer
}

/** Returns an IPv6 address's /64 network, since one client controls all 2^64 addresses in it; IPv4 addresses stay as they are. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/, '')
  if (!plain.includes(':')) return plain
  const [before = '', after] = plain.split('%', 1)[0]?.split('::') ?? []
  const head = before === '' ? [] : before.split(':')
  const tail = after ? after.split(':') : []
  const groups =
    after === undefined
      ? head
      : [...head, ...Array<string>(Math.max(8 - head.length - tail.length, 0)).fill('0'), ...tail]
  return groups.slice(0, 4).join(':')
}
