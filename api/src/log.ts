import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from './config.ts'
import { logStream } from './log-stream.ts'
import { withoutParameters } from './without-parameters.ts'

/** The log of one process: lines of JSON on standard output, or on the given stream. Errors are told without the parameters of queries. */
export const createLog = (
  { LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>,
  { base, to }: { base?: object; to?: DestinationStream } = {},
): Logger =>
  pino(
    { level: LOG_LEVEL, serializers: { err: (error: unknown) => withoutParameters(error) }, ...(base ? { base } : {}) },
    to ?? logStream(),
  )
