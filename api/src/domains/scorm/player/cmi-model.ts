import { checkCmiValue } from '@portico/shared/rules/scorm/check-cmi-value.ts'
import { listCounts } from '@portico/shared/rules/scorm/list-counts.ts'
import { Scorm12API } from 'scorm-again'
import { identifierNames } from './identifier-names.ts'

// Content passes numbers and sometimes nothing where the standard has strings.
export const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

/** The data model of one launch: scorm-again, which answers content, behind the same checks the server runs. */
export function createModel(cmi: Record<string, string>): {
  model: Scorm12API
  /** Reads an element's current value in any session state; leaves no error code. */
  read: (element: string) => string
  /** Reads an element for the content. */
  get: (element: string) => string
  /** Sets an element, or returns the error code. */
  write: (element: string, value: string) => number | null
} {
  const model = new Scorm12API({ autocommit: false, lmsCommitUrl: false, mastery_override: false, logLevel: 5 })
  const names = identifierNames()
  const lists = listCounts(Object.keys(cmi))
  const named = Object.entries(cmi).map(([element, value]) => [element, names.toModel(element, value)])
  model.loadFromFlattenedJSON(Object.fromEntries(named), '')
  return {
    model,
    read: (element) => names.fromModel(element, textOf(model.getCMIValue(element))),
    get: (element) => names.fromModel(element, textOf(model.lmsGetValue(element))),
    write(element, value) {
      const verdict = checkCmiValue(element, value)
      if (!verdict.ok) return verdict.code
      if (lists.hasGap(element)) return 201
      if (model.lmsSetValue(element, names.toModel(element, value)) !== 'true')
        return Number(model.lmsGetLastError()) || 405
      lists.grow(element)
      return null
    },
  }
}
