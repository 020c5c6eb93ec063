import bold from './lettering/inter-bold.json' with { type: 'json' }
import medium from './lettering/inter-medium.json' with { type: 'json' }

// Outlines of Inter (SIL Open Font License 1.1), so that pictures do not depend on installed fonts.
interface Font {
  glyphs: Record<string, (number | string)[]>
  kern: Record<string, number>
}
const fonts: Record<'bold' | 'medium', Font> = { bold, medium }
export type Weight = keyof typeof fonts

export interface Lettered {
  paths: string
  width: number
}

/** Draws one line of text as outlines, baseline at 0,0; `size` in pixels, `spacing` in thousandths of it. */
export function letter(
  text: string,
  { size, weight = 'bold', spacing = 0 }: { size: number; weight?: Weight; spacing?: number },
): Lettered {
  const { glyphs, kern } = fonts[weight]
  const characters = [...text]
  const paths: string[] = []
  let x = 0
  characters.forEach((character, index) => {
    const [advance = 300, outline = ''] = glyphs[character] ?? glyphs['-'] ?? []
    if (outline) paths.push(`<path transform="translate(${x})" d="${outline}"/>`)
    x += Number(advance) + spacing + (kern[character + (characters[index + 1] ?? '')] ?? 0)
  })
  return { paths: `<g transform="scale(${size / 1000})">${paths.join('')}</g>`, width: (x * size) / 1000 }
}

/** Breaks text into as few lines as fit the width. */
export function breakLines(
  text: string,
  { size, weight = 'bold', width }: { size: number; weight?: Weight; width: number },
): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && letter(longer, { size, weight }).width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Draws lines of text below each other, the first baseline at 0,0. */
export function paragraph(
  lines: readonly string[],
  {
    size,
    weight = 'bold',
    spacing = 0,
    leading = 1.16,
  }: { size: number; weight?: Weight; spacing?: number; leading?: number },
): string {
  return lines
    .map(
      (line, index) =>
        `<g transform="translate(0 ${Math.round(index * size * leading)})">${letter(line, { size, weight, spacing }).paths}</g>`,
    )
    .join('')
}
