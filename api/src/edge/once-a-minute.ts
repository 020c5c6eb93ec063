const minute_ms = 60_000

/** Logs a message at most once a minute, for messages that every request would otherwise repeat. */
export function onceAMinute<Words extends unknown[]>(say: (...words: Words) => void): (...words: Words) => void {
  let silent_until_ms = 0
  return (...words) => {
    if (Date.now() < silent_until_ms) return
    silent_until_ms = Date.now() + minute_ms
    say(...words)
  }
}
