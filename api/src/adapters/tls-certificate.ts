import { connect } from 'node:tls'
import type { Config } from '../config.ts'

const timeout_ms = 15_000

/**
 * Returns when the certificate that the front web server has for a host expires; null without a valid one. Connects only to TLS_ADDRESS, regardless
 * of the host's DNS. A server that issues certificates on demand starts to do so on this connection.
 */
export function tlsCertificateOf(
  { TLS_ADDRESS }: Pick<Config, 'TLS_ADDRESS'>,
  servername: string,
): Promise<Date | null> {
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
