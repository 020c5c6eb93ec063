import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from './config.ts'
import { logStream } from './log-stream.ts'
import { withoutParameters } from './without-parameters.ts'

/** Creates a process's log: JSON lines on standard output or the given stream. Errors are logged without query parameters. */
export const createLog = (
  { LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>,
  { base, to }: { base?: object; to?: DestinationStream } = {},
): Logger =>
  pino(
    { level: LOG_LEVEL, serializers: { err: (error: unknown) => withoutParameters(error) }, ...(base ? { base } : {}) },
    to ?? logStream(),
  )
