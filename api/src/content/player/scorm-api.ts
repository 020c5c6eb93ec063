import { Scorm12API } from 'scorm-again'

export type ScormApi = Record<
  'LMSInitialize' | 'LMSFinish' | 'LMSGetValue' | 'LMSSetValue' | 'LMSCommit' | 'LMSGetLastError' | 'LMSGetErrorString' | 'LMSGetDiagnostic',
  (...values: string[]) => string
>
type Sink = { set: (element: string, value: string) => void; flush: () => void; terminate: () => void }

const STATUS = 'cmi.core.lesson_status'
const COMMENTS = 'cmi.comments'
// Content passes numbers and sometimes nothing where the standard has strings.
const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))

/** window.API of SCORM 1.2: scorm-again answers content, and every value it accepts goes to the sink. */
export function createScormApi({ cmi, sink }: { cmi: Record<string, string>; sink: Sink }): ScormApi {
  const model = new Scorm12API({ autocommit: false, lmsCommitUrl: false, mastery_override: true, logLevel: 5 })
  model.loadFromFlattenedJSON(cmi, '')
  let finished = false

  return {
    LMSInitialize: (parameter = '') => model.lmsInitialize(parameter),
    LMSFinish(parameter = '') {
      const before = textOf(model.getCMIValue(STATUS))
      const answer = model.lmsFinish(parameter)
      if (answer !== 'true' || finished) return answer
      finished = true
      // A mastery score may have turned the status; the server decides by the same rule.
      const after = textOf(model.getCMIValue(STATUS))
      if (after !== before) sink.set(STATUS, after)
      sink.terminate()
      return answer
    },
    LMSGetValue: (element = '') => textOf(model.lmsGetValue(element)),
    LMSSetValue(element = '', value = '') {
      const given = textOf(value)
      const wanted = element === COMMENTS ? `${textOf(model.getCMIValue(COMMENTS))}${given}` : given
      const answer = model.lmsSetValue(element, wanted)
      if (answer === 'true') sink.set(element, wanted)
      return answer
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
