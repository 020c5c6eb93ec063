import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** Refuses an upgrade over plain HTTP and closes the connection. */
export function refuseUpgrade(socket: Duplex, status: 400 | 403 | 404 | 426 | 503): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
