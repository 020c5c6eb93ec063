import { pino, type DestinationStream } from 'pino'

const most_waiting_bytes = 1_048_576

/**
 * Writes log lines to standard output. While that fails (a full disk, a pipe without a reader), up to a megabyte of lines is buffered until it works
 * again, and later lines are lost. Never ends the process.
 */
export function logStream(): DestinationStream {
  const stream = pino.destination({ dest: 1, sync: true, maxLength: most_waiting_bytes })
  stream.on('error', () => {})
  return stream
}
