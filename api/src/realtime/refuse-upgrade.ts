import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** Refuses an upgrade in plain HTTP, and closes. */
export function refuseUpgrade(socket: Duplex, status: 400 | 403 | 404 | 426 | 503): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
