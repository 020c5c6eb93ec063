import { fontRuns, type Run, type Weight } from '../../../pdf/font-runs.ts'

export type Line = { outline: string; width: number }

const isRightToLeft = (text: string): boolean => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)

/** The runs of a text in drawing order. */
function runsOf(text: string, weight: Weight): Run[] {
  const runs = fontRuns(text, weight)
  return isRightToLeft(text) ? runs.toReversed() : runs
}

/** Draws one line of text as an SVG path with its baseline at 0,0, so pictures do not depend on a machine's fonts. */
export function lineOf(text: string, { size, weight }: { size: number; weight: Weight }): Line {
  let x = 0
  const outlines: string[] = []
  for (const run of runsOf(text, weight)) {
    const scale = size / run.font.unitsPerEm
    const { glyphs, positions } = run.font.layout(run.text)
    glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const outline = glyph.path.scale(scale, -scale).translate(x + xOffset * scale, -yOffset * scale)
      outlines.push(outline.toSVG())
      x += xAdvance * scale
    })
  }
  return { outline: outlines.join(''), width: x }
}

/** Breaks text into as few lines as fit the width; excess text ends with an ellipsis. */
export function linesOf(text: string, style: { size: number; weight: Weight; width: number; most: number }): Line[] {
  const fits = (words: string) => lineOf(words, style).width <= style.width
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const kept = lines.slice(0, style.most)
  if (lines.length > style.most) kept[style.most - 1] = `${kept[style.most - 1]}…`
  return kept.map((line) => lineOf(line, style))
}
