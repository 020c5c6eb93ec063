/** A parsed prerequisites expression. `is` compares an item's status with a word; `atLeast` is `2*{a, b, c}`. */
export type Prerequisites =
  | { kind: 'item'; identifier: string }
  | { kind: 'is'; identifier: string; word: string; negated: boolean }
  | { kind: 'not'; of: Prerequisites }
  | { kind: 'and'; of: Prerequisites[] }
  | { kind: 'or'; of: Prerequisites[] }
  | { kind: 'atLeast'; count: number; of: Prerequisites[] }

/** SCORM 1.2 allows 200 characters; anything longer than this limit was not written by a person. */
const MOST_CHARACTERS = 2_000
const TOKEN = /\s*(?:(<>|[&|~=(){},*])|"([^"]*)"|([^\s&|~=<>(){},*"]+))/y
type Token = { sign: string } | { word: string }

function tokensOf(script: string): Token[] | null {
  const tokens: Token[] = []
  const text = script.trim()
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text)
    if (!match) return null
    tokens.push(match[1] === undefined ? { word: match[2] ?? match[3] ?? '' } : { sign: match[1] })
  }
  return tokens
}

class Unreadable extends Error {}

/** Recursive-descent parser over the tokens; `~` binds tightest, then `=` and `<>`, then `&`, then `|`. */
function reader(tokens: readonly Token[]) {
  let at = 0
  const isNext = (sign: string): boolean => {
    const token = tokens[at]
    return token !== undefined && 'sign' in token && token.sign === sign
  }
  const take = (sign: string): boolean => isNext(sign) && ++at > 0
  const word = (): string => {
    const token = tokens[at++]
    if (token === undefined || !('word' in token)) throw new Unreadable()
    return token.word
  }
  const expectSign = (sign: string): void => {
    if (!take(sign)) throw new Unreadable()
  }
  const list = (one: () => Prerequisites, sign: string): Prerequisites[] => {
    const found = [one()]
    while (take(sign)) found.push(one())
    return found
  }
  const joined = (kind: 'and' | 'or', sign: string, one: () => Prerequisites) => (): Prerequisites => {
    const [first, ...rest] = list(one, sign)
    if (first === undefined) throw new Unreadable()
    return rest.length === 0 ? first : { kind, of: [first, ...rest] }
  }
  const factor = (): Prerequisites => {
    if (take('~')) return { kind: 'not', of: factor() }
    if (take('(')) {
      const inner = either()
      expectSign(')')
      return inner
    }
    const name = word()
    if (take('*')) {
      expectSign('{')
      const of = list(either, ',')
      expectSign('}')
      if (!/^\d{1,4}$/.test(name)) throw new Unreadable()
      return { kind: 'atLeast', count: Number(name), of }
    }
    const negated = isNext('<>')
    return take('=') || take('<>')
      ? { kind: 'is', identifier: name, word: word(), negated }
      : { kind: 'item', identifier: name }
  }
  const either: () => Prerequisites = joined('or', '|', joined('and', '&', factor))
  return { either, isAtEnd: () => at === tokens.length }
}

/**
 * Parses `adlcp:prerequisites type="aicc_script"`: identifiers with `&`, `|`, `~`, `=`, `<>`, `n*{a, b}` and parentheses. Null if it is empty or
 * invalid, in which case it locks nothing. Source: SCORM 1.2 CAM §2.3.2.5.3.
 */
export function parsePrerequisites(script: string | null | undefined): Prerequisites | null {
  if (!script?.trim() || script.length > MOST_CHARACTERS) return null
  const tokens = tokensOf(script)
  if (tokens === null) return null
  try {
    const { either, isAtEnd } = reader(tokens)
    const read = either()
    return isAtEnd() ? read : null
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}
