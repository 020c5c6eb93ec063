import { hostileTexts } from './hostile-texts.ts'

const shorter = 6_000
const times = 4
/**
 * A pattern that reads each character a few times takes microseconds for the longer text; one that rereads it for every other character takes tens of
 * milliseconds.
 */
const suspicious_ms = 3
/** A text four times as long takes a linear pattern four times as long, a quadratic one sixteen times. */
const steep = 9

/** Measures finding all matches in a text, as `replace` and `matchAll` do; returns the minimum of several runs. */
function took_ms(pattern: RegExp, text: string, tries: number): number {
  const all = new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`)
  let least = Infinity
  for (let one = 0; one < tries; one += 1) {
    const began = performance.now()
    text.replace(all, '')
    least = Math.min(least, performance.now() - began)
  }
  return least
}

/** Short enough both for time that doubles with each character and for time that grows more slowly. */
const few = [24, 40]
/** Four more characters take exponential patterns many times as long. */
const powers = 5

/** Returns a short text whose time multiplies with each character; null if none was found. */
export function explosiveText(pattern: RegExp): string | null {
  for (const length of few) {
    const lesser = hostileTexts(pattern, length - 4)
    for (const [index, text] of hostileTexts(pattern, length).entries()) {
      if (took_ms(pattern, text, 1) < suspicious_ms) continue
      const grown_ms = took_ms(pattern, text, 3)
      if (grown_ms < suspicious_ms) continue
      if (grown_ms / took_ms(pattern, lesser[index] ?? '', 3) > powers) return JSON.stringify(text)
    }
  }
  return null
}

/** Returns a shortened text on which a pattern takes more than linear time; null if none was found. */
export function slowText(pattern: RegExp): string | null {
  const explosive = explosiveText(pattern)
  if (explosive !== null) return explosive
  const short = hostileTexts(pattern, shorter)
  for (const [index, long] of hostileTexts(pattern, shorter * times).entries()) {
    if (took_ms(pattern, long, 1) < suspicious_ms) continue
    // Something else may have used the processor, so takes the minimum of three runs.
    const grown_ms = took_ms(pattern, long, 3)
    if (grown_ms < suspicious_ms) continue
    if (grown_ms / took_ms(pattern, short[index] ?? '', 3) > steep) return JSON.stringify(long.slice(0, 24))
  }
  return null
}
