import { stored } from '@portico/shared/browser/stored.ts'

/** After this time, a package that was left has sent all it had. */
const longest_ms = 10_000
const markOf = (related_id: number) => stored(`portico:left-package:${related_id}`, Number, 'session')

/** Notes that the page of a package is being left: its last data is still on its way to the server. */
export function notePackageLeft(related_id: number, now_ms = Date.now()): void {
  markOf(related_id).write(now_ms)
}

/** Whether a package of this course was left just now. The answer is given once. */
export function hasJustLeftPackage(related_id: number, now_ms = Date.now()): boolean {
  const mark = markOf(related_id)
  const left_ms = mark.read()
  mark.remove()
  return left_ms !== null && now_ms - left_ms < longest_ms
}
