// SCORM 1.2 RTE §3.4.4, the whole data model: name, who may read or write it, type and limits. The API revalidates every commit against it, whatever
// the player accepted.
import {
  blankOr,
  clock,
  decimalBetween,
  identifier,
  interactionResult,
  oneOf,
  SUSPEND_DATA_MAX,
  text,
  timespan,
} from './cmi-types.ts'
import type { CmiType } from './cmi-types.ts'

/** 'r' is set by the LMS only, 'w' is write-only for content, 'keyword' is part of the model itself. */
export type CmiAccess = 'r' | 'rw' | 'w' | 'keyword'
export type CmiElement = { name: string; access: CmiAccess; type: CmiType }

const score = blankOr(decimalBetween(0, 100))
const status = oneOf('passed', 'completed', 'failed', 'incomplete', 'browsed')
const anything = text(SUSPEND_DATA_MAX)

const row = (name: string, access: CmiAccess, type: CmiType): CmiElement => ({ name, access, type })

/** `n` and `m` stand for an index. */
export const CMI_ELEMENTS: readonly CmiElement[] = [
  row('cmi._version', 'keyword', anything),
  row('cmi._children', 'keyword', anything),
  row('cmi.core._children', 'keyword', anything),
  row('cmi.core.student_id', 'r', identifier),
  row('cmi.core.student_name', 'r', text(255)),
  row('cmi.core.lesson_location', 'rw', text(255)),
  row('cmi.core.credit', 'r', oneOf('credit', 'no-credit')),
  row('cmi.core.lesson_status', 'rw', status),
  row('cmi.core.entry', 'r', oneOf('ab-initio', 'resume', '')),
  row('cmi.core.score._children', 'keyword', anything),
  row('cmi.core.score.raw', 'rw', score),
  row('cmi.core.score.min', 'rw', score),
  row('cmi.core.score.max', 'rw', score),
  row('cmi.core.total_time', 'r', timespan),
  row('cmi.core.lesson_mode', 'r', oneOf('normal', 'browse', 'review')),
  row('cmi.core.exit', 'w', oneOf('time-out', 'suspend', 'logout', '')),
  row('cmi.core.session_time', 'w', timespan),
  row('cmi.suspend_data', 'rw', text(SUSPEND_DATA_MAX)),
  row('cmi.launch_data', 'r', text(4_096)),
  row('cmi.comments', 'rw', text(4_096)),
  row('cmi.comments_from_lms', 'r', text(4_096)),

  row('cmi.objectives._children', 'keyword', anything),
  row('cmi.objectives._count', 'keyword', anything),
  row('cmi.objectives.n.id', 'rw', identifier),
  row('cmi.objectives.n.score._children', 'keyword', anything),
  row('cmi.objectives.n.score.raw', 'rw', score),
  row('cmi.objectives.n.score.min', 'rw', score),
  row('cmi.objectives.n.score.max', 'rw', score),
  row(
    'cmi.objectives.n.status',
    'rw',
    oneOf('passed', 'completed', 'failed', 'incomplete', 'browsed', 'not attempted'),
  ),

  row('cmi.student_data._children', 'keyword', anything),
  row('cmi.student_data.mastery_score', 'r', decimalBetween(0, 100)),
  row('cmi.student_data.max_time_allowed', 'r', timespan),
  row(
    'cmi.student_data.time_limit_action',
    'r',
    oneOf('exit,message', 'exit,no message', 'continue,message', 'continue,no message'),
  ),

  row('cmi.student_preference._children', 'keyword', anything),
  row('cmi.student_preference.audio', 'rw', decimalBetween(-1, 100)),
  row('cmi.student_preference.language', 'rw', text(255)),
  row('cmi.student_preference.speed', 'rw', decimalBetween(-100, 100)),
  row('cmi.student_preference.text', 'rw', decimalBetween(-1, 1)),

  row('cmi.interactions._children', 'keyword', anything),
  row('cmi.interactions._count', 'keyword', anything),
  row('cmi.interactions.n.id', 'w', identifier),
  row('cmi.interactions.n.objectives._count', 'keyword', anything),
  row('cmi.interactions.n.objectives.m.id', 'w', identifier),
  row('cmi.interactions.n.time', 'w', clock),
  row(
    'cmi.interactions.n.type',
    'w',
    oneOf('true-false', 'choice', 'fill-in', 'matching', 'performance', 'sequencing', 'likert', 'numeric'),
  ),
  row('cmi.interactions.n.correct_responses._count', 'keyword', anything),
  // The standard allows 255 characters; longer free-text answers occur in practice and are stored.
  row('cmi.interactions.n.correct_responses.m.pattern', 'w', anything),
  row('cmi.interactions.n.weighting', 'w', decimalBetween(-100, 100)),
  row('cmi.interactions.n.student_response', 'w', anything),
  row('cmi.interactions.n.result', 'w', interactionResult),
  row('cmi.interactions.n.latency', 'w', timespan),
]

const BY_NAME = new Map(CMI_ELEMENTS.map((element) => [element.name, element]))

/** Returns the model row for an element name with real indices, plus those indices; undefined if the model has no such element. */
export function findCmiElement(name: string): { element: CmiElement; indices: string[] } | undefined {
  const indices: string[] = []
  const pattern = name.replace(/\.(\d+)(?=\.)/g, (_, index: string) => `.${indices.push(index) === 1 ? 'n' : 'm'}`)
  const element = BY_NAME.get(pattern)
  return element && !/\.[nm](?=\.)/.test(name) ? { element, indices } : undefined
}
