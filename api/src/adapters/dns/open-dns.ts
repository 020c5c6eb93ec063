import { Resolver } from 'node:dns/promises'
import type { Config } from '../../config.ts'
import type { Dns } from './dns.ts'

// Short, since a person who pressed a button is waiting.
const timeout_ms = 1_500
const attempts = 2

/** Error codes with which the name servers say that there is no such record; any other error means that they did not answer. */
const nothing = new Set(['ENOTFOUND', 'ENODATA'])

/** Looks up records with the resolvers of DNS_SERVERS, or those of this machine if none are set. */
export function openDns({ DNS_SERVERS }: Pick<Config, 'DNS_SERVERS'>): Dns {
  const resolver = new Resolver({ timeout: timeout_ms, tries: attempts })
  if (DNS_SERVERS.length > 0) resolver.setServers([...DNS_SERVERS])
  const asked = (look: () => Promise<string[]>): ReturnType<Dns['txt']> =>
    look().catch((error: unknown) => (nothing.has((error as { code?: string }).code ?? '') ? 'none' : 'unknown'))
  return {
    txt: (name) => asked(async () => (await resolver.resolveTxt(name)).map((parts) => parts.join(''))),
    cname: (name) => asked(() => resolver.resolveCname(name)),
    async addresses(name) {
      const answers = await Promise.all([asked(() => resolver.resolve4(name)), asked(() => resolver.resolve6(name))])
      const found = answers.flatMap((answer) => (typeof answer === 'string' ? [] : answer))
      if (found.length > 0) return found
      return answers.includes('unknown') ? 'unknown' : 'none'
    },
  }
}
