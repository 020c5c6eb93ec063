import type { RunningTry } from '@portico/shared/contract/exams.ts'
import { clockText } from '../../clock-text.ts'

const second_ms = 1_000
const minute_ms = 60 * second_ms
const hour_ms = 60 * minute_ms

/** How much later than its ticks a device's clock may be before that counts as a sleep. */
const jump_ms = 2 * second_ms

type Reading = { ticks: number; clock: number }
const read = (): Reading => ({ ticks: performance.now(), clock: Date.now() })
const arrivals = new WeakMap<RunningTry, Reading>()

/** When this device got a try from the server: what is counted from then on are its ticks, which nobody can set. */
function arrivalOf(running: RunningTry): Reading {
  const known = arrivals.get(running) ?? read()
  arrivals.set(running, known)
  return known
}

/** How many milliseconds of a try are left by the server's clock, whatever this device's says; null for a try without an end. */
export function timeLeft_ms(running: RunningTry): number | null {
  const { ticks } = arrivalOf(running)
  const passed = performance.now() - ticks
  return running.ends_at === null ? null : Math.max(0, Date.parse(running.ends_at) - Date.parse(running.now) - passed)
}

/** Whether this device slept since it got the try, when its ticks may have stood still, or its clock was set: only the server knows then. */
export function clockJumped(running: RunningTry): boolean {
  const [from, to] = [arrivalOf(running), read()]
  return Math.abs(to.clock - from.clock - (to.ticks - from.ticks)) > jump_ms
}

/** The time that is left, as a clock shows it; days are nothing to count by the second. */
export const timeLeftText = (left_ms: number): string => clockText(Math.ceil(left_ms / second_ms))

/** Whether the clock shows: a window that closes in some days is no limit to think of. */
export const isCounted = (left_ms: number): boolean => left_ms <= 24 * hour_ms

/** What is said once, when five minutes and when one minute are left (WCAG 2.2.1); nothing at other times. */
export function timeWarning(left_ms: number): string {
  if (left_ms <= 0 || left_ms > 5 * minute_ms) return ''
  return left_ms <= minute_ms
    ? 'One minute left. Your answers are saved, and are submitted when time is up.'
    : 'Five minutes left. Your answers are saved as you go.'
}
