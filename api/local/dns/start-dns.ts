import { createServer, Packet } from 'dns2'
import { freePort } from '../supervisor/free-port.ts'

/** DNS records of a name. `fails`: the name server never responds, or responds with SERVFAIL. */
export type ZoneEntry = {
  txt?: readonly string[]
  cname?: string
  a?: string
  fails?: 'silent' | 'servfail'
}
export type Zone = Readonly<Record<string, ZoneEntry>>

/** Starts a name server on 127.0.0.1 that is authoritative for every name: names missing from the zone do not exist. Port 0 picks a free one. */
export async function startDns({ zone, port = 0 }: { zone: () => Zone; port?: number }) {
  const server = createServer({
    udp: true,
    handle(request, send) {
      const response = Packet.createResponseFromRequest(request)
      response.header.aa = 1
      const [question] = request.questions
      const found = question && zone()[question.name.toLowerCase()]
      if (found?.fails === 'silent') return
      if (!found || found.fails === 'servfail')
        response.header.rcode = found ? Packet.RCODE.SERVFAIL : Packet.RCODE.NXDOMAIN
      else response.answers.push(...(answersOf(found, question, zone()) as typeof response.answers))
      send(response)
    },
  })
  // Ignore malformed requests; our own queries are always valid.
  server.on('requestError', () => {})
  // This library does not support port 0.
  const failed = new Promise<never>((_, fail) => void server.once('error', fail))
  const { udp } = await Promise.race([
    failed,
    server.listen({ udp: { port: port || (await freePort()), address: '127.0.0.1' } }),
  ])
  return {
    address: `127.0.0.1:${udp?.port ?? port}`,
    stop: async () => void (await server.close()),
  }
}

type Question = { name: string; type?: number | undefined }
type Answer = {
  name: string
  class: number
  ttl: number
  type: number
  data?: string[]
  domain?: string
  address?: string
}

function answersOf(found: ZoneEntry, { name, type }: Question, zone: Zone): Answer[] {
  const { TYPE, CLASS } = Packet
  const head = { class: CLASS.IN, ttl: 0 }
  if (type === TYPE.TXT && found.txt !== undefined)
    return found.txt.map((text) => ({ ...head, name, type, data: parts(text) }))
  if (found.cname !== undefined) {
    const alias = { ...head, name, type: TYPE.CNAME, domain: found.cname }
    const target = zone[found.cname.toLowerCase()]
    return type === TYPE.CNAME || !target ? [alias] : [alias, ...answersOf(target, { name: found.cname, type }, zone)]
  }
  return type === TYPE.A && found.a !== undefined ? [{ ...head, name, type, address: found.a }] : []
}

/** Splits a text into the 255-byte parts of a TXT record. */
const parts = (text: string): string[] => text.match(/.{1,255}/gs) ?? ['']
