import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { loggableError } from './loggable-error.ts'

/** Creates a process's log: JSON lines on standard output or the given stream. Errors are logged without query parameters. */
export const createLog = (
  { LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>,
  { base, to }: { base?: object; to?: DestinationStream } = {},
): Logger =>
  pino(
    { level: LOG_LEVEL, serializers: { err: (error: unknown) => loggableError(error) }, ...(base ? { base } : {}) },
    to ?? logStream(),
  )

const most_waiting_bytes = 1_048_576

/**
 * Writes log lines to standard output. While that fails (a full disk, a pipe without a reader), up to a megabyte of lines is buffered until it works
 * again, and later lines are lost. Never ends the process.
 */
function logStream(): DestinationStream {
  const stream = pino.destination({ dest: 1, sync: true, maxLength: most_waiting_bytes })
  stream.on('error', () => {})
  return stream
}
