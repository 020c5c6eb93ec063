import type { RunningAttempt } from '@portico/shared/contract/exams/exams.ts'
import { clockText } from '../../clock-text.ts'

const second_ms = 1_000
const minute_ms = 60 * second_ms
const hour_ms = 60 * minute_ms

/** If the clock drifts from the device's ticks by more than this, the device slept or its clock was changed. */
const jump_ms = 2 * second_ms

type Reading = { ticks: number; clock: number }
const read = (): Reading => ({ ticks: performance.now(), clock: Date.now() })
const arrivals = new WeakMap<RunningAttempt, Reading>()

/** When this device received an attempt from the server. From then on it counts ticks, which cannot be changed. */
function arrivalOf(running: RunningAttempt): Reading {
  const known = arrivals.get(running) ?? read()
  arrivals.set(running, known)
  return known
}

/** Milliseconds left in an attempt by the server's clock, regardless of this device's clock; null if it has no time limit. */
export function timeLeft_ms(running: RunningAttempt): number | null {
  const { ticks } = arrivalOf(running)
  const passed = performance.now() - ticks
  return running.ends_at === null ? null : Math.max(0, Date.parse(running.ends_at) - Date.parse(running.now) - passed)
}

/**
 * True if this device slept since it received the attempt (its ticks may have stopped) or its clock was changed: then only the server knows the time.
 */
export function clockJumped(running: RunningAttempt): boolean {
  const [from, to] = [arrivalOf(running), read()]
  return Math.abs(to.clock - from.clock - (to.ticks - from.ticks)) > jump_ms
}

/** The time left as a clock. */
export const timeLeftText = (left_ms: number): string => clockText(Math.ceil(left_ms / second_ms))

/** Shows the clock only during the last 24 hours: a window that closes in some days is not a time limit. */
export const isClockVisible = (left_ms: number): boolean => left_ms <= 24 * hour_ms

/** Announced once at five minutes and once at one minute left (WCAG 2.2.1); empty at other times. */
export function timeWarning(left_ms: number): string {
  if (left_ms <= 0 || left_ms > 5 * minute_ms) return ''
  return left_ms <= minute_ms
    ? 'One minute left. Your answers are saved, and are submitted when time is up.'
    : 'Five minutes left. Your answers are saved as you go.'
}
