import type { ScoLine } from '@portico/shared/contract/scorm.ts'
import { isDone } from '@portico/shared/states/item-progress.ts'

/** Whether a package has a table of contents worth showing. */
export const hasSeveral = (lines: readonly ScoLine[]): boolean =>
  lines.filter(({ is_launchable }) => is_launchable).length > 1

/** The part to go on to: the next open one that is not done, after the current one first. */
export function nextPart(lines: readonly ScoLine[], current: string): ScoLine | null {
  const at = lines.findIndex(({ identifier }) => identifier === current)
  const inOrder = [...lines.slice(at + 1), ...lines.slice(0, Math.max(at, 0))]
  return inOrder.find((line) => line.is_launchable && line.locked_by === null && !isDone(line.status)) ?? null
}
