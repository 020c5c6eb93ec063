/** Summary of a WebVTT file: number of cues, how many of them a browser displays, and the lines of the first ones it does not. */
export type Cues = { count: number; shown: number; lines: number[] }

const mostLines = 20
const arrow = '-->'
const timing =
  /^\s*(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})\s*-->\s*(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})(?:\s.*)?$/

const msOf = ([hours = '0', minutes = '0', seconds = '0', ms = '0']: readonly (string | undefined)[]): number =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(ms)

/** Tells whether a browser displays a cue with this timing line: valid WebVTT times, with the end after the start. */
function isDisplayable(line: string): boolean {
  const found = timing.exec(line)
  return found !== null && msOf(found.slice(5)) > msOf(found.slice(1, 5))
}

/**
 * Parses cues line by line as browsers do: `read` takes the next line, `end` returns the result. The header ends at the first blank line; NOTE, STYLE
 * and REGION blocks are not cues; a line with an arrow starts one; a block without times counts as not displayed. Source: WebVTT, §4.1 and §6.1.
 */
export function cueReader(): { read: (words: string) => void; end: () => Cues } {
  const cues = { count: 0, shown: 0, lines: [] as number[] }
  const count = (line: number, shown: boolean) => {
    cues.count += 1
    if (shown) cues.shown += 1
    else if (cues.lines.length < mostLines) cues.lines.push(line)
  }
  let block = 'header' as 'header' | 'none' | 'untimed' | 'cue' | 'other'
  let begun = 0
  let line = 0
  const endBlock = () => {
    if (block === 'untimed') count(begun, false)
    block = 'none'
  }
  return {
    read(words) {
      line += 1
      if (words.trim() === '') endBlock()
      else if (block === 'none' && /^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(words)) block = 'other'
      else if (block !== 'other' && words.includes(arrow)) {
        count(line, isDisplayable(words))
        block = 'cue'
      } else if (block === 'none') {
        block = 'untimed'
        begun = line
      }
    },
    end() {
      endBlock()
      return cues
    },
  }
}

/** Detects captions in SubRip format, which browsers cannot read. */
export const isSubRip = (text: string): boolean =>
  /^\ufeff?\s*\d+[ \t]*(?:\r\n|\r|\n)[ \t]*\d{1,2}:\d{2}:\d{2},\d{1,3}[ \t]*-->/.test(text)

/** Tells an author how many cues cannot be displayed, and where; null if all can. */
export function cuesText({ count, shown, lines }: Cues): string | null {
  if (shown === count) return null
  const more = count - shown - lines.length
  return `${shown} of ${count} cues can be shown. Look at ${lines.length === 1 ? 'line' : 'lines'} ${listed([...lines.map(String), ...(more > 0 ? [`${more} more`] : [])])}.`
}

const listed = (words: readonly string[]): string => new Intl.ListFormat('en-US').format(words)
