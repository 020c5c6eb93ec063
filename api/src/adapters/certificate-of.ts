import { connect } from 'node:tls'
import type { Config } from '../config.ts'

const timeout_ms = 15_000

/**
 * Until when the certificate is valid that the web server in front has for a host; null while it has none. Only ever TLS_ADDRESS is
 * connected to, whatever the host's name leads to. A server that gets certificates on demand begins to with this.
 */
export function certificateOf({ TLS_ADDRESS }: Pick<Config, 'TLS_ADDRESS'>, servername: string): Promise<Date | null> {
  const [host, port] = TLS_ADDRESS.split(':')
  return new Promise((done) => {
    const socket = connect({ host, port: Number(port), servername, timeout: timeout_ms })
    const end = (until: Date | null) => {
      socket.destroy()
      done(until)
    }
    socket.once('secureConnect', () => {
      const until = new Date(socket.getPeerCertificate().valid_to)
      end(socket.authorized && until.getTime() > Date.now() ? until : null)
    })
    socket.once('error', () => end(null))
    socket.once('timeout', () => end(null))
  })
}
