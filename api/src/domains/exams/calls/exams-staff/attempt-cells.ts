import type { ItemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { isDone } from '@portico/shared/states/learning/item-progress.ts'
import type { FullQuestion } from '../../../item-types/door.ts'
import { originOf } from '../../regrade/question-groups.ts'

export type AttemptRow = {
  first_name: string
  last_name: string
  email: string
  attempts: number
  started_at: string
  finished_at: string | null
  ended_by: string | null
  score: number | null
  status: ItemProgress
  question_ids: (string | number)[]
  answers: Record<string, { choices: (string | number)[]; right: boolean | null }>
}
type Columns = {
  /** titles of questions in their newest wording, by the id of the original */
  titles: ReadonlyMap<number, string>
  /** id of the original by the id of each row that was asked */
  origins: ReadonlyMap<number, number>
  choices: ReadonlyMap<number, string>
}
export type Asked = Columns & { is_graded: boolean }

/** One column for each question that was ever asked, whatever its wording was then. */
export function questionColumns(rows: readonly FullQuestion[]): Columns {
  const sorted = rows.toSorted((one, other) => originOf(one) - originOf(other) || one.id - other.id)
  return {
    titles: new Map(sorted.map((row) => [originOf(row), row.title])),
    origins: new Map(sorted.map((row) => [row.id, originOf(row)])),
    choices: new Map(sorted.flatMap((row) => row.choices.map(({ id, title }) => [id, title] as const))),
  }
}

const head = ['First name', 'Last name', 'Email', 'Attempt', 'Started (UTC)', 'Submitted (UTC)']
export const attemptHead = ({ titles, is_graded }: Asked): string[] => [
  ...head,
  ...(is_graded ? ['Score in percent', 'Passed'] : []),
  ...titles.values(),
]

const utc = (at: string | null): string => (at === null ? '' : new Date(at).toISOString())

/** An attempt that staff closed was never submitted; a running one has no results yet. */
export function attemptCells(row: AttemptRow, asked: Asked): (string | number)[] {
  const isSubmitted = row.finished_at !== null && row.ended_by !== 'staff'
  const passed = isSubmitted ? (isDone(row.status) ? 'Yes' : 'No') : ''
  const byOrigin = new Map(row.question_ids.map((id) => [asked.origins.get(Number(id)), row.answers[String(id)]]))
  return [
    row.first_name,
    row.last_name,
    row.email,
    row.attempts,
    utc(row.started_at),
    isSubmitted ? utc(row.finished_at) : '',
    ...(asked.is_graded ? [row.score ?? '', passed] : []),
    ...[...asked.titles.keys()].map((origin) =>
      isSubmitted && byOrigin.has(origin) ? resultOf(byOrigin.get(origin), asked) : '',
    ),
  ]
}

/** The result of a graded question; otherwise the answers that were chosen. */
function resultOf(answer: AttemptRow['answers'][string] | undefined, { is_graded, choices }: Asked): string {
  if (!answer || answer.choices.length === 0) return 'Not answered'
  if (is_graded) return answer.right ? 'Correct' : 'Incorrect'
  return answer.choices.map((id) => choices.get(Number(id)) ?? '').join('; ')
}
