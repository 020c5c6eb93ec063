import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import type { ListJob } from '@portico/shared/resources/bulk-calls.ts'
import { listJob } from '@portico/shared/states/list-job.ts'

/** Starts a sentence about the result: "1 entry was", "1,204 entries were". */
export const entryCountText = (count: number): string =>
  count === 1 ? '1 entry was' : `${formatCount(count)} entries were`

export const done = { edit: 'changed', delete: 'deleted', restore: 'restored' } as const

const why = new Map<ListJob['state'], string>([
  [listJob.canceled, 'Stopped: '],
  [listJob.denied, 'The right to do this was withdrawn: '],
  [listJob.failed, 'This failed: '],
])

/** Returns the result in words, such as "1,203 entries were changed, 1 was refused." */
export function jobResultText({ kind, state, total, done: number, refused }: ListJob): string {
  const rest = total - number - refused
  const parts = [
    `${entryCountText(number)} ${done[kind]}`,
    ...(refused > 0 ? [`${formatCount(refused)} ${refused === 1 ? 'was' : 'were'} refused`] : []),
    ...(rest > 0 ? [`${formatCount(rest)} ${rest === 1 ? 'was' : 'were'} left as they are`] : []),
  ]
  return `${why.get(state) ?? ''}${parts.join(', ')}.`
}
