import type { ErrorCode } from './catalog.ts'

/** A refusal by the API: its code, its sentence and, for wrong fields, the sentences of each field. `code` is null when no API answered. */
export class CallError extends Error {
  readonly status: number
  readonly code: ErrorCode | null
  readonly fields: Readonly<Record<string, readonly string[]>>
  readonly request_id: string | null
  readonly params: Readonly<Record<string, string | number>>
  /** the entry as it is now, where someone else has changed it meanwhile */
  readonly current: Readonly<Record<string, unknown>> | null
  constructor(answer: {
    status: number
    code: ErrorCode | null
    message: string
    fields?: Record<string, string[]>
    request_id?: string | null
    params?: Record<string, string | number>
    current?: Readonly<Record<string, unknown>> | null
  }) {
    super(answer.message)
    this.name = 'CallError'
    this.status = answer.status
    this.code = answer.code
    this.fields = answer.fields ?? {}
    this.request_id = answer.request_id ?? null
    this.params = answer.params ?? {}
    this.current = answer.current ?? null
  }
}
