import type { CmiMap } from './check-commit.ts'

/** One objective of a SCO, as reported by its content. */
export type CmiObjective = { id: string; status: string; score: string }
/** One interaction: the question, the learner's response and its result. */
export type CmiInteraction = {
  id: string
  type: string
  time: string
  student_response: string
  correct_responses: string[]
  result: string
  weighting: string
  latency: string
  objectives: string[]
}

const mostListRows = 1_000

/** Returns the rows of a data-model list in index order. */
function rowsOf(cmi: CmiMap, list: string): Map<string, string>[] {
  const rows = new Map<number, Map<string, string>>()
  for (const [element, value] of Object.entries(cmi)) {
    if (!element.startsWith(`${list}.`)) continue
    const [index = '', ...rest] = element.slice(list.length + 1).split('.')
    if (!/^\d{1,6}$/.test(index)) continue
    const row = rows.get(Number(index)) ?? new Map<string, string>()
    rows.set(Number(index), row.set(rest.join('.'), value))
  }
  return [...rows]
    .toSorted(([one], [other]) => one - other)
    .slice(0, mostListRows)
    .map(([, row]) => row)
}
const all = (row: Map<string, string>, pattern: RegExp): string[] =>
  [...row].flatMap(([name, value]) => (pattern.test(name) ? [value] : []))

/** Returns a SCO's objectives. Source: SCORM 1.2 RTE §3.4.4, cmi.objectives. */
export const objectivesOf = (cmi: CmiMap): CmiObjective[] =>
  rowsOf(cmi, 'cmi.objectives').map((row) => ({
    id: row.get('id') ?? '',
    status: row.get('status') ?? '',
    score: row.get('score.raw') ?? '',
  }))

/** Returns a SCO's interactions. Source: SCORM 1.2 RTE §3.4.4, cmi.interactions. */
export const interactionsOf = (cmi: CmiMap): CmiInteraction[] =>
  rowsOf(cmi, 'cmi.interactions').map((row) => ({
    id: row.get('id') ?? '',
    type: row.get('type') ?? '',
    time: row.get('time') ?? '',
    student_response: row.get('student_response') ?? '',
    correct_responses: all(row, /^correct_responses\.\d+\.pattern$/),
    result: row.get('result') ?? '',
    weighting: row.get('weighting') ?? '',
    latency: row.get('latency') ?? '',
    objectives: all(row, /^objectives\.\d+\.id$/),
  }))
