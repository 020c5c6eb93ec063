import { hostileTexts } from './hostile-texts.ts'

const shorter = 6_000
const times = 4
/** A pattern that reads each character a few times needs microseconds for the longer text, one that reads it for every other one tens of milliseconds. */
const suspicious_ms = 3
/** Four times the text takes a linear pattern four times as long, a quadratic one sixteen times. */
const steep = 9

/** All matches of a pattern in a text are looked for, as `replace` and `matchAll` do; the least of several tries. */
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

/** The text upon which a pattern takes more than linear time, shortened; null where none was found. */
export function slowText(pattern: RegExp): string | null {
  const short = hostileTexts(pattern, shorter)
  for (const [index, long] of hostileTexts(pattern, shorter * times).entries()) {
    if (took_ms(pattern, long, 1) < suspicious_ms) continue
    // Perhaps something else took the processor: the least of three says.
    const grown_ms = took_ms(pattern, long, 3)
    if (grown_ms < suspicious_ms) continue
    if (grown_ms / took_ms(pattern, short[index] ?? '', 3) > steep) return JSON.stringify(long.slice(0, 24))
  }
  return null
}
