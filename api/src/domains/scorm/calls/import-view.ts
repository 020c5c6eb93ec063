import { errorCatalog, type ErrorCode } from '@portico/shared/errors/catalog.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import type { scormImports } from '../tables.ts'

type ImportRow = typeof scormImports.$inferSelect
const isCode = (code: string): code is ErrorCode => code in errorCatalog

/** Queued, running, done or rejected. */
export const importState = ({ state }: ImportRow) => state as 1 | 2 | 3 | 4

/** The reason an import was rejected, as text; null if it was not. */
export const importError = ({ error_code: code, error_params }: ImportRow) =>
  code && isCode(code) ? { code, message: errorMessage(code, error_params ?? {}) } : null
