import { normalCmiValue } from '@portico/shared/rules/scorm/normal-cmi-value.ts'
import { statusAtFinish } from '@portico/shared/rules/scorm/status-at-finish.ts'
import { createModel, textOf } from './cmi-model.ts'

export type ScormApi = Record<
  | 'LMSInitialize'
  | 'LMSFinish'
  | 'LMSGetValue'
  | 'LMSSetValue'
  | 'LMSCommit'
  | 'LMSGetLastError'
  | 'LMSGetErrorString'
  | 'LMSGetDiagnostic',
  (...values: string[]) => string
>
type Sink = { set: (element: string, value: string) => void; flush: () => void; terminate: () => void }
type Options = {
  cmi: Record<string, string>
  sink: Sink
  /** Content initialized again after its end, which requires a new launch. */
  onReopen?: () => void
}
type Read = (element: string) => string
/** `read` is for the player itself: it also works after the end and leaves no error code. */
export type ScormSession = { api: ScormApi; read: Read }

const STATUS = 'cmi.core.lesson_status'
const COMMENTS = 'cmi.comments'
const GENERAL_EXCEPTION = 101
const NOT_INITIALIZED = 301

/** The status after LMSFinish; the server applies the same rule. Null in review mode, which changes nothing. */
function settledStatus(read: Read): string | null {
  if (read('cmi.core.lesson_mode') === 'review') return null
  const numberAt = (element: string) => (read(element) === '' ? null : Number(read(element)))
  const reported = read(STATUS)
  const settled = statusAtFinish({
    lesson_status: reported,
    score_raw: numberAt('cmi.core.score.raw'),
    mastery_score: numberAt('cmi.student_data.mastery_score'),
  })
  return settled === reported ? null : settled
}

/**
 * window.API of SCORM 1.2. Every accepted value goes to the sink exactly as the server stores it. A session is not begun, running or ended; after its
 * end nothing is read or accepted (301). Source: SCORM 1.2 RTE §3.3.
 */
export function createScormApi({ cmi, sink, onReopen }: Options): ScormSession {
  const { model, read, get, write } = createModel(cmi)
  let state: 'not_begun' | 'running' | 'ended' = 'not_begun'
  let refused: number | null = null
  const refuse = (code: number, answer = 'false') => {
    refused = code
    return answer
  }
  const nothing = () => refuse(NOT_INITIALIZED, '')
  const call = (answer: () => string, afterEnd = () => refuse(NOT_INITIALIZED)) => {
    refused = null
    return state === 'ended' ? afterEnd() : answer()
  }

  function begin(parameter: string): string {
    const answer = model.lmsInitialize(parameter)
    if (answer === 'true') state = 'running'
    return answer
  }
  function beginAgain(): string {
    onReopen?.()
    return refuse(GENERAL_EXCEPTION)
  }
  function set(element: string, value: string): string {
    if (state === 'not_begun') return model.lmsSetValue(element, value)
    const normal = normalCmiValue(element, value)
    const code = write(element, normal)
    if (code !== null) return refuse(code)
    sink.set(element, normal)
    return 'true'
  }
  function finish(parameter: string): string {
    const settled = state === 'running' && parameter === '' ? settledStatus(read) : null
    if (settled !== null) set(STATUS, settled)
    refused = null
    const answer = model.lmsFinish(parameter)
    if (answer !== 'true') return answer
    state = 'ended'
    sink.terminate()
    return answer
  }
  function commit(parameter: string): string {
    const answer = model.lmsCommit(parameter)
    if (answer === 'true') sink.flush()
    return answer
  }

  const api: ScormApi = {
    LMSInitialize: (parameter = '') => call(() => begin(parameter), beginAgain),
    LMSFinish: (parameter = '') => call(() => finish(parameter)),
    LMSGetValue: (element = '') => call(() => get(element), nothing),
    LMSSetValue: (element = '', value = '') =>
      call(() => set(element, `${element === COMMENTS ? read(COMMENTS) : ''}${textOf(value)}`)),
    LMSCommit: (parameter = '') => call(() => commit(parameter)),
    LMSGetLastError: () => (refused === null ? model.lmsGetLastError() : String(refused)),
    LMSGetErrorString: (code = '') => model.lmsGetErrorString(code),
    LMSGetDiagnostic: (code = '') => model.lmsGetDiagnostic(code || String(refused ?? '')),
  }
  return { api, read }
}
