import { apart } from '../../../api/src/db/one-connection.ts'
import type { Person, World } from '../world.ts'

const ofNode = globalThis.fetch

type Answering = {
  fetch: typeof fetch
  /** Resolves once all calls have their answers, also those that follow from an answer. */
  ended: () => Promise<void>
}

/** A browser's fetch: requests to the page's own origin go to the world's API with the person's cookies, all others to their real destination. */
export function answeredBy(world: World, person: Person): Answering {
  const open = new Set<Promise<Response>>()
  const answer = answering(world, person)
  return {
    fetch: (...asked) => {
      const call = answer(...asked).finally(() => void open.delete(call))
      open.add(call)
      return call
    },
    async ended() {
      do {
        await Promise.allSettled(open)
        await new Promise(setImmediate)
      } while (open.size > 0)
    },
  }
}

const answering =
  ({ app }: World, { host, cookies }: Person): typeof fetch =>
  async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (url.host !== host) return ofNode(input, init)
    const headers = new Headers(init.headers)
    headers.set('host', host)
    headers.set('origin', url.origin)
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const answer = await apart(async () => app.request(url.href, { ...init, headers }))
    for (const line of answer.headers.getSetCookie()) storeCookie(cookies, line)
    return answer
  }

function storeCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';')
  const at = pair.indexOf('=')
  cookies.set(pair.slice(0, at), pair.slice(at + 1))
  if (!attributes.some((each) => /^\s*httponly$/i.test(each))) document.cookie = `${pair}; path=/`
}
