import type { ScoLine } from '@portico/shared/contract/scorm/scorm.ts'
import { isDone } from '@portico/shared/states/learning/item-progress.ts'

/** True if a package has several parts, so that a table of contents makes sense. */
export const hasSeveral = (lines: readonly ScoLine[]): boolean =>
  lines.filter(({ is_launchable }) => is_launchable).length > 1

/** Returns the next open, unfinished part: after the current one first, then from the start. */
export function nextPart(lines: readonly ScoLine[], current: string): ScoLine | null {
  const at = lines.findIndex(({ identifier }) => identifier === current)
  const inOrder = [...lines.slice(at + 1), ...lines.slice(0, Math.max(at, 0))]
  return inOrder.find((line) => line.is_launchable && line.locked_by === null && !isDone(line.status)) ?? null
}
