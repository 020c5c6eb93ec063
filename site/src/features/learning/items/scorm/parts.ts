import type { ScoLine } from '@portico/shared/contract/scorm/scorm.ts'
import { isDone, itemProgress } from '@portico/shared/states/learning/item-progress.ts'

/** True if a package has several parts, so that a table of contents makes sense. */
export const hasSeveral = (lines: readonly ScoLine[]): boolean =>
  lines.filter(({ is_launchable }) => is_launchable).length > 1

const isOpen = ({ status }: ScoLine): boolean => !isDone(status) && status !== itemProgress.failed

/**
 * Returns the next unfinished part: after the current one first, then from the start. A part that waits for the open current one counts, because many
 * parts report only when they are left. Parts that were visited come again only after the current one is done.
 */
export function nextPart(
  lines: readonly ScoLine[],
  current: string,
  visited: ReadonlySet<string> = new Set(),
): ScoLine | null {
  const at = lines.findIndex(({ identifier }) => identifier === current)
  const now = lines[at]
  const opens = ({ locked_by }: ScoLine) => locked_by === null || (now && isOpen(now) && locked_by === now.title)
  const left = [...lines.slice(at + 1), ...lines.slice(0, Math.max(at, 0))].filter(
    (line) => line.is_launchable && !isDone(line.status) && opens(line),
  )
  const isNew = ({ identifier }: ScoLine) => !visited.has(identifier)
  return left.find(isNew) ?? (now && isDone(now.status) ? left[0] : undefined) ?? null
}

type Place = { current: string; visited: ReadonlySet<string>; restarted: ReadonlySet<string> }

/** Whether leaving the current part may finish the lesson: it is still open or began again, and no other part comes next. */
export function isLastPart(lines: readonly ScoLine[], { current, visited, restarted }: Place): boolean {
  const now = lines.find(({ identifier }) => identifier === current)
  const isRunning = now !== undefined && (isOpen(now) || restarted.has(current))
  return isRunning && nextPart(lines, current, visited) === null
}

/** Why a lesson is not finished after its last part: the first part that is still open or was not passed; null if there is none. */
export function unfinished(lines: readonly ScoLine[]): { text: string; part: ScoLine } | null {
  const parts = lines.filter(({ is_launchable }) => is_launchable)
  const open = parts.find(isOpen)
  if (open) return { text: `This lesson is not finished yet: “${open.title}” is still open.`, part: open }
  const failed = parts.find(({ status }) => status === itemProgress.failed)
  return failed ? { text: `You didn’t pass “${failed.title}”. You can start it again.`, part: failed } : null
}
