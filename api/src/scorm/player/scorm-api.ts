import { statusAtFinish } from '@portico/shared/rules/scorm/status-at-finish.ts'
import { Scorm12API } from 'scorm-again'

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

const STATUS = 'cmi.core.lesson_status'
const COMMENTS = 'cmi.comments'
// Content passes numbers and sometimes nothing where the standard has strings.
const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))

/** window.API of SCORM 1.2: scorm-again answers content, and every value it accepts goes to the sink. */
export function createScormApi({ cmi, sink }: { cmi: Record<string, string>; sink: Sink }): ScormApi {
  const model = new Scorm12API({ autocommit: false, lmsCommitUrl: false, mastery_override: false, logLevel: 5 })
  model.loadFromFlattenedJSON(cmi, '')
  let finished = false

  const read = (element: string) => textOf(model.getCMIValue(element))
  const numberAt = (element: string) => (read(element) === '' ? null : Number(read(element)))
  function set(element: string, value: string): string {
    const answer = model.lmsSetValue(element, value)
    if (answer === 'true') sink.set(element, value)
    return answer
  }
  // What the finish makes of the status; the server decides by the same rule. Looking at a finished course changes nothing.
  function settleStatus(): void {
    if (read('cmi.core.lesson_mode') === 'review') return
    const reported = read(STATUS)
    const settled = statusAtFinish({
      lesson_status: reported,
      score_raw: numberAt('cmi.core.score.raw'),
      mastery_score: numberAt('cmi.student_data.mastery_score'),
    })
    if (settled !== reported) set(STATUS, settled)
  }

  return {
    LMSInitialize: (parameter = '') => model.lmsInitialize(parameter),
    LMSFinish(parameter = '') {
      if (parameter === '' && !finished) settleStatus()
      const answer = model.lmsFinish(parameter)
      if (answer !== 'true' || finished) return answer
      finished = true
      sink.terminate()
      return answer
    },
    LMSGetValue: (element = '') => textOf(model.lmsGetValue(element)),
    LMSSetValue(element = '', value = '') {
      const given = textOf(value)
      return set(element, element === COMMENTS ? `${read(COMMENTS)}${given}` : given)
    },
    LMSCommit(parameter = '') {
      const answer = model.lmsCommit(parameter)
      if (answer === 'true') sink.flush()
      return answer
    },
    LMSGetLastError: () => model.lmsGetLastError(),
    LMSGetErrorString: (code = '') => model.lmsGetErrorString(code),
    LMSGetDiagnostic: (code = '') => model.lmsGetDiagnostic(code),
  }
}
