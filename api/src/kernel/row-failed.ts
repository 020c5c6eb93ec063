import type { Services } from './services.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'

type Failed = { asked: { id: number; request_id: string }; line: number; error: unknown }

/** Logs the error of one row of an import, and returns the report's text: a reference to the log entry. */
export function rowFailed(log: Pick<Services['log'], 'error'>, { asked, line, error }: Failed): string {
  log.error({ err: error, import: asked.id, line, request: asked.request_id }, 'a row of an import failed')
  return errorMessage('lists.row_failed', { reference: `import ${asked.id}, line ${line}` })
}
