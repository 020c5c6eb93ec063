import type { ErrorCode } from '../catalog.ts'

/** A refusal by the API: its code, its message and, for invalid fields, the messages of each field. `code` is null if no API responded. */
export class CallError extends Error {
  readonly status: number
  readonly code: ErrorCode | null
  readonly fields: Readonly<Record<string, readonly string[]>>
  readonly request_id: string | null
  readonly params: Readonly<Record<string, string | number>>
  /** the current entry if someone else has changed it meanwhile */
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
