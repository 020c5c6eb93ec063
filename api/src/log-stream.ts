import { pino, type DestinationStream } from 'pino'

const most_waiting_bytes = 1_048_576

/**
 * Standard output for log lines. While it cannot be written (a full disk, a pipe that nobody reads) lines wait, a megabyte of them,
 * and later ones are lost; they are written once there is room. It never ends the process.
 */
export function logStream(): DestinationStream {
  const stream = pino.destination({ dest: 1, sync: true, maxLength: most_waiting_bytes })
  stream.on('error', () => {})
  return stream
}
