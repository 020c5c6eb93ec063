import { declare } from './declare.ts'
import { logLevel } from './setting-kinds.ts'

/** Settings of the log level. */
export const logSettings = {
  LOG_LEVEL: declare(
    logLevel,
    '',
    '0 (silent) to 5 (all there is to say), or a level of pino: silent, fatal, error, warn, info, debug, trace; empty: 5 with the embedded database, 3 (info) beside one of your own',
  ),
}
