import { parseRegExpLiteral, visitRegExpAST, type AST } from '@eslint-community/regexpp'

const pool = [...'a0 \n\t-_./\\<>"\'=&;:,!@#()[]{}*+?|$^%~`A', 'é', '\u0000']
/** Characters that hardly any pattern accepts at its end. */
const endings = ['\u0001', ' \n', '@']
type Piece = AST.Element | AST.Alternative

/** Returns the first character of the pool that an element of a pattern accepts. */
function characterOf(raw: string, flags: string): string {
  try {
    const one = new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, ''))
    return pool.find((character) => one.test(character)) ?? ''
  } catch {
    return ''
  }
}

/** Returns a short text that part of a pattern accepts: each repeated part once, and the first of alternatives. */
function sampleOf(piece: Piece, flags: string): string {
  if (piece.type === 'Alternative') return piece.elements.map((one) => sampleOf(one, flags)).join('')
  if (piece.type === 'Character') return String.fromCodePoint(piece.value)
  if (piece.type === 'Quantifier') return piece.max === 0 ? '' : sampleOf(piece.element, flags).repeat(piece.min || 1)
  if (piece.type === 'Group' || piece.type === 'CapturingGroup')
    return piece.alternatives[0] ? sampleOf(piece.alternatives[0], flags) : ''
  if (piece.type === 'Assertion' || piece.type === 'Backreference') return ''
  return characterOf(piece.raw, flags)
}

/**
 * Returns texts of about this length, built from the pattern itself to make it slow: each of its prefixes repeated, each prefix with its last part
 * repeated, and each repeated part alone, all with an ending that hardly fits.
 */
export function hostileTexts(pattern: RegExp, length: number): string[] {
  const { flags } = pattern
  const ast = parseRegExpLiteral(pattern)
  const bricks = new Set<string>()
  const grown = new Set<string>()
  const repeatsOf = (element: AST.Element): string[] => {
    if (element.type !== 'Quantifier' || element.max !== Infinity) return []
    const fitting = pool.filter((character) => matchesCharacter(element.element.raw, flags, character)).slice(0, 6)
    return [sampleOf(element.element, flags), ...fitting].filter((text) => text !== '')
  }
  visitRegExpAST(ast, {
    onAlternativeEnter({ elements }) {
      let begun = ''
      for (const element of elements) {
        for (const text of repeatsOf(element)) {
          bricks.add(text)
          grown.add(begun + text.repeat(Math.ceil(length / text.length)))
        }
        begun += sampleOf(element, flags)
        if (begun !== '') bricks.add(begun)
      }
    },
  })
  for (const brick of bricks) grown.add(brick.repeat(Math.ceil(length / brick.length)))
  return [...grown].flatMap((text) => endings.map((ending) => text + ending))
}

function matchesCharacter(raw: string, flags: string, character: string): boolean {
  try {
    return new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, '')).test(character)
  } catch {
    return false
  }
}
